import FoundationEssentials

/// The greatest memory of one process, as Linux counts it.
struct Memory: Sendable {
    /// All resident pages, those of mapped files and of the program itself among them: VmHWM.
    var resident = 0
    /// Resident pages that no file backs, the largest that was seen: RssAnon.
    var anonymous = 0

    /// Takes over what a process shows at the moment.
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
