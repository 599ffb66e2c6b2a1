"""The layouts of cards: which half, face or inset of its card each printed part is (CR 709 to 722)."""

from __future__ import annotations

from collections.abc import Mapping

from pyshell.store.records import Kind

MELD = "meld"
REVERSIBLE = "reversible_card"

_ONE = ("whole",)
_HALVES = ("left", "right")
_INSET = ("whole", "inset")
_BACK = ("whole", "back")

PARTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("normal", "leveler", "class", "case", "saga", "mutate", "prototype", "meld", "host", "augment", "planar",
         "scheme", "vanguard", "token", "emblem"),
        _ONE,
    ),
    **dict.fromkeys(("split", "aftermath", "room"), _HALVES),
    **dict.fromkeys(("adventure", "omen", "prepare"), _INSET),
    "flip": ("whole", "flipped"),
    **dict.fromkeys(("transform", "modal_dfc", "battle", "double_faced_token"), _BACK),
    "art_series": (),
    REVERSIBLE: (),
}  # fmt: skip
"""Each known layout with the ``half`` of its parts in printed order. What is no part of a game has none."""

HAD = ("whole", "left", "right")
"""The halves whose keywords the object has by itself; it has those of the others only while they are in use."""

_KINDS: Mapping[str, Kind] = {"token": "token", "emblem": "token", "double_faced_token": "token", "art_series": "other"}


def kind_of(layout: str) -> Kind:
    """What a layout is used for; one that isn't known is taken for a card's."""
    return _KINDS.get(layout, "card")


def half_of(layout: str, number: int, count: int) -> str:
    """The ``half`` that a part of a card is, ``count`` parts in all; empty where that isn't known."""
    if layout not in PARTS:
        return "whole" if count == 1 else ""
    parts = PARTS[layout]
    return parts[number] if number < len(parts) else ""
