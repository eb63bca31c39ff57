// Stand-in for UIKit's UIFont.h, UIFontDescriptor.h, UIColor.h and NSAttributedString.h.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com.
public import AppleFoundation
public import Foundation

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let link = NSAttributedString.Key("NSLink")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    let name: String
    public let symbolicTraits: SymbolicTraits

    init(name: String, _ traits: SymbolicTraits) {
        self.name = name
        symbolicTraits = traits
    }

    /// Returns one of the four styles of the family, identified by name, such as
    /// `Georgia-BoldItalic`.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let family = name.split(separator: "-").first.map(String.init) ?? name
        var style = symbolicTraits.contains(.traitBold) ? "Bold" : ""
        if symbolicTraits.contains(.traitItalic) { style += "Italic" }
        return UIFontDescriptor(name: style.isEmpty ? family : "\(family)-\(style)", symbolicTraits)
    }
}

open class UIFont: NSObject, RichTextFont, @unchecked Sendable {
    public let fontDescriptor: UIFontDescriptor
    public let pointSize: CGFloat
    public var fontName: String { fontDescriptor.name }
    public var familyName: String { String(fontName.prefix { $0 != "-" }) }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public class var systemFontSize: CGFloat { 14 }

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = descriptor
        self.pointSize = pointSize
    }

    /// Nil for a font that is not installed, and for the name of the system's own font.
    public required convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard ["Helvetica", "Georgia"].contains(fontName.prefix { $0 != "-" }) else { return nil }
        var traits: UIFontDescriptor.SymbolicTraits = []
        if fontName.contains("Bold") { traits.insert(.traitBold) }
        if fontName.hasSuffix("Italic") { traits.insert(.traitItalic) }
        self.init(descriptor: UIFontDescriptor(name: fontName, traits), size: fontSize)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize
    }
    open override var hash: Int { fontName.hashValue }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(name: ".SFUI-Bold", .traitBold), size: fontSize)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(name: ".SFUI", []), size: fontSize)
    }
}

open class UIColor: NSObject, RichTextColor, @unchecked Sendable {
    private let components: [CGFloat]
    public var rgba: [CGFloat] { components }

    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = components[0]
        green?.pointee = components[1]
        blue?.pointee = components[2]
        alpha?.pointee = components[3]
        return true
    }
}

extension UIColor {
    /// Nothing is drawn here.
    public func setFill() {}
}
