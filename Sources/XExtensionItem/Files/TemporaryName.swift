import Essentials
package import WireFormat

package enum TemporaryName {
    /// Receives every temporary name in use, so that an interrupted program can remove the files.
    ///
    /// The library does not set a keeper: only the program can decide what to do when it is
    /// interrupted.
    @TaskLocal package static var keeper: (any TemporaryNameKeeper)?

    /// Returns an unused path in the folder of `path`. The returned file name is short, even if the
    /// name in `path` is long.
    package static func beside(_ path: String) -> String {
        let name = ".xitem-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        return AtomicFile.folder(of: path) + "/" + name
    }

    /// Calls `write`, then `place`, which moves the file or folder at `path` to its final path. If
    /// either throws, this removes the temporary file or folder.
    package static func use(
        _ path: String, write: () throws(PayloadError) -> Void,
        place: () throws(PayloadError) -> Void
    ) throws(PayloadError) {
        keeper?.begin(path)
        var failure: PayloadError?
        do throws(PayloadError) { try write() } catch { failure = error }
        end(path) {
            do throws(PayloadError) {
                if let failure { throw failure }
                try place()
            } catch {
                try? FileManager.default.removeItem(atPath: path)
                failure = error
            }
        }
        if let failure { throw failure }
    }

    private static func end(_ path: String, _ body: () -> Void) {
        if let keeper { keeper.end(path, body) } else { body() }
    }
}

package protocol TemporaryNameKeeper: Sendable {
    /// Called before anything is written under a name.
    func begin(_ path: String)
    /// Calls a closure without interruption. After the closure returns, nothing exists under the
    /// temporary name.
    func end(_ path: String, _ body: () -> Void)
}
