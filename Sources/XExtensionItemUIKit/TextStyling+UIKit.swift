#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import XExtensionItem
    public import XExtensionItemProviders

    extension SendingOptions {
        /// The default options, with the attributes of UIKit for styled text.
        public static var uiKit: SendingOptions {
            var options = SendingOptions()
            options.styling = .uiKit
            return options
        }
    }

    extension TextStyling {
        /// The attributes of `TextStyling.foundation`, and fonts and colors of UIKit.
        ///
        /// Without a font name, a run's font is Helvetica; without a font size, the size is 12
        /// points. These are the defaults of `NSAttributedString`; a conversion through RTF adds
        /// them to text without a font. Both are therefore read as absent, and so are the name of
        /// the system font and its size, `UIFont.systemFontSize`. Colors are in sRGB with 8 bits
        /// per component.
        public static let uiKit = TextStyling { run in
            var attributes = TextStyling.foundation.attributes(run)
            if let font = UIFont.font(for: run) { attributes[.font] = font }
            if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
            if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
            return attributes
        } read: { attributes, run in
            var keys = TextStyling.foundation.read(attributes, &run)
            if let font = attributes[.font] as? UIFont {
                font.describe(&run)
                keys.insert(.font)
            }
            if let color = (attributes[.foregroundColor] as? UIColor)?.textColor {
                run.foregroundColor = color
                keys.insert(.foregroundColor)
            }
            if let color = (attributes[.backgroundColor] as? UIColor)?.textColor {
                run.backgroundColor = color
                keys.insert(.backgroundColor)
            }
            return keys
        }
    }

    extension UIFont {
        /// The font families and the font size of text without a font attribute.
        private static let defaultFamilies = ["Helvetica", "Helvetica Neue"]
        private static let defaultSize: CGFloat = 12

        fileprivate static func font(for run: TextRun) -> UIFont? {
            guard run.isBold || run.isItalic || run.fontName != nil || run.fontSize != nil else {
                return nil
            }
            let size = run.fontSize.map { CGFloat($0) } ?? defaultSize
            let names = [run.fontName, defaultFamilies[0]].compactMap(\.self)
            let font =
                names.lazy.compactMap { UIFont(name: $0, size: size) }.first
                ?? systemFont(ofSize: size)
            var traits = font.fontDescriptor.symbolicTraits
            if run.isBold { traits.insert(.traitBold) }
            if run.isItalic { traits.insert(.traitItalic) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else {
                return font
            }
            return UIFont(descriptor: descriptor, size: size)
        }

        fileprivate func describe(_ run: inout TextRun) {
            let traits = fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { run.isBold = true }
            if traits.contains(.traitItalic) { run.isItalic = true }
            // The names of system fonts are private, and begin with a dot.
            let isSystem = fontName.hasPrefix(".")
            let isDefault = Self.defaultFamilies.contains(familyName)
            if !isSystem && !isDefault { run.fontName = fontName }
            let usualSize = isSystem ? UIFont.systemFontSize : isDefault ? Self.defaultSize : nil
            if pointSize != usualSize { run.fontSize = Double(pointSize) }
        }
    }

    extension UIColor {
        fileprivate convenience init(_ color: TextColor) {
            func part(_ component: UInt8) -> CGFloat { CGFloat(component) / 255 }
            self.init(
                red: part(color.red), green: part(color.green), blue: part(color.blue),
                alpha: part(color.alpha))
        }

        /// The color in sRGB, with components clamped to 0...1; nil for a pattern.
        fileprivate var textColor: TextColor? {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
            func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
            return TextColor(
                red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
        }
    }
#endif
