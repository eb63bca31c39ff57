// Stand-in for UIKit's UIGraphicsRenderer.h, UIGraphicsImageRenderer.h and UIGraphicsPDFRenderer.h.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com. Images and pages consist only of the first bytes of their format.
public import Foundation

open class UIGraphicsRendererContext: NSObject {
    open func fill(_ rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    open func beginPage() {}
}

open class UIGraphicsImageRendererFormat: NSObject {}

@available(watchOS, unavailable)
open class UIGraphicsImageRenderer: NSObject {
    /// The bytes of an image that an action draws.
    @TaskLocal static var canvas: Canvas?
    static var drawn: Data? {
        get { canvas?.bytes }
        set { canvas?.bytes = newValue }
    }
    final class Canvas: @unchecked Sendable { var bytes: Data? }

    public init(size: CGSize) {}
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        let canvas = Canvas()
        Self.$canvas.withValue(canvas) { actions(UIGraphicsImageRendererContext()) }
        return canvas.bytes ?? Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
}

open class UIGraphicsPDFRenderer: NSObject {
    public init(bounds: CGRect) {}

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        actions(UIGraphicsPDFRendererContext())
        return Data("%PDF-1.7".utf8)
    }
}
