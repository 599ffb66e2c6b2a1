"""How long a large import takes, and how much memory: run `python tests/bench/importing.py [MEGABYTES]`.

Writes a file in each format, of made-up cards with as much text around them as real ones have, imports the cards and
rulings of both in processes of their own, and prints the time and the peak memory of each.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CARDS = 28_000
RULINGS_OF_A_CARD = 3
PADDING = 5_000

MEASURED = """
import resource, sys
from pathlib import Path
from pyshell.store.importing import import_cards, import_rulings
take = {"cards": import_cards, "rulings": import_rulings}[sys.argv[1]]
take(Path(sys.argv[2]), [Path(sys.argv[3])])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def card(number: int) -> dict[str, Any]:
    """A card in the form of MTGJSON; each one's rulings are its own, but for one that many share."""
    rulings = [{"date": "2030-01-01", "text": f"Ruling {n} of card {number}."} for n in range(RULINGS_OF_A_CARD)]
    return {
        "name": f"Made-up card {number}",
        "layout": "normal",
        "manaCost": "{2}{G}",
        "types": ["Creature"],
        "subtypes": ["Elf"],
        "supertypes": [],
        "type": "Creature - Elf",
        "text": f"Flying\nDredge {number % 7 + 1}",
        "keywords": ["Dredge", "Flying"],
        "identifiers": {"scryfallOracleId": f"oracle-{number}"},
        "rulings": [*rulings, {"date": "2030-01-01", "text": f"Shared ruling {number % 500}."}],
        "foreignData": [{"language": "Other", "text": "é" * (PADDING // 2)}],
    }


def mtgjson(size: int) -> Iterator[str]:
    """A file of many sets, in which each card is printed again and again."""
    yield '{"meta": {"date": "2030-02-02"}, "data": {'
    written = number = 0
    while written < size:
        yield f'{", " if number else ""}"SET{number}": {{"cards": ['
        for n in range(400):
            text = json.dumps(card((number * 400 + n) % CARDS), ensure_ascii=False)
            written += len(text.encode())
            yield text if n == 0 else f", {text}"
        yield "]}"
        number += 1
    yield "}}"


def scryfall(size: int) -> Iterator[str]:
    """One array on one line, as long as the other file."""
    written = number = 0
    yield "["
    while written < size:
        record = {
            "object": "card",
            "oracle_id": f"oracle-{number}",
            "name": f"Made-up card {number}",
            "layout": "normal",
            "mana_cost": "{2}{G}",
            "type_line": "Creature — Elf",
            "oracle_text": "Flying",
            "keywords": ["Flying"],
            "related_uris": {"other": "x" * PADDING},
        }
        text = json.dumps(record)
        written += len(text)
        yield text if number == 0 else f",\n{text}"
        number += 1
    yield "]"


def measure(what: str, store: Path, file: Path) -> str:
    """Time and peak memory of one import in a process of its own."""
    began = time.perf_counter()
    command = [sys.executable, "-c", MEASURED, what, store, file]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    seconds = time.perf_counter() - began
    return f"{what.ljust(8)} {seconds:6.1f} s  {int(done.stdout) / 1024:6.0f} MB at most"


def main() -> None:
    """Measure."""
    size = int(sys.argv[1] if len(sys.argv) > 1 else 500) * 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        for form in (mtgjson, scryfall):
            file = Path(folder, f"{form.__name__}.json")
            with file.open("w", encoding="utf-8") as out:
                out.writelines(form(size))
            print(f"{form.__name__}, {file.stat().st_size / 1e6:.0f} MB")
            store = Path(folder, f"{form.__name__}.sqlite")
            print(" ", measure("cards", store, file))
            if form is mtgjson:
                print(" ", measure("rulings", store, file))
            print(f"  store {store.stat().st_size / 1e6:.0f} MB")
            file.unlink()


if __name__ == "__main__":
    main()
