import Foundation
import XExtensionItem

/// The text that a reader of markup sees, implemented a second time from the documentation.
struct ShownText {
    /// The text: line breaks as LF, other controls as U+FFFD, bidirectional embeddings dropped.
    private(set) var plain: [UInt8] = []
    /// The style of every scalar that is not white space, or that is in code.
    private(set) var styles: [String] = []
    private(set) var hasCodeThatIsLost = false

    init(_ text: AttributedText) {
        var previous: Unicode.Scalar?
        for run in text.runs {
            let style = Self.style(of: run)
            for scalar in run.text.unicodeScalars {
                defer { previous = scalar }
                guard let shown = Self.shown(scalar, after: previous) else { continue }
                plain.append(contentsOf: String(Character(shown)).utf8)
                guard run.isCode && shown != "\n" || !Self.isSpace(shown) else { continue }
                styles.append("\(shown)\(style)")
            }
            if run.isCode, style.contains("@") { hasCodeThatIsLost = true }
        }
        hasCodeThatIsLost = hasCodeThatIsLost && Self.hasLabelEnd(plain)
    }

    private static func hasLabelEnd(_ bytes: [UInt8]) -> Bool {
        let pairs = zip(bytes, bytes.dropFirst())
        return pairs.contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
    }

    private static func shown(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
    ) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xA: previous == "\r" ? nil : scalar
        case 0xD: "\n"
        case 0x202A...0x202E, 0x2066...0x2069: nil
        default: isHarmful(scalar) ? "\u{FFFD}" : scalar
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }

    private static func style(of run: TextRun) -> String {
        let flags = [
            (run.isBold, "b"), (run.isItalic, "i"), (run.isStruckThrough, "s"), (run.isCode, "c"),
        ]
        let link = run.link?.absoluteString ?? ""
        return flags.filter(\.0).map(\.1).joined() + (isAllowed(link) ? "@" + link : "")
    }

    /// Whether markup may contain a link: with a known scheme and without a user, or an address
    /// without escaped control characters.
    static func isAllowed(_ link: String) -> Bool {
        let scheme = link.prefix { $0 != ":" }.lowercased()
        guard ["http", "https", "mailto", "tel"].contains(scheme) else { return false }
        let rest = link.dropFirst(scheme.count + 1)
        let isWeb = scheme.hasPrefix("http")
        let trap = isWeb ? /\/*[^\/?#]*@/ : /[^?#]*%(?:[01]|7[Ff])/
        return rest.prefixMatch(of: trap) == nil
    }

    /// Whether a scalar affects surrounding text.
    static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10: false
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
