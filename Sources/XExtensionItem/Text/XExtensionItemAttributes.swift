#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AttributeScopes {
    /// The attributes of ``TextRun`` as attributes of Foundation's `AttributedString`.
    ///
    /// They are reached as `string.xExtensionItem.bold`. They do not stand in
    /// `AttributeDynamicLookup`: there `foregroundColor` and others would meet those of UIKit and
    /// SwiftUI. Links are Foundation's own `link`.
    public struct XExtensionItemAttributes: AttributeScope {
        /// Whether the text is bold.
        public let bold: BoldAttribute
        /// Whether the text is italic.
        public let italic: ItalicAttribute
        /// Whether the text is underlined.
        public let underline: UnderlineAttribute
        /// Whether the text is struck through.
        public let strikethrough: StrikethroughAttribute
        /// Whether the text is source text, to be shown in a font of fixed width.
        public let code: CodeAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The name of a font.
        public let fontName: FontNameAttribute
        /// The size of the letters in points.
        public let fontSize: FontSizeAttribute
        /// Attributes of a run that the format does not define.
        public let unknownMembers: UnknownMembersAttribute
        /// Foundation's attributes, `link` among them.
        public let foundation: FoundationAttributes
    }

    /// The scope of this library, for `string.xExtensionItem` and `init(_:including:)`.
    public var xExtensionItem: XExtensionItemAttributes.Type { XExtensionItemAttributes.self }
}

extension AttributeScopes.XExtensionItemAttributes {
    /// The key of `bold`.
    public enum BoldAttribute: AttributedStringKey {
        /// True where the text is so styled.
        public typealias Value = Bool
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.bold"
    }

    /// The key of `italic`.
    public enum ItalicAttribute: AttributedStringKey {
        /// True where the text is so styled.
        public typealias Value = Bool
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.italic"
    }

    /// The key of `underline`.
    public enum UnderlineAttribute: AttributedStringKey {
        /// True where the text is so styled.
        public typealias Value = Bool
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.underline"
    }

    /// The key of `strikethrough`.
    public enum StrikethroughAttribute: AttributedStringKey {
        /// True where the text is so styled.
        public typealias Value = Bool
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.strikethrough"
    }

    /// The key of `code`.
    public enum CodeAttribute: AttributedStringKey {
        /// True where the text is so styled.
        public typealias Value = Bool
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.code"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A color of sRGB.
        public typealias Value = TextColor
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.foreground-color"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A color of sRGB.
        public typealias Value = TextColor
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.background-color"
    }

    /// The key of `fontName`.
    public enum FontNameAttribute: AttributedStringKey {
        /// The name as the sender wrote it.
        public typealias Value = String
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.font-name"
    }

    /// The key of `fontSize`.
    public enum FontSizeAttribute: AttributedStringKey {
        /// Points, greater than zero.
        public typealias Value = Double
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.font-size"
    }

    /// The key of `unknownMembers`.
    public enum UnknownMembersAttribute: AttributedStringKey {
        /// The members as they stood in the run.
        public typealias Value = WireDictionary
        /// The name that Foundation knows the attribute by.
        public static let name = "org.xextensionitem.unknown-members"
    }

    /// The key of members set aside while reading: no user's business, but written back.
    enum SetAsideMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.set-aside-members"
    }
}
