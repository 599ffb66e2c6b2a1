"""A process of its own for rules from someone else, which the system ends when it takes too much.

The loader refuses whatever could reach outside the facts (``pyshell.calls``). What is left to a hostile rule base is to
take time and memory: CLIPS can be interrupted neither inside a function nor while it joins, and ends the whole process
when memory runs out. So that has to happen to another process than the one that answers for the exit status.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

FLAG = "--untrusted-rules"
"""The option of the commands."""

SECONDS = 60
"""Processor time that each process with untrusted rules may take."""

MEGABYTES = 2048
"""Address space that each of them may take."""

_FAILED = 2


def confine(seconds: int = SECONDS, megabytes: int = MEGABYTES) -> Callable[[], None]:
    """Go on in a child process with these limits, which its own children have too. Returns in the child only.

    The child calls what is returned when it ends by itself. The parent waits, then exits with the child's status; if
    the child was ended, it says so on stderr and exits with status 2.
    """
    if not hasattr(os, "fork"):
        print(f"error: {FLAG} needs a system that can limit a process", file=sys.stderr)
        sys.exit(_FAILED)
    reading, writing = os.pipe()
    # A signal that comes before the parent can pass it on waits: it would leave a child that nobody ends.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGTERM, signal.SIGHUP))
    child = os.fork()
    if child == 0:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        os.close(reading)
        _limit(seconds, megabytes)
        return lambda: _note(writing)
    os.close(writing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the child gets it too
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: os.kill(child, number))
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    _, status = os.waitpid(child, 0)
    os.set_blocking(reading, False)
    code = os.waitstatus_to_exitcode(status)
    if code >= 0 and _noted(reading):
        sys.exit(code)
    if -code in (signal.SIGTERM, signal.SIGHUP):
        sys.exit(128 - code)
    print(f"error: the untrusted rules were stopped: {_reason(code, seconds, megabytes)}", file=sys.stderr)
    sys.exit(_FAILED)


def _limit(seconds: int, megabytes: int) -> None:
    import resource  # here, because not every system has it

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def _note(writing: int) -> None:
    os.write(writing, b".")


def _noted(reading: int) -> bool:
    try:
        return bool(os.read(reading, 1))
    except BlockingIOError:
        return False


def _reason(code: int, seconds: int, megabytes: int) -> str:
    if -code == signal.SIGXCPU:
        return f"they took {seconds} s of processor time, which is the limit"
    if code >= 0:  # what CLIPS does when it gets no more memory
        return f"they needed more than {megabytes} MB of memory, which is the limit"
    return f"their process was ended by {signal.Signals(-code).name}"
