#pragma once

#include <stddef.h>

/// A file of the Schemas folder, byte for byte.
typedef struct {
    /// The path below the folder; `NULL` after the last file.
    const char *path;
    /// The UTF-8 text, terminated by a zero byte.
    const unsigned char *text;
} ConformanceFile;

/// Returns all files, sorted by path. An element with the path `NULL` ends the array.
const ConformanceFile *conformance_files(void);
