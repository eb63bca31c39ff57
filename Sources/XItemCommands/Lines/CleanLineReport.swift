/// The report of a line without findings and notices, which most lines are.
///
/// From line to line, only its number changes, and mostly only the last digit.
struct CleanLineReport {
    private(set) var bytes: [UInt8]
    private var lastDigit: Int

    /// Creates the report of a line, counted from 1.
    init(_ number: Int) {
        let report = FindingReport(.line(number), findings: [], notices: [])
        var text = ""
        report.writeJSON { text += $0 }
        bytes = Array(text.utf8)
        // The number is the value of the first member.
        lastDigit = (bytes.firstIndex(of: UInt8(ascii: ",")) ?? bytes.count) - 1
    }

    /// Makes this the report of the next line.
    mutating func countOn() {
        var place = lastDigit
        while bytes[place] == UInt8(ascii: "9") {
            bytes[place] = UInt8(ascii: "0")
            place -= 1
        }
        if bytes[place] == UInt8(ascii: ":") {
            bytes.insert(UInt8(ascii: "1"), at: place + 1)
            lastDigit += 1
        } else {
            bytes[place] += 1
        }
    }
}
