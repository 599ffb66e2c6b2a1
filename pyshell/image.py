"""Rule bases on disk as they are after loading, so that a command needn't read and build them again.

An image is known by the content of every file that went into it, and by the versions of what made it: any change makes
another image. It is a cache of what the user's own files say, kept in that user's cache folder, and nothing but a
convenience: where it can't be read or written, the files are loaded as ever.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from copyreg import pickle as pickle_as
from dataclasses import dataclass, fields
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from pyshell.engine import Engine, Prebuilt
from pyshell.knowledge import Knowledge
from pyshell.recording import RecordedRule

_T = TypeVar("_T")
_KEPT = 8
"""How many images stay in the cache; the ones used longest ago go first."""


def _proxy(mapping: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(mapping)


pickle_as(MappingProxyType, lambda proxy: (_proxy, (dict(proxy),)))


class Lazily(Mapping[str, _T]):
    """A mapping whose values stay pickled until they are asked for: most runs ask for few."""

    def __init__(self, pickled: Mapping[str, bytes]) -> None:
        self._pickled = pickled
        self._values: dict[str, _T] = {}

    def __getitem__(self, key: str) -> _T:
        if key not in self._values:
            self._values[key] = pickle.loads(self._pickled[key])
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pickled)

    def __len__(self) -> int:
        return len(self._pickled)


@dataclass(frozen=True)
class Image:
    """Where the image of some files is, or would be. ``None`` as folder: nothing is kept."""

    folder: Path | None
    key: str

    @classmethod
    def of(
        cls,
        rule_dirs: Iterable[Path],
        fact_dirs: Iterable[Path],
        store: Path | None = None,
        *,
        untrusted: bool = False,
    ) -> Image:
        """The image of the folders as they are now, for use with a store; ``untrusted`` files are checked for more.
        ``RULINGS_CACHE`` names another folder for images, or is ``off``."""
        folder = _folder()
        if folder is None:
            return cls(None, "")
        digest = hashlib.sha256()
        for name in ("clipspy", "click"):
            digest.update(version(name).encode())
        digest.update(f"{sys.version}|{store}|{untrusted}\0".encode())
        package = Path(__file__).parent
        for module in sorted(package.glob("*.py")):
            stat = module.stat()
            digest.update(f"{module}{stat.st_size}{stat.st_mtime_ns}\0".encode())
        for folders, patterns in ((rule_dirs, ("**/*.clp",)), (fact_dirs, ("**/*.clp", "cards/**/*.fct"))):
            for top in folders:
                digest.update(f"{top.resolve()}|{top}\0".encode())
                for pattern in patterns:
                    for path in sorted(top.glob(pattern)):
                        digest.update(f"{path}\0".encode())
                        digest.update(hashlib.sha256(path.read_bytes()).digest())
        for top in fact_dirs:
            for path in sorted((*top.glob("scenarios/**/*.fct"), *top.glob("documents/*.fct"))):
                digest.update(f"{path}\0".encode())
        return cls(folder, digest.hexdigest())

    @property
    def _stem(self) -> Path | None:
        return self.folder / self.key if self.folder else None

    def load(self) -> tuple[Knowledge, Engine] | None:
        """The knowledge and its engine, or ``None`` where there is no usable image."""
        stem = self._stem
        if stem is None:
            return None
        try:
            with stem.with_suffix(".pickle").open("rb") as file:
                held: dict[str, Any] = pickle.load(file)
                recorded = Lazily[RecordedRule](pickle.load(file))
            knowledge = Knowledge(recorded=recorded, **held["knowledge"])
            prebuilt: Prebuilt = held["engine"]
            engine = Engine.prebuilt(prebuilt, recorded, stem.with_suffix(".clips"))
            os.utime(stem.with_suffix(".pickle"))
        except Exception:  # whatever is wrong with a cache, the files themselves are there
            return None
        return knowledge, engine

    def save(self, knowledge: Knowledge, engine: Engine) -> None:
        """Write the image; failing to is no failure of the command."""
        stem = self._stem
        if stem is None:
            return
        held: dict[str, Any] = {
            "knowledge": {
                field.name: getattr(knowledge, field.name) for field in fields(knowledge) if field.name != "recorded"
            },
            "engine": engine.as_prebuilt(),
        }
        recorded = {name: pickle.dumps(rule, 5) for name, rule in knowledge.recorded.items()}
        with suppress(OSError):
            stem.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with tempfile.TemporaryDirectory(dir=stem.parent) as workplace:
                made = Path(workplace) / "image"
                if not engine.save_binary(made.with_suffix(".clips")):
                    return
                with made.with_suffix(".pickle").open("wb") as file:
                    pickle.dump(held, file, 5)
                    pickle.dump(recorded, file, 5)
                for suffix in (".clips", ".pickle"):  # the one that `load` looks for first comes last
                    made.with_suffix(suffix).replace(stem.with_suffix(suffix))
            self._tidy(stem.parent)

    @staticmethod
    def _tidy(folder: Path) -> None:
        images = sorted(folder.glob("*.pickle"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in images[_KEPT:]:
            for suffix in (".pickle", ".clips"):
                old.with_suffix(suffix).unlink(missing_ok=True)


def _folder() -> Path | None:
    named = os.environ.get("RULINGS_CACHE", "")
    if named == "off":
        return None
    if named:
        return Path(named)
    from platformdirs import user_cache_path  # here, because the variable may make it unnecessary

    return user_cache_path("rulings", appauthor=False) / "images"
