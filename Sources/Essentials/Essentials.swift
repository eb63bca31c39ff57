// Every library imports Foundation through this module: FoundationEssentials where it exists, otherwise
// Foundation. On Linux the rest of Foundation adds 40 MB of ICU to a static program. On Apple's systems it
// is always Foundation, which has item providers and extension items.
#if canImport(FoundationEssentials) && !canImport(Darwin)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
