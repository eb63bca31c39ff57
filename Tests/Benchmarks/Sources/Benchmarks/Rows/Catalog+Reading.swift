import WireFormat
import XExtensionItem

extension Catalog {
    /// From bytes to typed values.
    var reading: [Row] {
        let documents: [Document] =
            isQuick ? [.small, .meta, .photos] : [.small, .meta, .photos, .huge]
        return WireEncoding.all.flatMap { encoding in
            (encoding == .json ? documents + [.escapedPhotos] : documents).map { document in
                row(
                    "read", encoding, document, readingTargets(encoding, document),
                    typed(document, encoding), against: decoded(document, encoding))
            }
        }
    }

    private func readingTargets(_ encoding: WireEncoding, _ document: Document) -> [Target] {
        switch (encoding, document) {
        case (.json, .small): [.ratio(2.8)]
        case (.xml, .meta): [.ratio(15)]
        case (.xml, .huge): [.ratio(8)]
        case (.binary, .meta): [.ratio(20)]
        default: []
        }
    }

    /// From bytes to an item whose members are not accessed. Foundation creates its structs.
    var decoding: [Row] {
        WireEncoding.all.flatMap { encoding in
            [Document.small, .meta].map { document in
                row(
                    "decode", encoding, document,
                    encoding == .json && document == .small ? [.ratio(4)] : [],
                    item(document, encoding), against: parsed(document, encoding))
            }
        }
    }

    private func item(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let bytes = try store.load(document, encoding)
            return {
                _ = try ExtensionItem(decoding: bytes, reading: .strict)
                return Product { nil }
            }
        }
    }

    /// From bytes to a completely checked document.
    ///
    /// The second row of each document also checks every base64 character, as strict reading does.
    var opening: [Row] {
        WireEncoding.all.flatMap { encoding in
            let documents: [Document] = [.meta, .photos]
            return (encoding == .json ? documents + [.escapedPhotos] : documents).flatMap {
                document in
                [false, true].map { checksBase64 in
                    row(
                        checksBase64 ? "open-base64" : "open", encoding, document,
                        encoding == .json && !checksBase64 && document != .escapedPhotos
                            ? [.ratio(40)] : [],
                        opened(document, encoding, checksBase64: checksBase64),
                        against: decoded(document, encoding))
                }
            }
        }
    }
}
