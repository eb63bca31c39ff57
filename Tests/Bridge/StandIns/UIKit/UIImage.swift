// Stand-in for UIKit's UIImage.h.
//
// Declared: UIImage.h, `@interface UIImage (NSItemProvider) <NSItemProviderReading,
// NSItemProviderWriting>` on every system. Documented: `pngData()` is nil for an image without pixels.
// Seen: a PNG has no orientation, so the orientation of the image is lost.
public import AppleFoundation
public import Foundation

/// An image, which consists of its encoded bytes. Without bytes, it has no pixels.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
    }

    /// Read by tests.
    public let bytes: Data
    public private(set) var imageOrientation = Orientation.up

    public override init() { bytes = Data() }

    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        bytes = data
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Called by tests.
    public init(bytes: Data, orientation: Orientation) {
        self.bytes = bytes
        imageOrientation = orientation
    }

    open var size: CGSize { CGSize(width: 2, height: 1) }
    open var scale: CGFloat { 1 }

    /// Returns the bytes of an upright image, and different bytes for a rotated one.
    open func pngData() -> Data? {
        guard !bytes.isEmpty else { return nil }
        return imageOrientation == .up ? bytes : Data("turned".utf8)
    }

    open var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Draws the image upright.
    open func draw(at point: CGPoint) { UIGraphicsImageRenderer.drawn = bytes }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(bytes as NSData) }
    public required init?(coder: NSCoder) { nil }
}

extension UIImage: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.jpeg", "public.png"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.png" ? pngData() : Data("JPEG".utf8), nil)
        return nil
    }
}
