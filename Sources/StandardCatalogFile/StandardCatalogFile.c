// The catalog of widespread apps, embedded in the library.

#include "StandardCatalogFile.h"

// `#embed` needs C23, and the package does not set a C standard.
#pragma clang diagnostic ignored "-Wc23-extensions"

#if !defined(__has_embed)
#error "the standard catalog needs #embed: clang 19, as in Xcode 26 or Swift 6.2 for Linux"
#endif

static const unsigned char catalog[] = {
#embed "standard.catalog.json"
};

const unsigned char *standard_catalog(size_t *count) {
    *count = sizeof catalog;
    return catalog;
}
