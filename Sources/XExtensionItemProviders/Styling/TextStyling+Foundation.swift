#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    import XExtensionItem

    extension TextStyling {
        /// Links, underline, strikethrough, and bold, italic and code as inline presentation intents.
        ///
        /// Colors, font names and font sizes are lost.
        public static let foundation = TextStyling(
            attributes: foundationAttributes, read: readFoundation)

        // The constants of the first three are declared in UIKit and AppKit.
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
        ) -> Set<NSAttributedString.Key> {
            var keys: Set<NSAttributedString.Key> = []
            if let url = url(attributes[link]) {
                run.link = url
                keys.insert(link)
            }
            if let style = attributes[underline] as? NSNumber {
                if style.intValue != 0 { run.isUnderlined = true }
                keys.insert(underline)
            }
            if let style = attributes[strikethrough] as? NSNumber {
                if style.intValue != 0 { run.isStruckThrough = true }
                keys.insert(strikethrough)
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

        /// A link is an `NSURL`, or a string with one.
        private static func url(_ link: Any?) -> URL? {
            switch link {
            case let url as NSURL: (url as URL).absoluteURL
            case let text as NSString: URL(string: text as String)
            default: nil
            }
        }
    }
#endif
