#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that appears under its name only when it is complete.
package enum AtomicFile {
    /// Writes a file: the closure gets what takes the bytes.
    ///
    /// - Throws: `output.failed`, and what the closure throws; nothing is left behind then, and a file
    ///   that had the name keeps it.
    package static func write(
        to path: String, _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        let temporary = temporaryPath(beside: path)
        do throws(WireError) {
            try writeNew(temporary, namedInErrors: path, body)
            guard rename(temporary, path) == 0 else { throw failure(path, OpenFile.Failure.last) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Writes a file of which there is none yet.
    static func writeNew(
        _ path: String, namedInErrors name: String? = nil,
        _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        let name = name ?? path
        let file: OpenFile
        do throws(OpenFile.Failure) {
            file = try OpenFile.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        } catch {
            throw failure(name, error)
        }
        try body { (piece: RawSpan) throws(WireError) in
            guard piece.withUnsafeBytes(file.write) else {
                throw failure(name, OpenFile.Failure.last)
            }
        }
        guard file.synchronize() else { throw failure(name, OpenFile.Failure.last) }
    }

    /// A name beside another that nothing has.
    static func temporaryPath(beside path: String) -> String {
        "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    }

    static func failure(_ path: String, _ failure: OpenFile.Failure) -> WireError {
        WireError(.output, reason: "\(path): \(failure.reason)")
    }
}
