#ifndef XITEM_SYSTEM_CALLS_H
#define XITEM_SYSTEM_CALLS_H

/// Returns the width of a terminal in columns, from `ioctl` with `TIOCGWINSZ`; 0 if the file is not
/// a terminal.
int xitem_terminal_width(int descriptor);

#if defined(__linux__)

/// Renames a file between two open folders, and fails if the new name exists: `renameat2` with
/// `RENAME_NOREPLACE`. Returns 0, or -1 with `errno`.
int xitem_rename_exclusively(int folder, const char *name, int targetFolder, const char *newName);

/// Waits until the whole file system of an open file is on disk: `syncfs`. Returns 0, or -1 with
/// `errno`.
int xitem_synchronize_file_system(int descriptor);

#endif
#endif
