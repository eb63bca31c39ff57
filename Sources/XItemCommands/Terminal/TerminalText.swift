import Essentials
import XExtensionItem

/// Untrusted text made safe for a terminal: nothing in it moves the cursor or changes the text
/// direction.
enum SafeText {
    /// Returns the text in one line, with escapes for control characters and direction marks.
    static func line(_ text: String) -> String {
        text.inOneLine
    }

    /// Returns JSON text with the same values, in which every character that a terminal acts on is
    /// escaped. Keeps line feeds, because in JSON they only separate tokens.
    static func json(_ text: String) -> String {
        var result = ""
        // Copy safe stretches whole; text without unsafe characters is not copied at all.
        var rest = text.unicodeScalars[...]
        while let place = rest.firstIndex(where: { !$0.isSafeInLine && $0 != "\n" }) {
            let digits = String(rest[place].value, radix: 16, uppercase: true)
            result += Substring(rest[..<place])
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            rest = rest[rest.index(after: place)...]
        }
        return rest.startIndex == text.startIndex ? text : result + Substring(rest)
    }
}

enum JSONLine {
    static func text(_ object: WireDictionary) -> String { text(of: .dictionary(object)) }

    static func text(of value: WireValue) -> String {
        // Encoding cannot fail: values that were read can also be written.
        text((try? value.encoded(as: .json)) ?? Data())
    }

    /// Encoding cannot fail, because the JSON contains neither data nor property lists.
    static func text(_ body: (inout WireWriter) throws(PayloadError) -> Void) -> String {
        var writer = WireWriter(.json)
        try? body(&writer)
        return text((try? writer.finish()) ?? Data())
    }

    private static func text(_ bytes: Data) -> String {
        SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}

/// Checks that bytes for a terminal are plain text without control characters.
struct TerminalText {
    /// The start of a character that the next chunk completes.
    private var rest = Data()

    mutating func check(_ piece: Data) throws(CommandError) {
        let bytes = rest + piece
        // The chunk can end within a character, with at most three of its bytes.
        let tail = bytes.suffix(4)
        let start = tail.lastIndex { $0 & 0xC0 != 0x80 }
        let isCut = start.map { Self.length(of: bytes[$0]) > bytes.endIndex - $0 } ?? false
        let end = isCut ? start ?? bytes.endIndex : bytes.endIndex
        rest = Data(bytes[end...])
        guard let text = String(bytes: bytes[..<end], encoding: .utf8),
            !text.unicodeScalars.contains(where: Self.isControl)
        else {
            throw .unwritableOutput(
                "The output is not plain text, and is not written to a terminal; "
                    + "name a file with '-o', or use a pipe")
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && !["\t", "\n", "\r"].contains(scalar)
    }

    private static func length(of byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}

struct TerminalStyle {
    let isOn: Bool

    /// Each code is a parameter of the terminal's SGR sequence, such as `1` for bold.
    func apply(_ codes: [String], to text: String) -> String {
        guard isOn, !codes.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    func bold(_ text: String) -> String { apply(["1"], to: text) }
    func faint(_ text: String) -> String { apply(["2"], to: text) }
}

extension String {
    /// Returns the text with spaces up to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
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
