#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The calls under names of their own, because types that use them have methods named read and write.

/// Calls `read` of the system.
package func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(number, bytes, count)
    #elseif canImport(Musl)
        Musl.read(number, bytes, count)
    #else
        Darwin.read(number, bytes, count)
    #endif
}

/// Calls `write` of the system.
package func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
        Musl.write(number, bytes, count)
    #else
        Darwin.write(number, bytes, count)
    #endif
}
