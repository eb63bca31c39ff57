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
    read(number, bytes, count)
}

/// Calls `write` of the system.
package func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}
