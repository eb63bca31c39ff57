import XExtensionItem

/// Human-readable values in one line, safe for a terminal.
enum ValueText {
    static func line(_ value: WireValue) -> String {
        SafeText.line(value.description)
    }

    /// Returns the start of the text in quotes, in one line.
    static func quoted(_ text: String) -> String {
        SafeText.line(text.quotedStart)
    }
}

/// Human-readable sizes: `512 bytes`, `1.5 KB`, `3.2 MB`. A kilobyte has 1,000 bytes.
enum ByteCountText {
    static func text(_ count: Int) -> String {
        guard count >= 1000 else { return count == 1 ? "1 byte" : "\(count) bytes" }
        var tenths = (count + 50) / 100
        for unit in ["KB", "MB", "GB", "TB"] {
            if tenths < 10_000 || unit == "TB" {
                return tenths % 10 == 0 || tenths >= 1000
                    ? "\((tenths + 5) / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
            }
            tenths = (tenths + 500) / 1000
        }
        return "\(count) bytes"
    }
}
