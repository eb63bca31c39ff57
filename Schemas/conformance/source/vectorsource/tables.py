"""The tables and lists of the specifications, as they print them: `rows` has a vector for each row, and the lint requires it."""

from __future__ import annotations

import functools
import pathlib
import re

SCHEMAS = pathlib.Path(__file__).resolve().parents[3]
PAGES = ["wire-format.md", "user-info.md", "file-names.md", "share-targets.md"]


@functools.cache
def pages() -> str:
    """The specifications, one after another."""
    return "\n".join((SCHEMAS / name).read_text("utf-8") for name in PAGES if (SCHEMAS / name).exists())


def clause(number: str) -> str:
    """The text of a clause, up to the next clause or heading."""
    found = re.search(rf"^\*\*{re.escape(number)}\*\*(.*?)(?=^\*\*[0-9.]+\*\*|^#)", pages(), re.M | re.S)
    assert found, number
    return found[1]


def section(heading: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}[^\n]*\n(.*?)(?=^#|\Z)", pages(), re.M | re.S)
    assert found, heading
    return found[1]


def rows(text: str, number: int = 0) -> list[list[str]]:
    """The rows of a table, without its head; by default of the first table in the text."""
    found = re.findall(r"((?:^\|.*\n?)+)", text, re.M)[number]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in found.strip().split("\n")[2:]]


def code(text: str) -> list[str]:
    """The words in code style, with the words between two that end in a digit: "`com0` to `com9`"."""
    found: list[str] = []
    for first, last in re.findall(r"`([^`]+)`(?: to `([^`]+)`)?", text):
        found += [first[:-1] + str(n) for n in range(int(first[-1]), int(last[-1]) + 1)] if last else [first]
    return found


def characters(text: str) -> list[tuple[int, int]]:
    """The ranges of characters in text: "U+202A to U+202E", and single ones."""
    found = re.findall(r"U\+([0-9A-F]{4,6})(?: to U\+([0-9A-F]{4,6}))?", text)
    return [(int(first, 16), int(last or first, 16)) for first, last in found]


def ends(ranges: list[tuple[int, int]]) -> list[int]:
    """The first and the last character of each range."""
    return sorted({end for both in ranges for end in both})


def slug(text: str) -> str:
    """A part of an id."""
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def point(character: int) -> str:
    """A character in a part of an id."""
    return f"u-{character:04x}"
