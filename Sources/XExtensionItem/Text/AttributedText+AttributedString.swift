public import Essentials

extension AttributedText {
    /// Creates styled text from an attributed string, and keeps the attributes that a payload can
    /// represent.
    ///
    /// These are this library's own attributes (their names begin with `org.xextensionitem.`),
    /// Foundation's `link`, and, on Apple's systems, inline presentation intents. A run is bold if
    /// either this library's attribute or the intent specifies bold. Other attributes are dropped.
    /// A link that clause 18 does not allow (such as a `file:`, `data:` or relative URL) is dropped
    /// too, and its text is kept.
    public init(_ string: AttributedString) {
        self.init(string.runs.map { TextRun($0, in: string) })
    }
}

extension TextRun {
    /// Copies the text by Unicode scalar. If a run begins with a combining mark, copying by
    /// `Character` would move the mark's base from the previous run into this run.
    fileprivate init(_ run: AttributedString.Runs.Run, in string: AttributedString) {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: string.unicodeScalars[run.range])
        self.init(String(scalars))
        kept.unknown = run[TextAttribute.UnknownMembersAttribute.self] ?? WireDictionary()
        kept.setAside = run[TextAttribute.SetAsideMembersAttribute.self] ?? WireDictionary()
        takeFlags(run)
        takeValues(run)
    }

    /// Assigns only the attributes that `run` has, because assigning a property drops the value
    /// that was set aside for it. Only Foundation on Apple's systems has inline presentation
    /// intents.
    private mutating func takeFlags(_ run: AttributedString.Runs.Run) {
        if run[TextAttribute.BoldAttribute.self] == true { isBold = true }
        if run[TextAttribute.ItalicAttribute.self] == true { isItalic = true }
        if run[TextAttribute.UnderlineAttribute.self] == true { isUnderlined = true }
        if run[TextAttribute.StrikethroughAttribute.self] == true { isStruckThrough = true }
        if run[TextAttribute.CodeAttribute.self] == true { isCode = true }
        #if canImport(Darwin)
            let intent = run.inlinePresentationIntent ?? []
            if intent.contains(.stronglyEmphasized) { isBold = true }
            if intent.contains(.emphasized) { isItalic = true }
            if intent.contains(.strikethrough) { isStruckThrough = true }
            if intent.contains(.code) { isCode = true }
        #endif
    }

    private mutating func takeValues(_ run: AttributedString.Runs.Run) {
        if let link = run.link.flatMap(URLRule.allowed) { self.link = link }
        if let color = run[TextAttribute.ForegroundColorAttribute.self] { foregroundColor = color }
        if let color = run[TextAttribute.BackgroundColorAttribute.self] { backgroundColor = color }
        if let name = run[TextAttribute.FontNameAttribute.self] { fontName = name }
        if let size = run[TextAttribute.FontSizeAttribute.self] { fontSize = size }
    }
}

extension URLRule {
    /// Returns the URL, resolved against its base, if clause 18 allows the URL; otherwise nil.
    static func allowed(_ url: URL) -> URL? {
        let text = url.absoluteString
        guard fault(in: text) == nil else { return nil }
        return url.baseURL == nil ? url : URL(verbatim: text)
    }
}

extension AttributedString {
    /// Creates a string with links and with this library's own attributes (their names begin with
    /// `org.xextensionitem.`).
    ///
    /// On Apple's systems, the string also has inline presentation intents, so that SwiftUI and
    /// UIKit show the styling. `AttributedText(AttributedString(text)) == text`, with two
    /// exceptions: links that clause 18 does not allow are dropped; if the font names of
    /// neighboring runs differ only in Unicode normalization, both runs get the first name.
    public init(_ text: AttributedText) {
        self.init()
        for run in text.runs where !run.text.utf8.isEmpty {
            append(AttributedString(run.text, attributes: run.attributes))
        }
    }
}

extension TextRun {
    fileprivate var attributes: AttributeContainer {
        var container = AttributeContainer()
        if isBold { container[TextAttribute.BoldAttribute.self] = true }
        if isItalic { container[TextAttribute.ItalicAttribute.self] = true }
        if isUnderlined { container[TextAttribute.UnderlineAttribute.self] = true }
        if isStruckThrough { container[TextAttribute.StrikethroughAttribute.self] = true }
        if isCode { container[TextAttribute.CodeAttribute.self] = true }
        container.link = link.flatMap(URLRule.allowed)
        container[TextAttribute.ForegroundColorAttribute.self] = foregroundColor
        container[TextAttribute.BackgroundColorAttribute.self] = backgroundColor
        container[TextAttribute.FontNameAttribute.self] = fontName
        container[TextAttribute.FontSizeAttribute.self] = fontSize
        if !kept.unknown.isEmpty {
            container[TextAttribute.UnknownMembersAttribute.self] = kept.unknown
        }
        if !kept.setAside.isEmpty {
            container[TextAttribute.SetAsideMembersAttribute.self] = kept.setAside
        }
        #if canImport(Darwin)
            var intent: InlinePresentationIntent = []
            if isBold { intent.insert(.stronglyEmphasized) }
            if isItalic { intent.insert(.emphasized) }
            if isStruckThrough { intent.insert(.strikethrough) }
            if isCode { intent.insert(.code) }
            if !intent.isEmpty { container.inlinePresentationIntent = intent }
        #endif
        return container
    }
}

/// The keys under which Foundation's `AttributedString` stores the attributes of a ``TextRun``.
///
/// With these keys and Foundation's `link`, a conversion to `AttributedString` and back preserves
/// the attributes. Code that does not know these keys reads Foundation's `link` and
/// `inlinePresentationIntent`.
enum TextAttribute {
    enum BoldAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.bold"
    }

    enum ItalicAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.italic"
    }

    enum UnderlineAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.underline"
    }

    enum StrikethroughAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.strikethrough"
    }

    enum CodeAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.code"
    }

    enum ForegroundColorAttribute: AttributedStringKey {
        typealias Value = TextColor
        static let name = "org.xextensionitem.foreground-color"
    }

    enum BackgroundColorAttribute: AttributedStringKey {
        typealias Value = TextColor
        static let name = "org.xextensionitem.background-color"
    }

    enum FontNameAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "org.xextensionitem.font-name"
    }

    enum FontSizeAttribute: AttributedStringKey {
        typealias Value = Double
        static let name = "org.xextensionitem.font-size"
    }

    enum UnknownMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.unknown-members"
    }

    /// The key for members that were set aside while reading. ``TextRun`` has no public property
    /// for them, but encoding writes them back.
    enum SetAsideMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.set-aside-members"
    }
}
