#pragma once

#include <stddef.h>

/// A file of the folder Schemas, as it stands in the repository.
typedef struct {
    /// Its path below that folder; `NULL` ends the list.
    const char *path;
    /// Its UTF-8, ended by a zero.
    const unsigned char *text;
} ConformanceFile;

/// All files, in the order of their paths.
const ConformanceFile *conformance_files(void);
