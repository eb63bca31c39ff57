public import Essentials

extension AttributedText {
    /// Creates a text from a string, with the attributes that a payload can hold.
    ///
    /// These are the attributes of `TextAttribute`, Foundation's `link`,
    /// and, on Apple's systems, inline presentation intents: a run is bold if either its `bold`
    /// attribute or its intent says so. Other attributes are dropped. A link that clause 18 does
    /// not allow (such as a `file:`, `data:` or relative URL) is dropped too, and its text stays.
    public init(_ string: AttributedString) {
        self.init(string.runs.map { TextRun($0, in: string) })
    }
}

extension TextRun {
    /// Takes the text by Unicode scalar. By `Character`, a combining mark at the start of a run
    /// would move into this run together with its base, and leave the run before empty.
    fileprivate init(_ run: AttributedString.Runs.Run, in string: AttributedString) {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: string.unicodeScalars[run.range])
        self.init(String(scalars))
        kept.unknown = run[TextAttribute.UnknownMembersAttribute.self] ?? WireDictionary()
        kept.setAside = run[TextAttribute.SetAsideMembersAttribute.self] ?? WireDictionary()
        takeFlags(run)
        takeValues(run)
    }

    /// Assigns only set attributes, because every assignment drops the value that was set aside.
    private mutating func takeFlags(_ run: AttributedString.Runs.Run) {
        let intent = InlineStyle(run)
        if run[TextAttribute.BoldAttribute.self] == true || intent.isBold { isBold = true }
        if run[TextAttribute.ItalicAttribute.self] == true || intent.isItalic { isItalic = true }
        if run[TextAttribute.UnderlineAttribute.self] == true { isUnderlined = true }
        if run[TextAttribute.StrikethroughAttribute.self] == true || intent.isStruckThrough {
            isStruckThrough = true
        }
        if run[TextAttribute.CodeAttribute.self] == true || intent.isCode { isCode = true }
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
    /// Returns the URL without a base if clause 18 allows it, otherwise nil.
    static func allowed(_ url: URL) -> URL? {
        let text = url.absoluteString
        guard fault(in: text) == nil else { return nil }
        return url.baseURL == nil ? url : URL(asItStands: text)
    }
}
