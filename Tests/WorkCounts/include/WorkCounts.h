#pragma once

#include <stdbool.h>

/// What the process did since counting began: figures that are the same on every machine.
struct work_counts {
    /// Retains of objects. In a debug build, code that looks at an element or a string retains something.
    long retains;
    /// Blocks of memory that were allocated.
    long allocations;
    /// Bytes that were allocated.
    long allocated_bytes;
    /// Bytes that were copied from one place in memory to another.
    long copied_bytes;
    /// Bytes that were compared, at most.
    long compared_bytes;
};

/// Begins to count. Returns false if this system cannot count.
bool work_counts_begin(void);

/// The counts so far.
struct work_counts work_counts_now(void);
