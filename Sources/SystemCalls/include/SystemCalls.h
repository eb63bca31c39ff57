#ifndef XITEM_SYSTEM_CALLS_H
#define XITEM_SYSTEM_CALLS_H

#if defined(__linux__)

/// Moves a name from one open folder to another unless the new name is taken: `renameat2` with
/// `RENAME_NOREPLACE`. Returns 0, or -1 with `errno`.
int xitem_rename_exclusively(int folder, const char *name, int targetFolder, const char *newName);

/// Waits until everything on the file system of an open file is on the disk: `syncfs`.
/// Returns 0, or -1 with `errno`.
int xitem_synchronize_file_system(int descriptor);

#endif
#endif
