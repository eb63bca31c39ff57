#if canImport(ObjectiveC) || STAND_INS
    import Essentials
    package import XExtensionItem

    /// The thumbnail of a source for one activity, created at most once for each size.
    package actor SizedThumbnail {
        package nonisolated let provider: ThumbnailProvider
        private let activity: ActivityType?
        private var works: [ThumbnailProvider.Size?: SharedWork<Representation?>] = [:]

        package init(_ provider: ThumbnailProvider, for activity: ActivityType?) {
            self.provider = provider
            self.activity = activity
        }

        /// Returns the thumbnail. If `size` is nil, the provider chooses the size.
        ///
        /// - Throws: `AttachmentError`; `CancellationError`.
        package func image(_ size: ThumbnailProvider.Size?) async throws -> Representation? {
            let work =
                works[size]
                ?? SharedWork { [provider, activity] in
                    try await provider.image(for: activity, size: size)
                }
            works[size] = work
            return try await work.value()
        }
    }

    extension NSItemProvider {
        func registerPreview(
            _ load: @escaping @Sendable (ThumbnailProvider.Size?) async throws -> Representation?
        ) {
            previewImageHandler = { done, _, options in
                let done = UncheckedBox(done)
                let size = ThumbnailProvider.Size(options?[NSItemProviderPreferredImageSizeKey])
                Task {
                    do { done.value?(try await load(size)?.load() as NSData?, nil) } catch {
                        done.value?(nil, error)
                    }
                }
            }
        }
    }

    extension ThumbnailProvider.Size {
        fileprivate init?(_ value: Any?) {
            guard let value = value as? NSValue, String(cString: value.objCType).contains("Size=")
            else { return nil }
            // This does not use the constant `zero`: Core Graphics declares it, and Foundation
            // exports Core Graphics only on macOS.
            var size = CGSize()
            value.getValue(&size, size: MemoryLayout<CGSize>.size)
            self.init(width: size.width, height: size.height)
        }
    }
#endif
