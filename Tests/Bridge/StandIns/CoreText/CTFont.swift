// Stand-in for Core Text's CTFont.h.
//
// Declared: phracker/MacOSX-SDKs, MacOSX12.0.sdk, CoreText.framework/Headers, CTFont.h; "CTFont" there is
// toll-free bridged with NSFont, and on iOS with UIFont.
import AppleFoundation
public import Foundation

public typealias CTFont = NSObject

@available(iOS 3.2, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CTFontGetTypeID() -> UInt { fontTypeID }

@available(iOS 3.2, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString {
    NSString(string: (font as? any RichTextFont)?.fontName ?? "")
}

@available(iOS 3.2, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CTFontGetSize(_ font: CTFont) -> CGFloat { (font as? any RichTextFont)?.pointSize ?? 0 }
