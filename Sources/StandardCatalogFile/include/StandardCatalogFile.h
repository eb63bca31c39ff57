#pragma once

#include <stddef.h>

/// Returns the catalog, an app catalog 1.0 in JSON, and sets `count` to its number of bytes.
const unsigned char *standard_catalog(size_t *count);
