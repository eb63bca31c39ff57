#!/usr/bin/env python3
"""Compares an inbox with an equally durable table in SQLite (synchronous=FULL), in alternating rounds of one run.

usage: inbox_sqlite.py PROGRAM [--folder FOLDER] [--rounds N] [--quick]

PROGRAM is `inbox-rates` of this package, built with -c release. Both write the same number of bytes per entry; SQLite puts an entry with
one transaction, takes it with a second, and keeps a journal of tokens too, like the inbox. The column `files` is the minimum cost of a
durable file: write, fsync, rename, fsync of the folder. Prints the medians of the rounds, and finally the ratio of the inbox to single
transactions of SQLite.

FOLDER should be on a separate file system with 3 GB free, such as a new image that is mounted with -o loop: if thousands of files were
removed recently, ext4 takes up to a millisecond to create a file, a cost that SQLite does not have.
"""
import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import time

# Bytes, entries, entries per batch, and the target for the ratio to SQLite's rate with single transactions.
ROWS = [(1_000, 200, 1, 0.5), (40_000, 200, 1, 0.5), (1_000, 2_000, 100, 1), (10 << 20, 10, 1, 1)]


def inbox(program, folder, size, count, batch, durability="power"):
    path = os.path.join(folder, "rates.inbox")
    shutil.rmtree(path, ignore_errors=True)
    output = subprocess.run([program, path, str(size), str(count), str(batch), durability], check=True, capture_output=True, text=True)
    shutil.rmtree(path, ignore_errors=True)
    return json.loads(output.stdout)


def files(folder, size, count):
    """Puts entries as bare files."""
    path = os.path.join(folder, "rates.files")
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path + "/ready")
    body = b"a" * size
    start = time.perf_counter()
    for number in range(count):
        file = os.open(f"{path}/{number}", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.write(file, body)
        os.fsync(file)
        os.close(file)
        os.rename(f"{path}/{number}", f"{path}/ready/{number}")
        ready = os.open(path + "/ready", os.O_RDONLY | os.O_DIRECTORY)
        os.fsync(ready)
        os.close(ready)
    put = time.perf_counter() - start
    shutil.rmtree(path)
    return {"put": count / put}


def sqlite(folder, size, count, batch, mode):
    path = os.path.join(folder, "rates.sqlite")
    for suffix in ("", "-wal", "-shm", "-journal"):
        if os.path.exists(path + suffix):
            os.remove(path + suffix)
    database = sqlite3.connect(path, isolation_level=None)
    database.execute(f"pragma journal_mode={mode}")
    database.execute("pragma synchronous=FULL")
    database.execute("create table waiting (id integer primary key, token text unique, body blob)")
    database.execute("create table done (token text primary key)")
    body = b"a" * size
    start = time.perf_counter()
    for first in range(0, count, batch):
        database.execute("begin immediate")
        for number in range(first, first + batch):
            database.execute("insert into waiting (token, body) values (?, ?)", (f"token-{number}", body))
        database.execute("commit")
    put = time.perf_counter() - start
    start = time.perf_counter()
    while row := database.execute("select id, token, body from waiting order by id limit 1").fetchone():
        database.execute("begin immediate")
        database.execute("delete from waiting where id = ?", (row[0],))
        database.execute("insert into done values (?)", (row[1],))
        database.execute("commit")
    take = time.perf_counter() - start
    database.close()
    return {"put": count / put, "take": count / take}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--folder", default=".build")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.program)
    print(f"{'bytes':>10} {'batch':>6} | {'inbox put':>10} {'take':>8} | {'WAL put':>9} {'take':>8} {'single':>8} | {'DELETE put':>10} | {'files put':>9} | {'wanted':>7} {'is':>6}")
    missed = 0
    for size, count, batch, wanted in ROWS:
        if arguments.quick:
            count = max(batch, count // 4)
        rounds = []
        for _ in range(arguments.rounds):
            rounds.append((inbox(program, arguments.folder, size, count, batch), sqlite(arguments.folder, size, count, batch, "wal"),
                           sqlite(arguments.folder, size, min(count, 200), 1, "wal"), sqlite(arguments.folder, size, min(count, 200), 1, "delete"),
                           files(arguments.folder, size, min(count, 200))))
        put, take = (statistics.median(one[0][key] for one in rounds) for key in ("put", "take"))
        wal, wal_take = (statistics.median(one[1][key] for one in rounds) for key in ("put", "take"))
        single, delete, bare = (statistics.median(one[place]["put"] for one in rounds) for place in (2, 3, 4))
        ratio = statistics.median(one[0]["put"] / one[2]["put"] for one in rounds)
        missed += ratio < wanted
        print(f"{size:>10} {batch:>6} | {put:>10.0f} {take:>8.0f} | {wal:>9.0f} {wal_take:>8.0f} {single:>8.0f} | {delete:>10.0f} | {bare:>9.0f} | {wanted:>7} {ratio:>6.2f}")
    if not arguments.quick:
        huge = inbox(program, arguments.folder, 1 << 30, 1, 1)
        print(f"1 GiB: {1 / huge['put']:.1f} s to put, peak {huge['peak_kb'] / 1024:.0f} MB (32 wanted)")
        missed += huge["peak_kb"] > 32 << 10
    path = os.path.join(arguments.folder, "list.inbox")
    shutil.rmtree(path, ignore_errors=True)
    listed = json.loads(subprocess.run([program, path, "list", "10000"], check=True, capture_output=True, text=True).stdout)
    shutil.rmtree(path, ignore_errors=True)
    print(f"{listed['entries']} entries listed in {listed['list_ms']:.0f} ms (100 wanted)")
    missed += listed["list_ms"] > 100
    print(f"{missed} targets missed")


main()
