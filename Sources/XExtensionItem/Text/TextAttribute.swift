import Essentials

/// The keys under which the attributes of a ``TextRun`` travel in Foundation's `AttributedString`, so that
/// converting to one and back loses nothing.
///
/// Other programs see Foundation's `link` and `inlinePresentationIntent`.
enum TextAttribute {
    /// The key for bold text.
    enum BoldAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.bold"
    }

    /// The key for italic text.
    enum ItalicAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.italic"
    }

    /// The key for underlined text.
    enum UnderlineAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.underline"
    }

    /// The key for struck-through text.
    enum StrikethroughAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.strikethrough"
    }

    /// The key for source code.
    enum CodeAttribute: AttributedStringKey {
        typealias Value = Bool
        static let name = "org.xextensionitem.code"
    }

    /// The key for the color of the text.
    enum ForegroundColorAttribute: AttributedStringKey {
        typealias Value = TextColor
        static let name = "org.xextensionitem.foreground-color"
    }

    /// The key for the color behind the text.
    enum BackgroundColorAttribute: AttributedStringKey {
        typealias Value = TextColor
        static let name = "org.xextensionitem.background-color"
    }

    /// The key for the name of the font.
    enum FontNameAttribute: AttributedStringKey {
        typealias Value = String
        static let name = "org.xextensionitem.font-name"
    }

    /// The key for the font size.
    enum FontSizeAttribute: AttributedStringKey {
        typealias Value = Double
        static let name = "org.xextensionitem.font-size"
    }

    /// The key for attributes that the format does not define.
    enum UnknownMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.unknown-members"
    }

    /// The key for members that reading set aside. It is internal, but encoding writes them back.
    enum SetAsideMembersAttribute: AttributedStringKey {
        typealias Value = WireDictionary
        static let name = "org.xextensionitem.set-aside-members"
    }
}
