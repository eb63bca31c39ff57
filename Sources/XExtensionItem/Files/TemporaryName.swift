import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The name that a file or a folder has until it is complete.
package enum TemporaryName {
    /// Is told of the names that there are, so that a program that is interrupted can remove what has
    /// them. The library has no such keeper: a process that uses it may have its own way to end.
    @TaskLocal package static var keeper: (any TemporaryNameKeeper)?

    /// A name beside another that nothing has, and that is short, however long the other is.
    static func beside(_ path: String) -> String {
        let name = ".xitem-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        return AtomicFile.folder(of: path) + "/" + name
    }

    /// Writes something under a temporary name, and then gives it its own.
    ///
    /// - Throws: what the closures throw; what has the temporary name is removed then.
    static func use(
        _ path: String, write: () throws(WireError) -> Void, place: () throws(WireError) -> Void
    ) throws(WireError) {
        keeper?.begin(path)
        var failure: WireError?
        do throws(WireError) { try write() } catch { failure = error }
        end(path) {
            do throws(WireError) {
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

/// Keeps the temporary names that there are.
package protocol TemporaryNameKeeper: Sendable {
    /// Something is about to be written under a name.
    func begin(_ path: String)
    /// Calls a closure, and is not interrupted meanwhile, after which nothing has the name.
    func end(_ path: String, _ body: () -> Void)
}
