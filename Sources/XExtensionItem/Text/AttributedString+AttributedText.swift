public import Essentials

extension AttributedString {
    /// Creates a string with links and the attributes of
    /// `TextAttribute`.
    ///
    /// On Apple's systems it also has inline presentation intents, so that SwiftUI and UIKit show
    /// the styling. `AttributedText(AttributedString(text)) == text`, with three exceptions: empty
    /// runs are dropped and equal neighbours joined; links that clause 18 does not allow are
    /// dropped; if font names of neighbouring runs differ only in Unicode normalisation, the first
    /// one is used for both.
    public init(_ text: AttributedText) {
        self.init()
        for run in text.runs where !run.text.utf8.isEmpty {
            append(AttributedString(run.text, attributes: run.attributes))
        }
    }
}

extension TextRun {
    /// The styling as attributes; unset properties add none.
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
        InlineStyle(self).set(in: &container)
        return container
    }
}
