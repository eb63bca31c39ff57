#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AttributedString {
    /// Makes a string with the attributes of `AttributeScopes.XExtensionItemAttributes` and links.
    ///
    /// On Apple's systems inline presentation intents stand beside them, so that SwiftUI and UIKit
    /// show the text as it is meant. `AttributedText(AttributedString(text)) == text`, except that
    /// empty runs are gone and neighbours without a difference are joined, links that clause 18 does
    /// not allow are left out, and of neighbouring runs whose font names differ in nothing but
    /// Unicode normalisation the first name counts.
    public init(_ text: AttributedText) {
        self.init()
        for run in text.runs where !run.text.utf8.isEmpty {
            append(AttributedString(run.text, attributes: run.attributes))
        }
    }
}

extension TextRun {
    private typealias Scope = AttributeScopes.XExtensionItemAttributes

    /// The styling as a container of attributes; what is not set has none.
    fileprivate var attributes: AttributeContainer {
        var container = AttributeContainer()
        if isBold { container[Scope.BoldAttribute.self] = true }
        if isItalic { container[Scope.ItalicAttribute.self] = true }
        if isUnderlined { container[Scope.UnderlineAttribute.self] = true }
        if isStruckThrough { container[Scope.StrikethroughAttribute.self] = true }
        if isCode { container[Scope.CodeAttribute.self] = true }
        container.link = link.flatMap(WireURL.allowed)
        container[Scope.ForegroundColorAttribute.self] = foregroundColor
        container[Scope.BackgroundColorAttribute.self] = backgroundColor
        container[Scope.FontNameAttribute.self] = fontName
        container[Scope.FontSizeAttribute.self] = fontSize
        if !kept.unknown.isEmpty { container[Scope.UnknownMembersAttribute.self] = kept.unknown }
        if !kept.setAside.isEmpty { container[Scope.SetAsideMembersAttribute.self] = kept.setAside }
        InlineStyle(self).set(in: &container)
        return container
    }
}
