#if STAND_INS || canImport(Darwin) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Foundation
    public import UIKit
    public import XExtensionItem

    /// Takes an image from an app that uses the original PhotoAppLink, whose URL has no ticket.
    ///
    /// The image is unverified: any app can open the URL, and any app can put an image on the
    /// general pasteboard, which may also hold an image that the person copied. Show the image
    /// before you use it. Between apps that use this library, use a ``PasteboardBoard``, which has
    /// tickets.
    @MainActor
    public struct UnverifiedPhotoPasteboard {
        /// The maximum number of bytes of an image: 64 MiB.
        public nonisolated static let maximumByteCount = 64 << 20
        /// The types that PhotoAppLink sends.
        private static let types: [TypeIdentifier] = [.png, .jpeg]

        private let scheme: String
        private let pasteboard: UIPasteboard

        /// Creates a receiver.
        ///
        /// - Parameters:
        ///   - scheme: the scheme that the app declares for PhotoAppLink, such as
        ///     `colors-photoapplink`.
        ///   - pasteboard: the general pasteboard by default, because a named pasteboard reaches
        ///     only apps of one team.
        public init(scheme: String, pasteboard: UIPasteboard = .general) {
            self.scheme = scheme.lowercased()
            self.pasteboard = pasteboard
        }

        /// Takes the image once, and clears the pasteboard.
        ///
        /// - Parameter url: the URL with which the app was opened.
        /// - Returns: an item with the image; nil if the URL has another scheme or a ticket, or if
        ///   the first item of the pasteboard is not a PNG or JPEG image within the limit. If the
        ///   result is nil, the pasteboard is unchanged.
        public func takeUnverifiedImage(for url: URL) -> ExtensionItem? {
            guard let link = HandoffLink(url), link.ticket == nil, link.scheme == scheme else {
                return nil
            }
            for type in Self.types {
                guard let bytes = pasteboard.data(forPasteboardType: type.rawValue),
                    TypeIdentifier(detecting: bytes) == type, bytes.count <= Self.maximumByteCount
                else { continue }
                pasteboard.items = []
                return ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: type))
            }
            return nil
        }
    }
#endif
