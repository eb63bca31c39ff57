// Stand-ins for declarations of Foundation that exist only on Apple's systems.
//
// Declared: phracker/MacOSX-SDKs, MacOSX12.0.sdk, Foundation.framework/Headers, NSFileManager.h,
// NSAttributedString.h and NSValue.h; CoreFoundation.framework/Headers,
// CFBase.h; usr/include/pthread/pthread.h.
public import Foundation

extension FileManager {
    /// App groups do not exist on this platform.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? { nil }
}

extension NSAttributedString.Key {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let inlinePresentationIntent = NSAttributedString.Key(
        "NSInlinePresentationIntent")
}

extension NSValue {
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
    public func getValue(_ value: UnsafeMutableRawPointer, size: Int) { getValue(value) }
}

/// The type of fonts in Core Foundation.
public let fontTypeID: UInt = 1

/// Returns one type for fonts, and another for all other objects.
public func CFGetTypeID(_ object: AnyObject?) -> UInt {
    object is any RichTextFont ? fontTypeID : 0
}

/// The current thread. It may play the role of the main thread, because tests do not run on the real one.
public enum CallingThread {
    /// Chosen by the stand-in of the share sheet.
    @TaskLocal public static var isMain: Bool?
}

@available(iOS 2.0, macOS 10.4, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func pthread_main_np() -> Int32 { CallingThread.isMain ?? Thread.isMainThread ? 1 : 0 }
