import Essentials
import XExtensionItem

/// Fingerprints of owner folders, each with the continuous clock's time when it was first seen.
///
/// The fingerprints detect dead processes that hold no lock. A file stores the fingerprints,
/// because the observer may be short-lived.
struct Observations {
    private struct Observation {
        let fingerprint: UInt64
        let since: UInt64
    }

    private let layout: InboxLayout
    private let now: UInt64
    private var previous: [String: Observation] = [:]
    private var current: [String: Observation] = [:]

    init(_ layout: InboxLayout, at now: UInt64) {
        self.layout = layout
        self.now = now
        guard let bytes = try? layout.open().read(InboxLayout.observedName, atMost: 1 << 20)
        else { return }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard fields.count == 3, let print = UInt64(fields[1], radix: 16),
                let since = UInt64(fields[2])
            else { continue }
            previous[String(fields[0])] = Observation(fingerprint: print, since: since)
        }
    }

    /// Returns whether a folder has not changed for a duration, so that its owner is presumed dead.
    /// Records a new or changed folder with the current time.
    mutating func isUnchanged(
        _ folder: Folder, named name: String, for milliseconds: UInt64
    ) throws(OpenFile.Failure) -> Bool {
        var fingerprint = Fingerprint()
        try fingerprint.add(folder, levels: 3)
        if let observation = previous[name], observation.fingerprint == fingerprint.hash {
            current[name] = observation
            // The clock starts at zero when the machine boots. If the clock went back, the machine
            // restarted, so the owner is dead.
            return now < observation.since || now - observation.since >= milliseconds
        }
        current[name] = Observation(fingerprint: fingerprint.hash, since: now)
        return false
    }

    /// If saving fails, later recoveries observe again.
    func save() {
        guard !(previous.isEmpty && current.isEmpty) else { return }
        let lines = current.map { name, observation in
            "\(name) \(String(observation.fingerprint, radix: 16)) \(observation.since)\n"
        }
        let temporary = InboxToken.random().rawValue
        guard let trash = try? layout.open(.trash) else { return }
        do throws(OpenFile.Failure) {
            try trash.write(lines.joined(), to: temporary)
            try trash.replace(temporary, to: layout.open(), as: InboxLayout.observedName)
        } catch {
            try? trash.removeFile(temporary)
        }
    }
}

/// A hash that changes when a file is created, grows or is removed: FNV-1a of times and sizes.
private struct Fingerprint {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a folder and what it contains, `levels` deep. The folder of a writer or a reader needs
    /// three levels: its entries, the contents of an entry, and the files in the folder
    /// `attachments` of an entry.
    mutating func add(_ folder: Folder, levels: Int) throws(OpenFile.Failure) {
        add(try folder.file.status())
        for name in try folder.names().sorted() {
            try OpenFile.Failure.allowing(\.isMissing, try add(name, in: folder, levels))
        }
    }

    private mutating func add(
        _ name: String, in folder: Folder, _ levels: Int
    ) throws(OpenFile.Failure) {
        let status = try folder.status(name)
        guard status.isFolder, levels > 1 else { return add(status) }
        try add(folder.folder(name), levels: levels - 1)
    }

    private mutating func add(_ status: stat) {
        let (seconds, nanoseconds) = status.modification
        for number in [seconds, nanoseconds, Int(status.st_size)] {
            hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3
        }
    }
}
