import Foundation
import XExtensionItem

/// Runs encoded as bytes, so that mutation reaches every style.
///
///     two bytes of flags | UTF-8 up to a NUL | two bytes of flags | …
struct TextProgram {
    private let bytes: Data
    private static let links = [
        "https://example.com", "mailto:a@b.c", "HTTP://a.b/(c)_*d*?e=1&copy;=2", "tel:+1",
        "javascript:x", "https://a.b/%22'~`", "urn:x", "http://[::1]/#a",
    ]

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    var runs: [TextRun] {
        bytes.split(separator: 0, omittingEmptySubsequences: false).compactMap { part in
            guard part.count > 2 else { return nil }
            var run = TextRun(String(decoding: part.dropFirst(2), as: UTF8.self))
            Self.style(&run, part[part.startIndex], part[part.startIndex + 1])
            return run
        }
    }

    private static func style(_ run: inout TextRun, _ flags: UInt8, _ more: UInt8) {
        func has(_ bit: UInt8, _ byte: UInt8) -> Bool { byte & 1 << bit != 0 }
        run.isBold = has(0, flags)
        run.isItalic = has(1, flags)
        run.isStruckThrough = has(2, flags)
        run.isCode = has(3, flags)
        run.isUnderlined = has(4, flags)
        if has(5, flags) { run.link = URL(string: links[Int(more & 7)]) }
        if has(3, more) { run.foregroundColor = TextColor(red: more, green: flags, blue: 0) }
        if has(4, more) { run.backgroundColor = TextColor("#01020380") }
        if has(5, more) { run.fontName = has(6, flags) ? "A'</span>" : "Helvetica Neue" }
        if has(6, more) { run.fontSize = Double(flags) * 1.25 }
        if has(7, more) { run.unknownMembers = ["com.example.x": 1] }
    }
}
