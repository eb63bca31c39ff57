#if canImport(ObjectiveC) || STAND_INS
    import CoreText
    public import Essentials
    public import XExtensionItem

    extension AttributedText {
        /// Returns the text as an attributed string of the system.
        ///
        /// `ExtensionItem/systemItem(for:_:)` also reports the attributes that the styling loses.
        ///
        /// - Parameter styling: the attributes to use; those of Foundation by default.
        /// - Returns: the attributed string.
        public func attributedString(styling: TextStyling = .foundation) -> NSAttributedString {
            let string = NSMutableAttributedString(string: "")
            for run in runs where !run.text.isEmpty {
                string.append(
                    NSAttributedString(string: run.text, attributes: styling.attributes(run)))
            }
            return string
        }

        /// Creates styled text from an `NSAttributedString`.
        ///
        /// ``ReceivedItem`` also reports the attributes that the styling cannot read.
        ///
        /// - Parameters:
        ///   - string: the string; attributes that the styling cannot read are dropped.
        ///   - styling: the attributes to read; those of Foundation by default.
        public init(_ string: NSAttributedString, styling: TextStyling = .foundation) {
            var losses: [Loss] = []
            self.init(string, styling, at: "", &losses)
        }

        init(
            _ string: NSAttributedString, _ styling: TextStyling, at pointer: String,
            _ losses: inout [Loss]
        ) {
            var runs: [TextRun] = []
            var unread: [(run: Int, key: String)] = []
            let text = string.string as NSString
            string.enumerateAttributes(
                in: NSRange(location: 0, length: string.length), options: []
            ) { attributes, range, _ in
                var run = TextRun(text.substring(with: range))
                let read = styling.read(attributes, &run)
                runs.append(run)
                if runs.count > 1, runs[runs.count - 2].hasSameStyle(as: run) {
                    runs[runs.count - 2].text += run.text
                    runs.removeLast()
                }
                for (key, value) in attributes
                where !read.contains(key) && !key.isDefault(value) {
                    unread.append((runs.count - 1, key.rawValue))
                }
            }
            for (run, key) in unread.sorted(by: { ($0.run, $0.key) < ($1.run, $1.key) }) {
                let loss = Loss.notCarried(
                    "\(pointer)/\(run)" + JSONPointer.step(key),
                    "an attribute that a run cannot represent")
                if losses.last != loss { losses.append(loss) }
            }
            self.init(runs)
        }

        func losses(_ styling: TextStyling, at pointer: String) -> [Loss] {
            var losses: [Loss] = []
            for (position, run) in runs.enumerated() {
                var back = TextRun(run.text)
                _ = styling.read(styling.attributes(run), &back)
                for name in run.attributes(differingFrom: back) {
                    losses.append(
                        .notCarried(
                            "\(pointer)/\(position)/\(name)",
                            "this styling of attributed strings cannot represent the attribute"))
                }
            }
            return losses
        }
    }

    extension NSAttributedString.Key {
        /// Whether a conversion through RTF may have added an attribute, which then does not count
        /// as styling. Such a conversion adds a paragraph style, 12-point Helvetica, and, in
        /// web text, zero kerning and a stroke of zero width.
        fileprivate func isDefault(_ value: Any) -> Bool {
            switch rawValue {
            case "NSParagraphStyle", "NSStrokeColor": true
            case "NSKern", "NSStrokeWidth": (value as? NSNumber)?.doubleValue == 0
            case "NSFont": Self.isPlainFont(value as AnyObject)
            default: false
            }
        }

        /// Fonts of UIKit and AppKit are toll-free bridged to `CTFont`.
        private static func isPlainFont(_ object: AnyObject) -> Bool {
            guard CFGetTypeID(object) == CTFontGetTypeID() else { return false }
            let font = unsafeDowncast(object, to: CTFont.self)
            return CTFontCopyPostScriptName(font) as String == "Helvetica"
                && CTFontGetSize(font) == 12
        }
    }

    extension TextRun {
        /// The names are those of clause 15.2.
        fileprivate func attributes(differingFrom other: TextRun) -> [String] {
            let attributes: [(name: String, differs: Bool)] = [
                ("bold", isBold != other.isBold), ("italic", isItalic != other.isItalic),
                ("underline", isUnderlined != other.isUnderlined),
                ("strikethrough", isStruckThrough != other.isStruckThrough),
                ("code", isCode != other.isCode),
                ("link", link?.absoluteString != other.link?.absoluteString),
                ("foreground-color", foregroundColor != other.foregroundColor),
                ("background-color", backgroundColor != other.backgroundColor),
                ("font-name", fontName != other.fontName),
                ("font-size", fontSize != other.fontSize),
            ]
            return attributes.filter(\.differs).map(\.name)
        }
    }
#endif
