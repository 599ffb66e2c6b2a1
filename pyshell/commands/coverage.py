"""What ``rulings coverage`` prints about the documents' passages and the rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyshell.audit.coverage import Coverage, coverage
from pyshell.cli import Folders, progress, put, put_json
from pyshell.render.lines import Line, Span, line

_SHOWN = 3


def show(folders: Folders, as_json: bool) -> bool:
    """Print the coverage of the rule base, and tell whether nothing is missing."""
    base = folders.load()
    files = base.knowledge.scenario_files
    found = coverage(base, (base.scenario(file) for file in progress(files, "scenarios")))
    if as_json:
        put_json(found.to_json())
    else:
        put(_lines(found))
    return found.complete


def _lines(found: Coverage) -> Iterator[Line]:
    document = ""
    for passage in found.passages:
        if passage.document != document:
            document = passage.document
            yield line((document, "title"))
        rulings = ", ".join(passage.rulings)
        yield line(f"  {passage.number:>3}  ", rulings or ("no ruling", "bad"))
    area = ""
    for ruling in sorted(found.rulings, key=lambda one: (one.area, one.ruling)):
        if ruling.area != area:
            area = ruling.area
            yield ()
            yield line((area, "title"))
        yield line("  ", (ruling.ruling, "name"))
        yield line("    decides     ", _some(ruling.deciding, needed=True))
        yield line("    near miss   ", _some(ruling.near_misses, needed=True))
        if ruling.overridden:
            yield line("    overridden  ", _some(ruling.overridden, needed=False))
    yield ()
    lacking = [one for one in found.rulings if one.missing]
    bare = [one for one in found.passages if not one.rulings]
    for ruling in lacking:
        yield line((ruling.ruling, "name"), ": ", (f"no {', no '.join(ruling.missing)}", "bad"))
    overridden = sum(bool(one.overridden) for one in found.rulings)
    yield line(
        f"{len(found.passages)} passages, {len(bare)} without a ruling; "
        f"{len(found.rulings)} rulings, {len(lacking)} without a case or near miss, {overridden} seen overridden; "
        f"{found.cases} cases"
    )


def _some(cases: Sequence[str], *, needed: bool) -> Span | str:
    if not cases:
        return ("none", "bad") if needed else ""
    more = f" and {len(cases) - _SHOWN} more" if len(cases) > _SHOWN else ""
    return f"{', '.join(cases[:_SHOWN])}{more}"
