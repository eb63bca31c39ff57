#!/usr/bin/env python3
"""Validates the messages between the conformance kit and a testee against their schemas, with an independent validator.

Run it as a testee, with the command of another testee as its arguments, and with `jsonschema-rs` and `jsonschema` installed:

    xitem conformance run --testee 'python3 .ci/check_protocol.py python3 Examples/Testees/python/testee.py'

It forwards each line. If the schema refuses a request or a response, it responds that the case failed, with the reason. At the start,
it verifies that the schemas refuse faulty messages. It forwards messages longer than 64 KiB without validating them.
"""

import json
import pathlib
import subprocess
import sys

from json_schema import Validator

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Schemas" / "conformance" / "v1"
LONG = 65_536

START = {"protocol": 1, "name": "x", "encodings": ["json"], "operations": ["decode"]}
RUN = {"seq": 1, "command": "run", "case": "x/decode-json"}
FAULTY_REQUESTS = [
    {},
    {"seq": 0, "command": "begin"},
    {"seq": 0, "command": "start", "protocol": 2, "seed": 1},
    {"seq": -1, "command": "stop"},
    {"seq": 0, "command": "stop", "case": "x"},
    {**RUN, "operation": "decode", "encoding": "json"},
    {**RUN, "operation": "notices", "encoding": "json"},
    {**RUN, "operation": "decode", "encoding": "plist", "payload": ""},
    {**RUN, "operation": "decode", "encoding": "json", "payload": "e30"},
    {**RUN, "operation": "resolve", "encoding": "json", "payload": "e30="},
    {**RUN, "operation": "convert", "encoding": "json", "payload": "e30="},
    {**RUN, "operation": "encode", "encoding": "json", "meaning": {"title": "t"}},
    {**RUN, "operation": "encode", "encoding": "json", "meaning": {"integer": 1}},
    {**RUN, "operation": "user-info", "direction": "import", "userInfo": {}},
    {**RUN, "operation": "evaluate", "rule": "TRUEPREDICATE"},
    {**RUN, "operation": "evaluate", "rule": "TRUEPREDICATE", "items": [["public.url"]]},
    {**RUN, "operation": "map", "direction": "import", "receiver": "fax", "content": {"dictionary": []}},
    {**RUN, "operation": "map", "direction": "import", "receiver": "web", "content": {"dictionary": []}},
    {**RUN, "operation": "map", "direction": "import", "receiver": "mailto", "content": {"url": "mailto:"}},
    {**RUN, "operation": "map", "direction": "export", "receiver": "mailto", "encoding": "json", "payload": "e30="},
]
FAULTY_RESPONSES = [
    {},
    {"seq": 0, **START, "protocol": 2},
    {"seq": 0, **START, "encodings": ["plist"]},
    {"seq": 0, **START, "claims": ["fast"]},
    {"seq": 0, **START, "claims": ["findings:fast"]},
    {"seq": 0, **START, "converts": []},
    {"seq": 1},
    {"seq": 1, "outcome": "passed"},
    {"seq": 1, "outcome": "meaning"},
    {"seq": 1, "outcome": "meaning", "meaning": None},
    {"seq": 1, "outcome": "meaning", "meaning": {"dictionary": {"a": 1}}},
    {"seq": 1, "outcome": "meaning", "meaning": {"dictionary": [["a", 1]]}},
    {"seq": 1, "outcome": "payload", "payload": "=="},
    {"seq": 1, "outcome": "refused", "findings": ["member.type"]},
    {"seq": 1, "outcome": "skipped"},
    {"seq": 1, "outcome": "notices"},
    {"seq": 1, "outcome": "notices", "notices": [{"id": "text.control-character"}]},
    {"seq": 1, "outcome": "user-info", "userInfo": []},
    {"seq": 1, "outcome": "verdict"},
    {"seq": 1, "outcome": "verdict", "verdict": True},
    {"seq": 1, "outcome": "verdict", "verdict": "maybe"},
]


def fault(validator, line):
    """The fault of a line, or None."""
    return None if len(line) > LONG else validator.error(json.loads(line))


def main(command):
    requests, responses = (Validator(FOLDER, name) for name in ("request", "response"))
    for validator, messages in (requests, FAULTY_REQUESTS), (responses, FAULTY_RESPONSES):
        for message in messages:
            if validator.is_valid(message):
                sys.exit(f"the schema accepts {message}")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as testee:
        for line in sys.stdin.buffer:
            testee.stdin.write(line)
            testee.stdin.flush()
            wrong = fault(requests, line)
            if json.loads(line)["command"] == "stop":
                break
            answer = testee.stdout.readline()
            wrong = wrong and f"request: {wrong}" or (wrong := fault(responses, answer)) and f"response: {wrong}"
            if wrong:
                answer = json.dumps({"seq": json.loads(line)["seq"], "outcome": "failure", "message": wrong}).encode() + b"\n"
            sys.stdout.buffer.write(answer)
            sys.stdout.flush()
        testee.stdin.close()
    sys.exit(wrong or testee.returncode)


main(sys.argv[1:])
