#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension stat {
    var byteCount: Int { Int(st_size) }

    /// Seconds since 1970.
    var modificationTime: Int {
        #if canImport(Darwin)
            Int(st_mtimespec.tv_sec)
        #else
            Int(st_mtim.tv_sec)
        #endif
    }

    /// Nanoseconds of the last change, within the second.
    var modificationNanoseconds: Int {
        #if canImport(Darwin)
            Int(st_mtimespec.tv_nsec)
        #else
            Int(st_mtim.tv_nsec)
        #endif
    }
}
