// Every library imports Foundation through this module: FoundationEssentials where it exists, otherwise
// Foundation. On Linux the rest of Foundation adds 40 MB of ICU to a static program.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
