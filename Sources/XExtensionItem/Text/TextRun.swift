public import Essentials

/// A stretch of text with uniform styling; clause 15.1.1.
public struct TextRun: Sendable {
    /// The characters of the run. Encoding drops a run without characters.
    public var text: String { didSet { kept.dropSetAside(for: RunMember.text) } }
    /// Whether the text is bold.
    public var isBold = false { didSet { kept.dropSetAside(for: RunMember.bold) } }
    /// Whether the text is italic.
    public var isItalic = false { didSet { kept.dropSetAside(for: RunMember.italic) } }
    /// Whether the text is underlined.
    public var isUnderlined = false { didSet { kept.dropSetAside(for: RunMember.underline) } }
    /// Whether the text is struck through.
    public var isStruckThrough = false {
        didSet { kept.dropSetAside(for: RunMember.strikethrough) }
    }
    /// Whether the text is source code, to be shown in a monospaced font.
    public var isCode = false { didSet { kept.dropSetAside(for: RunMember.code) } }
    /// The URL that the text links to.
    public var link: URL? {
        get { writtenLink?.url }
        set {
            kept.dropSetAside(for: RunMember.link)
            writtenLink = newValue.map(URLText.init)
        }
    }
    var writtenLink: URLText?
    /// The color of the text.
    public var foregroundColor: TextColor? {
        didSet { kept.dropSetAside(for: RunMember.foregroundColor) }
    }
    /// The color behind the text.
    public var backgroundColor: TextColor? {
        didSet { kept.dropSetAside(for: RunMember.backgroundColor) }
    }
    /// The name of the font.
    public var fontName: String? { didSet { kept.dropSetAside(for: RunMember.fontName) } }
    /// The font size in points, greater than zero.
    public var fontSize: Double? { didSet { kept.dropSetAside(for: RunMember.fontSize) } }
    var kept = KeptMembers()

    /// The attributes that the format does not define. Encoding writes them back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates a run without styling.
    public init(_ text: String) {
        self.text = text
    }

    /// Ignores the text and the kept members.
    package func hasSameStyle(as other: TextRun) -> Bool {
        isBold == other.isBold && isItalic == other.isItalic && isUnderlined == other.isUnderlined
            && isStruckThrough == other.isStruckThrough && isCode == other.isCode
            && (writtenLink?.text).isIdentical(to: other.writtenLink?.text)
            && foregroundColor == other.foregroundColor && backgroundColor == other.backgroundColor
            && (fontName ?? "").isIdentical(to: other.fontName ?? "")
            && fontSize == other.fontSize
    }
}

extension TextRun: Hashable {
    /// Whether two runs encode to the same bytes.
    public static func == (left: TextRun, right: TextRun) -> Bool {
        left.text.isIdentical(to: right.text) && left.hasSameStyle(as: right)
            && left.kept == right.kept
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: text)
    }
}

extension TextRun: CustomStringConvertible {
    /// The beginning of the text, and its styling.
    public var description: String {
        let flags = [
            (isBold, "bold"), (isItalic, "italic"), (isUnderlined, "underlined"),
            (isStruckThrough, "struck through"), (isCode, "code"),
        ].filter(\.0).map(\.1)
        let values = [
            link.map { "link \($0.absoluteString.cut(to: 80))" },
            foregroundColor.map { "color \($0)" }, backgroundColor.map { "on \($0)" },
            fontName?.cut(to: 80), fontSize.map { "\($0) pt" },
        ].compactMap(\.self)
        return ([text.quotedStart] + flags + values).joined(separator: ", ")
    }
}

extension TextRun {
    /// The link, for formats that repeat it in each line of the text; nil if the repetition would
    /// multiply the size of the output.
    ///
    /// Without this limit, the output could grow with the product of the link's length and the
    /// number of lines.
    package var linkOfEachLine: URL? {
        guard let byteCount = writtenLink?.text.utf8.count else { return nil }
        let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
        let (repeated, overflow) = lineCount.multipliedReportingOverflow(by: byteCount)
        let bound = 4096 + 16 * (text.utf8.count + byteCount)
        return overflow || repeated > bound ? nil : link
    }
}
