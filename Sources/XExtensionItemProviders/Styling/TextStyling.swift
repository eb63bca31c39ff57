#if canImport(ObjectiveC) || STAND_INS
    package import Essentials
    package import XExtensionItem

    /// The attributes of `NSAttributedString` that represent the attributes of a `TextRun`.
    ///
    /// ``foundation`` uses only attributes that need no other framework. Fonts and colors are
    /// objects of UIKit or AppKit; the product XExtensionItemUIKit has a styling with UIKit's fonts
    /// and colors. Use that styling on platforms with UIKit, because iOS stores text as RTF, which
    /// has fonts but no presentation intents.
    public struct TextStyling: Sendable {
        package typealias Key = NSAttributedString.Key
        package typealias Attributes = [Key: Any]
        /// Reads attributes into a run, and returns the keys that it could read. All other
        /// attributes are reported as losses.
        package typealias Read =
            @Sendable (_ attributes: Attributes, _ run: inout TextRun) -> Set<Key>

        package let attributes: @Sendable (_ run: TextRun) -> Attributes
        package let read: Read

        package init(
            attributes: @escaping @Sendable (_ run: TextRun) -> Attributes, read: @escaping Read
        ) {
            self.attributes = attributes
            self.read = read
        }
    }

    extension TextStyling {
        /// Links, underline, strikethrough, and bold, italic and code as inline presentation
        /// intents.
        ///
        /// Colors, font names and font sizes are lost. In an extension item, bold, italic and code
        /// are lost too.
        public static let foundation = TextStyling(
            attributes: foundationAttributes, read: readFoundation)

        // Foundation declares no constants for the first three of these four keys; UIKit and AppKit
        // do.
        private static let link = NSAttributedString.Key("NSLink")
        private static let underline = NSAttributedString.Key("NSUnderline")
        private static let strikethrough = NSAttributedString.Key("NSStrikethrough")
        private static let intent = NSAttributedString.Key("NSInlinePresentationIntent")

        /// The bits of Foundation's `InlinePresentationIntent`.
        private enum Intent {
            static let emphasized = 1
            static let stronglyEmphasized = 2
            static let code = 4
            static let strikethrough = 32
        }

        /// The styling without the attributes that RTF cannot represent. iOS stores the text of an
        /// extension item as RTF.
        var forExtensionItems: TextStyling {
            TextStyling(
                attributes: { [attributes] run in
                    var kept = attributes(run)
                    kept[Self.intent] = nil
                    return kept
                }, read: read)
        }

        @Sendable private static func foundationAttributes(_ run: TextRun) -> Attributes {
            var attributes: Attributes = [:]
            if let url = run.link { attributes[link] = url.absoluteURL as NSURL }
            if run.isUnderlined { attributes[underline] = NSNumber(value: 1) }
            if run.isStruckThrough { attributes[strikethrough] = NSNumber(value: 1) }
            var intents = 0
            if run.isItalic { intents |= Intent.emphasized }
            if run.isBold { intents |= Intent.stronglyEmphasized }
            if run.isCode { intents |= Intent.code }
            if intents != 0 { attributes[intent] = NSNumber(value: intents) }
            return attributes
        }

        @Sendable private static func readFoundation(
            _ attributes: Attributes, _ run: inout TextRun
        ) -> Set<Key> {
            var keys: Set<Key> = []
            if let url = url(attributes[link]) {
                run.link = url
                keys.insert(link)
            }
            if let style = attributes[underline] as? NSNumber {
                if style.intValue != 0 { run.isUnderlined = true }
                if isSingle(style) { keys.insert(underline) }
            }
            if let style = attributes[strikethrough] as? NSNumber {
                if style.intValue != 0 { run.isStruckThrough = true }
                if isSingle(style) { keys.insert(strikethrough) }
            }
            if let intents = (attributes[intent] as? NSNumber)?.intValue {
                if intents & Intent.emphasized != 0 { run.isItalic = true }
                if intents & Intent.stronglyEmphasized != 0 { run.isBold = true }
                if intents & Intent.code != 0 { run.isCode = true }
                if intents & Intent.strikethrough != 0 { run.isStruckThrough = true }
                keys.insert(intent)
            }
            return keys
        }

        /// Whether a line style is absent or single. Runs cannot represent double, thick or dashed
        /// lines.
        private static func isSingle(_ style: NSNumber) -> Bool { style.intValue & ~1 == 0 }

        private static func url(_ link: Any?) -> URL? {
            switch link {
            case let url as NSURL: (url as URL).absoluteURL
            case let text as NSString: URL(string: text as String)
            default: nil
            }
        }
    }
#endif
