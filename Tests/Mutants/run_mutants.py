#!/usr/bin/env python3
"""Runs the conformance kit on every mutant, and reports what catches it.

    python3 Tests/Mutants/run_mutants.py [--xitem PROGRAM] [--vectors DIR] [--json FILE] [NAME ...]

A mutant is caught when a case fails whose vector has a flag of the mutant; of the cases without such a flag it has to pass nine
tenths, for a program that fails everywhere shows nothing. The testee without a fault has to pass all. The exit status is 1 if a
mutant escapes, or is not what it should be.

The kit runs once on the testee without a fault, and what it asks is recorded. A mutant is asked the same, and the kit judges what
it answers differently: an answer that is the same is right. Inputs of more than 64 KiB are left out; reading them takes a minute.
"""

from __future__ import annotations

import argparse
import base64
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from typing import Any

from mutant import MUTANTS

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SHARE = 0.9
LONG = 65_536
SHORT_AND_SLOW = {"limits.values.shared-ones-count-each-time", "security.sharing.of-16-to-the-12-values"}


def is_slow(vector: dict[str, Any]) -> bool:
    """Whether the input of a vector takes long to read."""
    parts = vector.get("input", {}).get("parts", [])
    length = sum(len(base64.b64decode(part["base64"])) * part["times"] for part in parts)
    return length > LONG or vector["id"] in SHORT_AND_SLOW


class Vectors:
    """The vectors, without those that take long."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.groups = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
        for group in self.groups:
            group["vectors"] = [vector for vector in group["vectors"] if not is_slow(vector)]
        self.flags = {vector["id"]: set(vector["flags"]) for group in self.groups for vector in group["vectors"]}

    def write(self, folder: str, chosen: set[str]) -> None:
        """Writes some of them as the files that the kit reads."""
        for group in self.groups:
            vectors = [vector for vector in group["vectors"] if vector["id"] in chosen]
            if vectors:
                text = json.dumps({**group, "count": len(vectors), "vectors": vectors})
                pathlib.Path(folder, group["group"] + ".json").write_text(text, "utf-8")


class Kit:
    """The program that is the kit, and what it is to ask."""

    def __init__(self, program: str, vectors: Vectors) -> None:
        self.program = program
        self.vectors = vectors
        self.recording = tempfile.NamedTemporaryFile(suffix=".pickle")

    def outcomes(self, chosen: set[str], *mutant: str) -> dict[str, str]:
        """The outcomes of the cases of some vectors."""
        with tempfile.TemporaryDirectory() as folder:
            self.vectors.write(folder, chosen)
            testee = shlex.join(["exec", sys.executable, str(HERE / "mutant.py"), *mutant])
            report = os.path.join(folder, "report")
            options = ["--vectors", folder, "--testee", testee, "--report", "json", "--output", report]
            run = subprocess.run([self.program, "conformance", "run", *options], capture_output=True, text=True)
            if run.returncode not in (0, 1):
                raise RuntimeError(f"{shlex.join(run.args)} ends with {run.returncode}: {run.stderr}")
            results = json.loads(pathlib.Path(report).read_text("utf-8"))["testees"][0]["results"]
        return {result["case"]: result["outcome"] for result in results}

    def outcomes_without_fault(self) -> dict[str, str]:
        """The outcomes of all cases with the testee without a fault; records what it is asked."""
        return self.outcomes(set(self.vectors.flags), "record", self.recording.name)

    def failures(self, name: str) -> set[str]:
        """The cases that a mutant does not pass."""
        command = [sys.executable, str(HERE / "mutant.py"), name, "compare", self.recording.name]
        *cases, end = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]
        if end != "end":
            raise RuntimeError(f"{name} came to no end")
        if not cases:
            return set()
        outcomes = self.outcomes({case.split("/")[0] for case in cases}, name)
        return {case for case in cases if outcomes[case] not in ("passed", "skipped")}


def judged(name: str, failures: set[str], cases: list[str], flags: dict[str, set[str]]) -> dict[str, Any]:
    """What the cases that a mutant does not pass say about it."""
    own = set(MUTANTS[name]["flags"])
    caught = {case.split("/")[0] for case in failures}
    flagged = {id for id in caught if own & flags[id]}
    others = [case for case in cases if not own & flags[case.split("/")[0]]]
    return {
        "fault": MUTANTS[name]["fault"],
        "flags": sorted(own),
        "caught-by": sorted(flagged),
        "also-caught-by": sorted(caught - flagged),
        "others": len(others),
        "others-passed": sum(case not in failures for case in others),
    }


def problem(row: dict[str, Any]) -> str:
    """What is wrong with a mutant, if anything."""
    if not row["caught-by"]:
        also = row["also-caught-by"]
        return "ESCAPES, " + (f"though {also[0]} catches it without the flag" if also else "as nothing catches it")
    return "FAILS TOO MUCH" if row["others-passed"] < SHARE * row["others"] else ""


def catching(rows: dict[str, dict[str, Any]]) -> set[str]:
    """The vectors that catch a mutant, with its flag or without."""
    return {id for row in rows.values() for id in row["caught-by"] + row["also-caught-by"]}


def show(rows: dict[str, dict[str, Any]], ids: list[str]) -> None:
    """The report for people."""
    width = max(map(len, rows))
    print(f"{'mutant':{width}}  caught by  passes  for example")
    for name, row in rows.items():
        count = f"{len(row['caught-by'])} + {len(row['also-caught-by'])}"
        share = f"{100 * row['others-passed'] / row['others']:.0f} %"
        print(f"{name:{width}}  {count:>9}  {share:>6}  {problem(row) or row['caught-by'][0]}")
    total = Counter(id.split(".")[0] for id in ids)
    idle = Counter(id.split(".")[0] for id in set(ids) - catching(rows))
    print("\nCaught by: vectors with a flag of the mutant, and others. Passes: of the cases without its flags.")
    print("\ngroup         vectors  catch none")
    for group, count in [*total.items(), ("all", len(ids))]:
        none = idle.total() if group == "all" else idle[group]
        print(f"{group:12}  {count:7}  {none:10}  {100 * none / count:3.0f} %")


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xitem", default=str(ROOT / ".build" / "debug" / "xitem"), help="the kit")
    parser.add_argument("--vectors", type=pathlib.Path, default=ROOT / "Schemas" / "conformance" / "v1" / "vectors")
    parser.add_argument("--json", type=pathlib.Path, help="where to write the report as JSON")
    parser.add_argument("names", nargs="*", metavar="NAME", help="mutants; all unless given")
    arguments = parser.parse_args()
    began = time.monotonic()
    vectors = Vectors(arguments.vectors)
    kit = Kit(arguments.xitem, vectors)
    right = kit.outcomes_without_fault()
    names = arguments.names or list(MUTANTS)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = dict(zip(names, pool.map(kit.failures, names)))
    rows = {name: judged(name, failures[name], list(right), vectors.flags) for name in names}
    show(rows, list(vectors.flags))
    if arguments.json:
        document = {"mutants": rows, "vectors-that-catch-none": sorted(set(vectors.flags) - catching(rows))}
        arguments.json.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    wrong = [name for name in names if problem(rows[name])]
    print(f"\n{len(names) - len(wrong)} of {len(names)} mutants are caught, with {len(right)} cases, in {time.monotonic() - began:.0f} s")
    faults = [case for case, outcome in right.items() if outcome != "passed"]
    for case in faults:
        print(f"The testee without a fault does not pass {case}")
    return 1 if wrong or faults else 0


if __name__ == "__main__":
    sys.exit(main())
