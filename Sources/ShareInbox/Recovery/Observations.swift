import Essentials
import XExtensionItem

/// Fingerprints of homes, with the time of the continuous clock when each was first seen. A process
/// without a lock is taken for dead by them. They are kept in a file, because the observer may live
/// only briefly too.
struct Observations {
    private struct Sight {
        let fingerprint: UInt64
        let since: UInt64
    }

    private let layout: InboxLayout
    private let now: UInt64
    private var before: [String: Sight] = [:]
    private var after: [String: Sight] = [:]

    private var path: String { layout.root + "/" + InboxLayout.observedName }

    init(_ layout: InboxLayout, at now: UInt64) {
        self.layout = layout
        self.now = now
        guard let bytes = try? FileCalls.read(path, atMost: 1 << 20) else { return }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard fields.count == 3, let print = UInt64(fields[1], radix: 16),
                let since = UInt64(fields[2])
            else { continue }
            before[String(fields[0])] = Sight(fingerprint: print, since: since)
        }
    }

    /// Returns whether a home has not changed for a duration. Records the first observation.
    mutating func isStill(_ home: String, for milliseconds: UInt64) throws(OpenFile.Failure) -> Bool
    {
        let fingerprint = try Self.fingerprint(layout.root + "/" + home)
        if let sight = before[home], sight.fingerprint == fingerprint {
            after[home] = sight
            // The clock starts at zero with the machine. If it went back, the owner died at the restart.
            return now < sight.since || now - sight.since >= milliseconds
        }
        after[home] = Sight(fingerprint: fingerprint, since: now)
        return false
    }

    /// Saves the observations. If that fails, later recoveries observe again.
    func save() {
        guard !(before.isEmpty && after.isEmpty) else { return }
        let lines = after.map { home, sight in
            "\(home) \(String(sight.fingerprint, radix: 16)) \(sight.since)\n"
        }
        let temporary = layout.trashPath()
        do throws(OpenFile.Failure) {
            try FileCalls.write(lines.joined(), to: temporary, isSynchronized: false)
            try FileCalls.replace(temporary, to: path)
        } catch {
            try? FileCalls.removeFile(temporary)
        }
    }

    /// Returns a number that changes when a file is created, grows or is removed: FNV-1a of times and
    /// sizes.
    private static func fingerprint(_ path: String) throws(OpenFile.Failure) -> UInt64 {
        let status = try FileCalls.status(path)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01B3 }
        add(UInt64(bitPattern: Int64(status.modificationTime)))
        add(UInt64(bitPattern: Int64(status.modificationNanoseconds)))
        add(UInt64(bitPattern: Int64(status.byteCount)))
        guard try FileCalls.isFolder(path) else { return hash }
        for name in try FileCalls.names(in: path).sorted() {
            do throws(OpenFile.Failure) {
                add(try fingerprint(path + "/" + name))
            } catch {
                guard error.isMissing else { throw error }
            }
        }
        return hash
    }
}
