#!/usr/bin/env python3
"""Prints the same JSON payloads on each run, one per line: every 50th has a finding, every 70th a hidden character.

usage: make_payloads.py COUNT
"""
import json
import random
import sys

WORDS = "tide mill harbour ridge evening photo recipe garden map train story song".split()


def payload(number, source):
    title = " ".join(source.choice(WORDS) for _ in range(source.randint(2, 8)))
    address = f"https://www.example.com/{source.choice(WORDS)}/{number}"
    item = {
        "version": "1.0",
        "main-attachment": {"representations": [{"type-identifier": "public.url", "url": address}]},
        "title": title,
        "tags": [source.choice(WORDS) for _ in range(source.randint(0, 4))] or ["untagged"],
        "content-text": [{"text": title + ": "}, {"text": " ".join(WORDS), "italic": True, "link": address}],
        "referrer": {"app-name": "Example Reader", "web-url": address},
    }
    if number % 50 == 0:
        item["tags"].append(number)
    if number % 70 == 0:
        item["title"] += "\u202e"
    return item


def main():
    source = random.Random(1)
    for number in range(1, int(sys.argv[1]) + 1):
        print(json.dumps(payload(number, source), separators=(",", ":")))


main()
