#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A stretch of text with the same styling throughout; clause 15.1.1.
public struct TextRun: Sendable {
    /// The text.
    public var text: String { didSet { kept.edited(RunMember.text) } }
    /// Whether the text is bold.
    public var isBold = false { didSet { kept.edited(RunMember.bold) } }
    /// Whether the text is italic.
    public var isItalic = false { didSet { kept.edited(RunMember.italic) } }
    /// Whether the text is underlined.
    public var isUnderlined = false { didSet { kept.edited(RunMember.underline) } }
    /// Whether the text is struck through.
    public var isStruckThrough = false { didSet { kept.edited(RunMember.strikethrough) } }
    /// Whether the text is source text, to be shown in a font of fixed width.
    public var isCode = false { didSet { kept.edited(RunMember.code) } }
    /// Where the text leads.
    public var link: URL? {
        get { writtenLink?.url }
        set {
            kept.edited(RunMember.link)
            writtenLink = newValue.map(URLText.init)
        }
    }
    /// Where the text leads, as it is written.
    var writtenLink: URLText?
    /// The color of the letters.
    public var foregroundColor: TextColor? { didSet { kept.edited(RunMember.foregroundColor) } }
    /// The color behind the letters.
    public var backgroundColor: TextColor? { didSet { kept.edited(RunMember.backgroundColor) } }
    /// The name of a font.
    public var fontName: String? { didSet { kept.edited(RunMember.fontName) } }
    /// The size of the letters in points, greater than zero.
    public var fontSize: Double? { didSet { kept.edited(RunMember.fontSize) } }
    var kept = KeptMembers()

    /// Attributes that the format does not define, kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes a run without styling.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether two runs are alike in every attribute that the format defines.
    package func hasSameStyle(as other: TextRun) -> Bool {
        isBold == other.isBold && isItalic == other.isItalic && isUnderlined == other.isUnderlined
            && isStruckThrough == other.isStruckThrough && isCode == other.isCode
            && (writtenLink?.text).isIdentical(to: other.writtenLink?.text)
            && foregroundColor == other.foregroundColor && backgroundColor == other.backgroundColor
            && fontName.unlessEmpty.isIdentical(to: other.fontName.unlessEmpty)
            && fontSize == other.fontSize
    }
}

extension TextRun: Hashable {
    /// Whether two runs are written alike.
    public static func == (left: TextRun, right: TextRun) -> Bool {
        left.text.isIdentical(to: right.text) && left.hasSameStyle(as: right)
            && left.kept == right.kept
    }

    /// Feeds the text into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: text)
    }
}

extension TextRun: CustomStringConvertible, CustomDebugStringConvertible {
    /// The start of the text, and its styling.
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

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
