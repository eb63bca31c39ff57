// Stand-ins for what Foundation declares on Apple's systems alone.
//
// Declared: phracker/MacOSX-SDKs, MacOSX12.0.sdk, Foundation.framework/Headers, NSFileManager.h and
// NSValue.h; CoreFoundation.framework/Headers, CFBase.h.
public import Foundation

extension FileManager {
    /// There are no app groups here.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? { nil }
}

extension NSValue {
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
    public func getValue(_ value: UnsafeMutableRawPointer, size: Int) { getValue(value) }
}

/// The type of fonts in Core Foundation.
public let fontTypeID: UInt = 1

/// Fonts have a type here; everything else is of one type.
public func CFGetTypeID(_ object: AnyObject?) -> UInt {
    object is any RichTextFont ? fontTypeID : 0
}
