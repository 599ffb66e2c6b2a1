"""What the runs over many files found, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyshell.audit import check, expectations
from pyshell.audit.registry import Explanation
from pyshell.render.lines import Line, line


def totals(report: expectations.Report) -> Iterator[Line]:
    """Each failure, then a table of counts by area."""
    for failure in report.failures:
        yield line(f"{failure.place}: ", (failure.scenario, "name"), f": {failure.code}")
        yield line("  expected  ", failure.expected)
        yield line("  got       ", (failure.got, "bad"))
    if report.failures:
        yield ()
    names = ("scenarios", "variants", "expectations", "failures")
    yield line(("area".ljust(14) + "".join(name.rjust(14) for name in names), "title"))
    for name, area in (*sorted(report.areas.items()), ("all", report.total)):
        counts = "".join(str(getattr(area, count)).rjust(14) for count in names)
        yield line((name.ljust(14) + counts, "bad" if area.failures else ""))


def problems(report: check.Report) -> Iterator[Line]:
    """Each problem on a line of its own, then what was looked at."""
    for problem in report.problems:
        yield line(str(problem), (f"  [{problem.code}]", "dim"))
    counts = ("rulings", "rules", "templates", "scenarios")
    looked = ", ".join(f"{getattr(report, name)} {name}" for name in counts)
    count = len(report.problems)
    found = "no problem" if not count else "1 problem" if count == 1 else f"{count} problems"
    yield line(f"{looked}: ", (found, "bad" if count else "good"))


def explanations(found: Iterable[Explanation]) -> Iterator[Line]:
    """What codes stand for: what is right, why, and how to mend what isn't."""
    for number, one in enumerate(found):
        if number:
            yield ()
        yield line((one.code, "title"))
        yield line(" ".join(one.right.split()))
        yield line("why  ", _sentence(one.reason))
        yield line("fix  ", _sentence(one.fix))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:].rstrip('.')}."
