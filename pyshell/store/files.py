"""Opens data files as streams of text, plain or packed: what a file is, its first bytes tell, not its name."""

from __future__ import annotations

import codecs
import gzip
import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol, cast

from pyshell.errors import InputError, Place, Problem

_GZIP, _XZ, _ZIP = b"\x1f\x8b", b"\xfd7zXZ\x00", b"PK\x03\x04"
_FOREIGN = {b"BZh": "bzip2", b"\x28\xb5\x2f\xfd": "zstd", b"7z\xbc\xaf": "7z", b"SQLite format 3": "an SQLite database"}
_BROKEN = (OSError, EOFError, zlib.error, lzma.LZMAError, zipfile.BadZipFile, NotImplementedError, RuntimeError)

Progress = Callable[[int], None]
"""Is told how many bytes of the file on disk have been read so far."""


class _Bytes(Protocol):
    def read(self, size: int, /) -> bytes: ...


@dataclass
class TextFile:
    """One text to be read in pieces: a file, or a member of an archive. ``name`` is what messages call it."""

    name: str
    source: _Bytes
    progress: Callable[[], None]

    def __post_init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8")()
        self._begun = False

    def read(self, size: int) -> str:
        """The next characters, from up to ``size`` bytes; an empty text at the end.

        Raises:
            ValueError: the file is damaged, or it isn't UTF-8 text; the message says which.
        """
        text = ""
        while not text:
            try:
                data = self.source.read(size)
                text = self._decode.decode(data, final=not data)
            except UnicodeDecodeError as error:
                raise ValueError(f"this isn't UTF-8 text: {error.reason}") from error
            except _BROKEN as error:
                raise ValueError(f"the file is damaged or cut off: {error}") from error
            self.progress()
            if text and not self._begun:
                text = text.removeprefix("\ufeff")
                self._begun = True
            if not data:
                break
        return text


@contextmanager
def opened(path: Path, progress: Progress = lambda done: None) -> Iterator[Iterator[TextFile]]:
    """The texts of a file one after the other: one, or those of a zip archive's members that end in ``.json``.

    Raises:
        InputError: it can't be read, or is packed in a way that isn't known here.
    """
    try:
        raw = path.open("rb")
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from error
    with raw:
        yield _texts(path, raw, lambda: progress(raw.tell()))


def _texts(path: Path, raw: IO[bytes], progress: Callable[[], None]) -> Iterator[TextFile]:
    try:
        start = raw.read(16)
        raw.seek(0)
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from error
    for mark, kind in _FOREIGN.items():
        if start.startswith(mark):
            raise _unreadable(path, f"this is {kind}", "plain text, .gz, .xz and .zip are read")
    if start.startswith(_ZIP):
        yield from _members(path, raw, progress)
    elif start.startswith(_GZIP):
        with gzip.GzipFile(fileobj=raw) as unpacked:
            yield TextFile(str(path), unpacked, progress)
    elif start.startswith(_XZ):
        with lzma.LZMAFile(raw) as unpacked:
            yield TextFile(str(path), unpacked, progress)
    else:
        yield TextFile(str(path), raw, progress)


def _members(path: Path, raw: IO[bytes], progress: Callable[[], None]) -> Iterator[TextFile]:
    try:
        archive = zipfile.ZipFile(raw)
    except _BROKEN as error:
        raise _unreadable(path, f"the archive is damaged or cut off: {error}") from error
    with archive:
        members = [info for info in archive.infolist() if info.filename.lower().endswith(".json")]
        if not members:
            raise _unreadable(path, "no member of this archive ends in .json")
        for info in members:
            name = f"{path}/{info.filename}"
            try:
                member = archive.open(info)
            except _BROKEN as error:
                raise _unreadable(path, f"{info.filename} is damaged or locked: {error}") from error
            with member:
                yield TextFile(name, cast(_Bytes, member), progress)


def _unreadable(path: Path, message: str, hint: str = "") -> InputError:
    return InputError(Problem(Place(str(path)), "unreadable", message, hint))
