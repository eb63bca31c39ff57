import XItemCommands

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(await Tool.main().rawValue)
