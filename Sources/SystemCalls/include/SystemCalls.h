#ifndef XITEM_SYSTEM_CALLS_H
#define XITEM_SYSTEM_CALLS_H

#if defined(__linux__)

/// Renames a file or a folder unless the new name is taken: `renameat2` with `RENAME_NOREPLACE`.
/// Returns 0, or -1 with `errno`.
int xitem_rename_exclusively(const char *path, const char *target);

/// Waits until everything on the file system of an open file is on the disk: `syncfs`.
/// Returns 0, or -1 with `errno`.
int xitem_synchronize_file_system(int descriptor);

#endif
#endif
