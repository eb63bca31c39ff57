#if canImport(UIKit) && !os(watchOS)
    package import UIKit
    package import XExtensionItem

    extension UIImage {
        /// Returns the image as PNG. Its pixels are upright, because PNG has no orientation.
        ///
        /// - Throws: `representation.content` for an image without pixels.
        package func uprightPNG() throws(PayloadError) -> Data {
            let png =
                imageOrientation == .up
                ? pngData()
                : UIGraphicsImageRenderer(size: size, format: imageRendererFormat).pngData { _ in
                    draw(at: .zero)
                }
            if let png { return png }
            throw PayloadError(
                code: .representationContent, message: "expected an image with pixels")
        }
    }
#endif
