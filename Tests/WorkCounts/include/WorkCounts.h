#pragma once

#include <stdbool.h>

/// The work of the process since counting started: numbers that are the same on every machine.
struct work_counts {
    /// Retains of objects. In a debug build, code that accesses an element or a string retains an
    /// object.
    long retains;
    /// Blocks of memory that were allocated.
    long allocations;
    /// Bytes that were allocated.
    long allocated_bytes;
    /// Bytes that were copied from one place in memory to another.
    long copied_bytes;
    /// Bytes that were compared, at most.
    long compared_bytes;
    /// Bytes that commands printed, which only `work_counts_print` counts.
    long printed_bytes;
};

/// Starts counting; returns false if this system is not supported.
bool work_counts_begin(void);

/// Counts bytes that a command printed.
void work_counts_print(long size);

/// The counts so far.
struct work_counts work_counts_now(void);
