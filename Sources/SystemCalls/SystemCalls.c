#define _GNU_SOURCE

#include "SystemCalls.h"

#if defined(__linux__)

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// By their numbers: older C libraries have no functions for them.
int xitem_rename_exclusively(const char *path, const char *target) {
    const unsigned int noReplace = 1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, target, noReplace);
}

int xitem_synchronize_file_system(int descriptor) {
    return (int)syscall(SYS_syncfs, descriptor);
}

#endif
