// Most libraries import this module instead of Foundation and the C library. On Apple's systems, it
// exports Foundation, which has item providers and extension items. On other systems, it exports
// only FoundationEssentials where that module exists, because on Linux the rest of Foundation adds
// 40 MB of ICU to a static program.
#if canImport(FoundationEssentials) && !canImport(Darwin)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif

#if canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#elseif canImport(Darwin)
    @_exported public import Darwin
#endif
