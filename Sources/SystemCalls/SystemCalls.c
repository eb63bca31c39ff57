#define _GNU_SOURCE

#include "SystemCalls.h"

#include <sys/ioctl.h>

int xitem_terminal_width(int descriptor) {
    struct winsize size;
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#if defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>

// Pass the number of the system call, because older C libraries lack these functions.
int xitem_rename_exclusively(int folder, const char *name, int targetFolder, const char *newName) {
    const unsigned int noReplace = 1;
    return (int)syscall(SYS_renameat2, folder, name, targetFolder, newName, noReplace);
}

int xitem_synchronize_file_system(int descriptor) {
    return (int)syscall(SYS_syncfs, descriptor);
}

#endif
