"""Small samples of card data in both public formats. All cards and all rulings in them are made up."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

DASH = "\N{EM DASH}"
SPLIT = "Rise // Shine"
SHARED = "This ruling stands on two cards."
OWN = "This ruling stands on one card only."


def face(name: str, cost: str = "", line: str = "Creature", text: str = "", **more: Any) -> dict[str, Any]:
    """A face, in the words of neither format."""
    return {"name": name, "cost": cost, "line": line, "text": text, **more}


def card(
    name: str, layout: str, *faces: dict[str, Any], keywords: Sequence[str] = (), rulings: Sequence[str] = ()
) -> dict[str, Any]:
    """A card, in the words of neither format. ``rulings`` are texts, published on 2030-01-01."""
    return {"name": name, "layout": layout, "faces": faces, "keywords": list(keywords), "rulings": list(rulings)}


CARDS = (
    card(
        "Grave Lurker",
        "normal",
        face(
            "Grave Lurker",
            "{2}{B/G}",
            f"Creature {DASH} Zombie Elf",
            "Flying, protection from red and from artifacts\nWhenever it rains, surveil 2.\nDredge 3 (Reminder, 5.)",
            power="1",
            toughness="*",
        ),
        keywords=("Dredge", "Flying", "Protection", "Surveil"),
        rulings=(SHARED, OWN),
    ),
    card(
        SPLIT,
        "split",
        face("Rise", "{U}{B}", "Instant", "Target player mills eight cards.\nFuse (Both.)"),
        face("Shine", "{4}{X}", "Sorcery", "Surveil 2, then draw a card.\nFuse (Both.)"),
        keywords=("Fuse", "Mill", "Surveil"),
        rulings=(SHARED,),
    ),
    card(
        "Dusk // Dawn",
        "aftermath",
        face("Dusk", "{1}{W}", "Sorcery", "Investigate."),
        face("Dawn", "{3}{W}", "Sorcery", "Aftermath (Later.)\nYou gain 3 life."),
        keywords=("Aftermath",),
    ),
    card(
        "Cellar // Attic",
        "room",
        face("Cellar", "{1}{U}", f"Enchantment {DASH} Room", "Draw on."),
        face("Attic", "{3}{U}", f"Enchantment {DASH} Room", "Go on."),
    ),
    card(
        "Brave Baker // Bake Bread",
        "adventure",
        face("Brave Baker", "{1}{W}", f"Creature {DASH} Human", "Vigilance", power="2", toughness="2"),
        face("Bake Bread", "{W}", f"Instant {DASH} Adventure", "Surveil 1."),
        keywords=("Vigilance",),
    ),
    card(
        "Day Keeper // Night Prowler",
        "transform",
        face("Day Keeper", "{G}", f"Legendary Creature {DASH} Wolf", "Flash", power="1", toughness="1"),
        face("Night Prowler", "", f"Creature {DASH} Wolf", "Trample", indicator=["R", "G"], power="3", toughness="3"),
        keywords=("Flash", "Trample"),
    ),
    card(
        "Village // Villager",
        "modal_dfc",
        face("Village", "", "Land", "{T}: Add {G}."),
        face("Villager", "{G}", f"Creature {DASH} Human", "", power="1", toughness="1"),
    ),
    card(
        "Student // Master",
        "flip",
        face("Student", "{U}", f"Creature {DASH} Human", "Flip on.", power="1", toughness="1"),
        face("Master", "{U}", f"Legendary Creature {DASH} Human", "", power="4", toughness="4"),
    ),
    card("Spark", "normal", face("Spark", "{2/R}{R/P}", "Tribal Instant \N{EM DASH} Elemental", "Flashback {1}{R}")),
    card("Élan Vital", "normal", face("Élan Vital", "{G}", "Enchantment", "")),
    card("Strange Thing", "hologram", face("Strange Thing", "{9}", "Artifact", "Cycling {2}"), keywords=("Cycling",)),
    card("Odd // Even", "hologram", face("Odd", "{1}"), face("Even", "{2}")),
)

MELD = (
    card("Left Arm", "meld", face("Left Arm", "{1}{W}", "Creature", "First strike")),
    card("Right Arm", "meld", face("Right Arm", "{2}{W}", "Creature", "")),
    card("Whole Body", "meld", face("Whole Body", "", "Creature", "Trample", power="9", toughness="9")),
)
TOKEN = card("Clue", "token", face("Clue", "", f"Artifact {DASH} Clue", "", indicator=["W"]))

_SUPERTYPES = ("Legendary", "Basic")
_KEPT = ("power", "toughness", "loyalty", "defense")


def oracle(name: str) -> str:
    """The id that both formats give a card here."""
    return f"oracle-{name}"


# MTGJSON


def mtgjson_records(one: dict[str, Any], *, token: bool = False) -> list[dict[str, Any]]:
    """A record for each face, as a set's list of cards holds them."""
    records = []
    for number, part in enumerate(one["faces"]):
        before, _, after = part["line"].partition(f" {DASH} ")
        words = before.split()
        record = {
            "name": one["name"],
            "layout": one["layout"],
            "type": part["line"],
            "supertypes": [word for word in words if word in _SUPERTYPES],
            "types": (["Token"] if token else []) + [word for word in words if word not in _SUPERTYPES],
            "subtypes": after.split(),
            "text": part["text"],
            "keywords": one["keywords"],
            "identifiers": {"scryfallOracleId": oracle(one["name"])},
            "rulings": [{"date": "2030-01-01", "text": text} for text in one["rulings"]],
            "foreignData": [{"language": "Other", "name": "X"}],
            **{key: part[key] for key in _KEPT if key in part},
        }
        if part["cost"]:
            record["manaCost"] = part["cost"]
        if len(one["faces"]) > 1:
            record |= {"faceName": part["name"], "side": "ab"[number]}
        if "indicator" in part:
            record["colors" if token else "colorIndicator"] = part["indicator"]
        records.append(record)
    return records


def mtgjson_meld() -> list[dict[str, Any]]:
    """Two fronts, each named with what they become, and that."""
    left, right, body = (mtgjson_records(one)[0] for one in MELD)
    for front in (left, right):
        front |= {"faceName": front["name"], "side": "a", "name": f"{front['name']} // {body['name']}"}
    body |= {"faceName": body["name"], "side": "b"}
    return [left, right, body]


def mtgjson_set(cards: Iterable[dict[str, Any]] = CARDS, date: str = "2030-02-02", *, more: bool = True) -> str:
    """The file of a set, with what else such a file holds; with ``more`` also meld cards and a token."""
    records = [record for one in cards for record in mtgjson_records(one)]
    data = {
        "baseSetSize": 3,
        "booster": {"default": {"sheets": {"common": {"cards": {"id-1": 2}}}}},
        "cards": records + (mtgjson_meld() if more else []),
        "code": "MUP",
        "sealedProduct": [{"name": "A box", "uuid": "id-2"}],
        "tokens": mtgjson_records(TOKEN, token=True) if more else [],
        "translations": {},
    }
    return json.dumps({"meta": {"date": date, "version": "5.2.0"}, "data": data}, ensure_ascii=False)


def atomic_cards(cards: Iterable[dict[str, Any]] = CARDS, date: str = "2030-02-02") -> str:
    """AtomicCards: for each name a list of faces."""
    faces = {one["name"]: mtgjson_records(one) for one in cards}
    return json.dumps({"meta": {"date": date}, "data": faces}, indent=1)


def all_printings(cards: Iterable[dict[str, Any]] = CARDS, date: str = "2030-02-02") -> str:
    """A file of several sets, in which all cards are printed twice."""
    one = json.loads(mtgjson_set(cards, date))["data"]
    return json.dumps({"meta": {"date": date}, "data": {"AAA": one, "BBB": one}})


# Scryfall


def scryfall_card(one: dict[str, Any]) -> dict[str, Any]:
    """A card object."""
    parts = [_scryfall_face(part) for part in one["faces"]]
    record: dict[str, Any] = {
        "object": "card",
        "oracle_id": oracle(one["name"]),
        "name": one["name"],
        "layout": "split" if one["layout"] in ("aftermath", "room") else one["layout"],
        "keywords": one["keywords"],
        "cmc": 3.0,
    }
    if len(parts) == 1:
        return parts[0] | record
    return record | {"card_faces": parts}


def _scryfall_face(part: dict[str, Any]) -> dict[str, Any]:
    found = {
        "object": "card_face",
        "name": part["name"],
        "mana_cost": part["cost"],
        "type_line": part["line"],
        "oracle_text": part["text"],
        **{key: part[key] for key in _KEPT if key in part},
    }
    if "indicator" in part:
        found["color_indicator"] = part["indicator"]
    return found


def scryfall_meld() -> list[dict[str, Any]]:
    """Three card objects that name one another."""
    parts = [
        {"object": "related_card", "component": "meld_result" if one is MELD[2] else "meld_part", "name": one["name"]}
        for one in MELD
    ]
    return [scryfall_card(one) | {"all_parts": parts} for one in MELD]


def oracle_cards(cards: Iterable[dict[str, Any]] = CARDS, *, more: bool = True) -> str:
    """The bulk file of cards: one record a line."""
    records = [scryfall_card(one) for one in cards]
    if more:
        token = scryfall_card(TOKEN)
        token |= {"type_line": f"Token {token['type_line']}", "colors": token.pop("color_indicator")}
        records += [*scryfall_meld(), token]
    return "[\n" + ",\n".join(json.dumps(record) for record in records) + "\n]\n"


def bulk_rulings(cards: Iterable[dict[str, Any]] = CARDS) -> str:
    """The bulk file of rulings."""
    return json.dumps(
        [
            {
                "object": "ruling",
                "oracle_id": oracle(one["name"]),
                "source": "wotc",
                "published_at": "2030-01-01",
                "comment": text,
            }
            for one in cards
            for text in one["rulings"]
        ]
    )


def save(folder: Path, text: str, name: str = "data.json") -> Path:
    """Write a sample to a file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
