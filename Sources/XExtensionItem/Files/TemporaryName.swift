import Essentials
package import WireFormat

/// The temporary name of a file or folder until it is complete.
package enum TemporaryName {
    /// Receives every temporary name in use, so that an interrupted program can remove the files.
    ///
    /// The library does not set a keeper: only the program can decide what to do when it is
    /// interrupted.
    @TaskLocal package static var keeper: (any TemporaryNameKeeper)?

    /// Returns an unused path in the folder of `path`. The new file name is short, even if that of
    /// `path` is long.
    package static func beside(_ path: String) -> String {
        let name = ".xitem-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        return AtomicFile.folder(of: path) + "/" + name
    }

    /// Writes something under a temporary name, then moves it to its final name.
    ///
    /// - Throws: the errors of the closures, after removing the temporary file or folder.
    package static func use(
        _ path: String, write: () throws(WireFault) -> Void, place: () throws(WireFault) -> Void
    ) throws(WireFault) {
        keeper?.begin(path)
        var failure: WireFault?
        do throws(WireFault) { try write() } catch { failure = error }
        end(path) {
            do throws(WireFault) {
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

/// Keeps track of the temporary names in use.
package protocol TemporaryNameKeeper: Sendable {
    /// Called before anything is written under a name.
    func begin(_ path: String)
    /// Calls a closure without interruption. Afterwards the temporary name is unused.
    func end(_ path: String, _ body: () -> Void)
}
