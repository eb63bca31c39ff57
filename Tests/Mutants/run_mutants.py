#!/usr/bin/env python3
"""Runs the conformance kit on every mutant, and reports the vectors that catch it.

    python3 Tests/Mutants/run_mutants.py [--xitem PROGRAM] [--vectors DIR] [--json FILE] [--recording FILE] [NAME ...]

A mutant is caught if it fails a case of a vector with a flag of the mutant. In 84 of 100 cases without such a flag, its response must equal
the testee's, because a program that fails everywhere proves nothing. The testee without a fault must pass all cases. Otherwise the exit
status is 1. It is also 1 if a vector catches no mutant and is not in `idle.toml`, or is in `idle.toml` and catches one.

The kit first runs on the testee without a fault, and the requests are recorded. A mutant runs the requests that reach a function that it
changes, and the kit checks the responses that differ. Inputs of more than 64 KiB are skipped, because reading them takes a minute.
"""

from __future__ import annotations

import argparse
import fnmatch
import gc
import json
import multiprocessing
import pathlib
import pickle
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kit import Answers, Kit, Recorded, Vectors, line
from mutant import HERE, MUTANTS, TESTEE, edited, load, unload, warm
from reach import Function, Reach

ROOT = HERE.parents[1]
DIFFERING = 0.18  # the share of cases without its flags in which the response of a mutant may differ
SAMPLE = 50  # one of this many vectors is in the sample
SHORT = 4096  # bytes of a request in the sample
BATCH = 100  # mutants
SECONDS = 3  # of processor time, for one response; the slowest right one takes 1

recorded: list[Recorded] = []
"""The kit's requests; a global, so that the processes of mutants have it without a copy."""

reach = Reach(TESTEE)
"""The testee's functions; a global for the same reason."""


@cache
def reaching() -> dict[Function, set[int]]:
    """The positions of the recorded requests that reach a function, by function."""
    found: dict[Function, set[int]] = defaultdict(set)
    for position, one in enumerate(recorded):
        for function in one.reached:
            found[function].add(position)
    return found


@cache
def positions() -> dict[str, list[int]]:
    """The positions of the recorded requests of a vector, by vector."""
    found = defaultdict(list)
    for position, one in enumerate(recorded):
        found[one.vector].append(position)
    return found


def changed(name: str) -> set[Function] | None:
    """The functions that a mutant changes. None if any function may change."""
    return reach.changed(edited(MUTANTS[name]["edits"]))


def differing(job: tuple[str, list[int]]) -> dict[str, list[tuple[str, str]]]:
    """The wrong responses of a mutant to recorded requests, given by position: by vector, each with its operation."""
    name, reached = job
    testee = load(MUTANTS[name]["edits"])
    signal.signal(signal.SIGVTALRM, too_long)
    found = defaultdict(list)
    for row in (recorded[position] for position in reached):
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        reply = testee.answer(row.request)
        if reply != row.reply:
            found[row.vector].append((row.operation, line(reply)))
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    unload()
    return dict(found)


def too_long(*_: object) -> None:
    """Ends a response that takes too long. The testee reports it as a failure."""
    raise TimeoutError("no answer")


@dataclass
class Row:
    """The result for one mutant: its differing responses, and the vectors that catch it."""

    name: str
    own: set[str]
    changed: set[Function] | None
    differing: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    share: float = 0
    caught: set[str] = field(default_factory=set)
    also_caught: set[str] = field(default_factory=set)

    def reached(self, vectors: set[str]) -> list[int]:
        """The positions of the recorded requests of vectors that reach a function that the mutant changes."""
        found = {position for vector in vectors for position in positions()[vector]}
        if self.changed is not None:
            found = set().union(*(reaching()[function] & found for function in self.changed))
        return sorted(found)

    @property
    def problem(self) -> str:
        """The problem with the mutant, or None."""
        if self.also_caught and not self.caught:
            return f"ESCAPES, though {min(self.also_caught)} sees it without its flag"
        if self.differing and not self.caught:
            return f"ESCAPES, as the kit accepts its other answers, such as to {min(self.differing)}"
        if not self.caught:
            return "ESCAPES, as nothing sees it"
        return "DIFFERS TOO MUCH" if self.share > DIFFERING else ""

    def as_json(self) -> dict[str, Any]:
        """The result in the JSON report."""
        return {
            "fault": MUTANTS[self.name]["fault"],
            "flags": sorted(MUTANTS[self.name]["flags"]),
            "caught-by": sorted(self.caught),
            "also-caught-by": sorted(self.also_caught),
            "share-of-others-that-differs": round(self.share, 4),
        }


def run(names: list[str], kit: Kit) -> list[Row]:
    """The results for mutants.

    Each mutant runs the vectors with its flags, and a sample of all other vectors. Then all mutants run the vectors that have not caught
    a mutant, and the mutants that are not caught run all vectors.
    """
    flags = kit.vectors.flags
    with multiprocessing.get_context("fork").Pool() as pool:
        changes = pool.map(changed, names)
    rows = [Row(name, {id for id in flags if flags[id].intersection(MUTANTS[name]["flags"])}, functions) for name, functions in zip(names, changes)]
    long = {one.vector for one in recorded if len(pickle.dumps(one.request)) > SHORT}
    sample = set([id for id in flags if id not in long][::SAMPLE])
    ask({row.name: row.own.union(sample) for row in rows}, rows)
    for row in rows:
        others = sample - row.own
        row.share = sum(len(row.differing.get(id, [])) for id in others) / sum(len(positions()[id]) for id in others)
    judge(rows, set(), kit)
    idle = flags.keys() - catching(rows)
    batches = -(-len(rows) // BATCH)
    for first in range(batches):
        batch = rows[first::batches]  # of all areas, so that few vectors remain after the first batches
        ask({row.name: idle if row.caught else set(flags) for row in batch}, batch)
        judge(batch, idle, kit)
        idle -= catching(batch)
    return rows


def ask(wanted: dict[str, set[str]], rows: list[Row]) -> None:
    """Runs vectors on each mutant."""
    asked = [(row, row.reached(wanted[row.name])) for row in rows]
    jobs = [(row, (row.name, reached)) for row, reached in asked if reached]
    gc.freeze()  # a collection in a process would copy the memory of all requests
    # A process runs many mutants, because a fork copies the page tables of all requests. A mutant may leave memory behind, so none runs all.
    with multiprocessing.get_context("fork").Pool(maxtasksperchild=50) as pool:
        for (row, _), found in zip(jobs, pool.imap(differing, (job for _, job in jobs))):
            row.differing |= found


def judge(rows: list[Row], idle: set[str], kit: Kit) -> None:
    """Checks the responses of mutants with the kit: for vectors with their flags, then for vectors that have not caught a mutant.

    If a mutant is not caught, the kit then checks all of its responses.
    """
    right: dict[str, dict[str, str]] = defaultdict(dict)
    for one in recorded:
        right[one.vector][one.operation] = line(one.reply)
    asked = [
        (row, Answers(vector, tuple(answers)))
        for row in rows
        for vector, answers in row.differing.items()
        if vector in (idle or row.own) or (idle and not row.caught)
    ]
    wrong = kit.wrong((answers for _, answers in asked), right)
    for row, answers in asked:
        if answers in wrong:
            (row.caught if answers.vector in row.own else row.also_caught).add(answers.vector)


def catching(rows: list[Row]) -> set[str]:
    """The vectors that catch a mutant, with or without its flags."""
    return {vector for row in rows for vector in row.caught | row.also_caught}


def exempt(ids: list[str]) -> dict[str, str]:
    """The vectors that need not catch a mutant, with the reasons."""
    exceptions = tomllib.loads((HERE / "idle.toml").read_text("utf-8"))["exceptions"]
    return {id: one["reason"] for one in exceptions for pattern in one["vectors"] for id in fnmatch.filter(ids, pattern)}


def show(rows: list[Row], ids: list[str], exceptions: dict[str, str]) -> None:
    """The report for people."""
    width = max(len(row.name) for row in rows)
    print(f"{'mutant':{width}}  caught by  differs  for example")
    for row in rows:
        print(f"{row.name:{width}}  {len(row.caught):>9}  {100 * row.share:>5.1f} %  {row.problem or min(row.caught)}")
    print("\nCaught by: vectors with a flag of the mutant. Differs: the share of its responses to a sample of all other vectors.")
    total, idle = (Counter(id.split(".")[0] for id in some) for some in (ids, set(ids) - catching(rows)))
    excused = Counter(id.split(".")[0] for id in exceptions)
    print("\ngroup         vectors  catch none  exempt")
    for group, count in [*total.items(), ("all", len(ids))]:
        one = (lambda counter: counter.total()) if group == "all" else (lambda counter: counter[group])
        print(f"{group:12}  {count:7}  {one(idle):10}  {one(excused):6}")


def main() -> int:
    """Runs the command line. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xitem", default=str(ROOT / ".build" / "debug" / "xitem"), help="the kit")
    parser.add_argument("--vectors", type=pathlib.Path, default=ROOT / "Schemas" / "conformance" / "v1" / "vectors")
    parser.add_argument("--json", type=pathlib.Path, help="where to write the report as JSON")
    parser.add_argument("--recording", type=pathlib.Path, help="the recorded requests: read if the file exists, otherwise written")
    parser.add_argument("names", nargs="*", metavar="NAME", help="mutants. Default: all")
    arguments = parser.parse_args()
    began = time.monotonic()
    warm()
    kit = Kit([arguments.xitem, "conformance", "run"], Vectors(arguments.vectors))
    right, rows = kit.record(arguments.recording)
    recorded.extend(rows)
    results = run(arguments.names or list(MUTANTS), kit)
    ids = list(kit.vectors.all)
    exceptions = exempt(ids)
    show(results, ids, exceptions)
    idle = set(ids) - catching(results)
    if arguments.json:
        document = {"mutants": {row.name: row.as_json() for row in results}, "vectors-that-catch-none": sorted(idle)}
        arguments.json.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    caught = sum(not row.problem for row in results)
    print(f"\n{caught} of {len(results)} mutants are caught, with {len(right)} cases, in {time.monotonic() - began:.0f} s")
    faults = [f"{case}: the testee without a fault does not pass" for case, outcome in right.items() if outcome != "passed"]
    if not arguments.names:
        faults += [f"{id}: catches no mutant, and idle.toml has no reason" for id in sorted(idle - exceptions.keys())]
        faults += [f"{id}: catches a mutant, although idle.toml lists it" for id in sorted(exceptions.keys() - idle)]
    print("\n".join(faults))
    return 1 if faults or caught < len(results) else 0


if __name__ == "__main__":
    sys.exit(main())
