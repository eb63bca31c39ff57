public import Essentials

extension AttributeScopes {
    /// The attributes of ``TextRun`` as attributes of Foundation's `AttributedString`.
    ///
    ///     string.xExtensionItem.bold = true
    ///
    /// They are not part of `AttributeDynamicLookup`, where `foregroundColor` and others would
    /// conflict with those of UIKit and SwiftUI. Links are Foundation's own `link`.
    public struct XExtensionItemAttributes: AttributeScope {
        /// Whether the text is bold.
        public let bold: BoldAttribute
        /// Whether the text is italic.
        public let italic: ItalicAttribute
        /// Whether the text is underlined.
        public let underline: UnderlineAttribute
        /// Whether the text is struck through.
        public let strikethrough: StrikethroughAttribute
        /// Whether the text is source code, to be shown in a monospaced font.
        public let code: CodeAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The name of the font.
        public let fontName: FontNameAttribute
        /// The font size in points.
        public let fontSize: FontSizeAttribute
        /// The attributes of a run that the format does not define.
        public let unknownMembers: UnknownMembersAttribute
        /// Foundation's attributes, including `link`.
        public let foundation: FoundationAttributes
    }

    /// The scope of this library, for `string.xExtensionItem` and `init(_:including:)`.
    public var xExtensionItem: XExtensionItemAttributes.Type { XExtensionItemAttributes.self }
}

extension AttributeScopes.XExtensionItemAttributes {
    /// The key for bold text.
    public enum BoldAttribute: AttributedStringKey {
        /// True for bold text.
        public typealias Value = Bool
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.bold"
    }

    /// The key for italic text.
    public enum ItalicAttribute: AttributedStringKey {
        /// True for italic text.
        public typealias Value = Bool
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.italic"
    }

    /// The key for underlined text.
    public enum UnderlineAttribute: AttributedStringKey {
        /// True for underlined text.
        public typealias Value = Bool
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.underline"
    }

    /// The key for struck-through text.
    public enum StrikethroughAttribute: AttributedStringKey {
        /// True for struck-through text.
        public typealias Value = Bool
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.strikethrough"
    }

    /// The key for source code.
    public enum CodeAttribute: AttributedStringKey {
        /// True for source code.
        public typealias Value = Bool
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.code"
    }

    /// The key for the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// An sRGB color.
        public typealias Value = TextColor
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.foreground-color"
    }

    /// The key for the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// An sRGB color.
        public typealias Value = TextColor
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.background-color"
    }

    /// The key for the name of the font.
    public enum FontNameAttribute: AttributedStringKey {
        /// The name as the sender wrote it.
        public typealias Value = String
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.font-name"
    }

    /// The key for the font size.
    public enum FontSizeAttribute: AttributedStringKey {
        /// The size in points, greater than zero.
        public typealias Value = Double
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.font-size"
    }

    /// The key for attributes that the format does not define.
    public enum UnknownMembersAttribute: AttributedStringKey {
        /// The members as they were in the run.
        public typealias Value = WireDictionary
        /// The attribute's name in Foundation.
        public static let name = "org.xextensionitem.unknown-members"
    }

    /// The key for members that reading set aside. It is internal, but encoding writes them back.
    enum SetAsideMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.set-aside-members"
    }
}
