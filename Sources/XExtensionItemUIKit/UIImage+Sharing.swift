#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    extension ItemSource {
        /// Creates a source that shares an image as an upright PNG image.
        public init(image: UIImage) {
            self.init(mainAttachment: .image(image))
        }

        /// The content text as an attributed string with UIKit's fonts and colors.
        ///
        /// Setting it drops attributes that a `TextRun` cannot represent.
        public var attributedContentText: NSAttributedString? {
            get { contentText?.attributedString(styling: .uiKit) }
            set { contentText = newValue.map { AttributedText($0, styling: .uiKit) } }
        }
    }

    extension ItemSource.Overlay {
        /// The content text as an attributed string with UIKit's fonts and colors; nil removes the
        /// text for the activity.
        public var attributedContentText: NSAttributedString? {
            get { contentText?.attributedString(styling: .uiKit) }
            set { contentText = newValue.map { AttributedText($0, styling: .uiKit) } }
        }
    }

    extension AttachmentProvider {
        /// Creates a provider from an image, which becomes an upright PNG image when an item is
        /// created.
        ///
        /// - Parameters:
        ///   - image: the image. If it has no pixels, creating an item throws.
        ///   - suggestedName: the suggested name.
        /// - Returns: the provider. The type of its placeholder is `TypeIdentifier.image`.
        public static func image(_ image: UIImage, suggestedName: String? = nil)
            -> AttachmentProvider
        {
            let placeholder = ExtensionItem.Attachment.data(
                Data(), typeIdentifier: .image, suggestedName: suggestedName)
            return AttachmentProvider.onDemand(placeholder: placeholder) {
                .data(try image.uprightPNG(), typeIdentifier: .png, suggestedName: suggestedName)
            }
        }
    }

    extension ThumbnailProvider {
        /// Creates a provider from an image, which becomes an upright PNG image when it is needed.
        public static func image(_ image: UIImage) -> ThumbnailProvider {
            drawing { _, _ in image }
        }

        /// Creates a provider that draws a thumbnail for each activity and size.
        ///
        /// The share sheet requests the thumbnail, with a suggested size, on the main thread, which
        /// cannot wait for an asynchronous provider. `draw` is synchronous, so it is called during
        /// that request, with that size.
        ///
        /// - Parameter draw: returns the image for an activity; the activity is nil before one is
        ///   chosen. The suggested size is in points if a share sheet requests the image, in pixels
        ///   if a receiver requests it, and zero if no size is suggested. The closure is called on
        ///   any thread.
        /// - Returns: the provider.
        public static func drawing(
            _ draw: @escaping @Sendable (_ activity: ActivityType?, _ size: CGSize) -> UIImage?
        ) -> ThumbnailProvider {
            ThumbnailProvider(immediate: { activity, size in
                let size = size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
                return try draw(activity, size).map {
                    .data(try $0.uprightPNG(), typeIdentifier: .png)
                }
            })
        }
    }

    extension ReceivedAttachment {
        /// Loads the attachment as an image, in its first image type; nil if it has no image type,
        /// or if the loaded bytes are not an image.
        ///
        /// The image keeps its encoded bytes in memory, and is decoded when it is drawn. In an
        /// extension, a photo can exceed the memory limit: write the representation to a file
        /// instead, and create a thumbnail from the file.
        ///
        /// - Throws: the errors of `load(_:progress:)`.
        public func loadImage() async throws -> UIImage? {
            guard let type = typeIdentifiers.first(where: { $0.conforms(to: .image) }) else {
                return nil
            }
            return UIImage(data: try await load(type).load())
        }
    }
#endif
