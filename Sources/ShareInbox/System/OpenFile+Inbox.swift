import SystemCalls
package import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OpenFile {
    /// Flushes the disk's own cache too.
    func synchronizeFully() throws(Failure) {
        #if canImport(Darwin)
            do throws(Failure) {
                try SystemCall(.synchronize).perform { fcntl(descriptor, F_FULLFSYNC) }
            } catch {
                // Some file systems support only the weaker call.
                guard error.code == ENOTSUP else { throw error }
                try synchronize()
            }
        #else
            try synchronize()
        #endif
    }

    #if !canImport(Darwin)
        /// Flushes the whole file system to the disk.
        package func synchronizeFileSystem() throws(Failure) {
            try SystemCall(.synchronize).perform { xitem_synchronize_file_system(descriptor) }
        }
    #endif

    /// Returns whether a path leads to this file.
    func isAt(_ path: String) throws(Failure) -> Bool {
        let own = try status()
        do throws(Failure) {
            let there = try FileCalls.status(path)
            return (there.st_dev, there.st_ino) == (own.st_dev, own.st_ino)
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }
}
