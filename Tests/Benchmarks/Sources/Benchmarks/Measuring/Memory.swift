import FoundationEssentials

/// The peak memory of one process, as Linux counts it.
struct Memory: Sendable {
    /// All resident pages, including mapped files and the program itself: VmHWM.
    var resident = 0
    /// The maximum of the sampled anonymous resident pages: RssAnon.
    var anonymous = 0

    /// Updates the maximum with the current memory of a process.
    mutating func sample(process: String) {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        else { return }
        for line in status.utf8.split(separator: UInt8(ascii: "\n")) {
            if let count = Self.bytes(line, "VmHWM:") { resident = max(resident, count) }
            if let count = Self.bytes(line, "RssAnon:") { anonymous = max(anonymous, count) }
        }
    }

    private static func bytes(_ line: Substring.UTF8View, _ name: String) -> Int? {
        guard line.starts(with: name.utf8) else { return nil }
        let digits = line.filter { 0x30...0x39 ~= $0 }
        return Int(String(decoding: digits, as: UTF8.self)).map { $0 << 10 }
    }
}
