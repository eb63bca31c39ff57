#!/usr/bin/env python3
"""Validates a file of JSON payloads, one per line, in a pipe step of Apache Spark, and writes one report per line, in order.

Spark runs the tool once per partition, so line numbers start at 1 in each partition.

usage: spark.py FILE REPORTS [CORES]
"""
import os
import sys

from pyspark import SparkConf, SparkContext


def main():
    file, reports, cores = sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "2"
    context = SparkContext(conf=SparkConf().setMaster(f"local[{cores}]").setAppName("validate"))
    context.setLogLevel("ERROR")
    # With findings, the tool exits with status 1, which Spark would treat as a failed task.
    step = "sh -c 'xitem validate --lines --jobs 1 || [ $? = 1 ]'"
    with open(reports, "w", encoding="utf-8") as output:
        for line in context.textFile(file, minPartitions=8).pipe(step, env=dict(os.environ), checkCode=True).toLocalIterator():
            output.write(line + "\n")
    context.stop()


main()
