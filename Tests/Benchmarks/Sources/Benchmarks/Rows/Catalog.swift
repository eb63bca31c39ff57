import FoundationEssentials
import WireFormat
import XExtensionItem

/// All rows: the work, the peer and the targets.
struct Catalog {
    let store: DocumentStore
    let isQuick: Bool
    var peers = Peers()

    var rows: [Row] {
        reading + decoding + opening + validating + writing + others + targets
            + (isQuick ? start : titles + loading + streaming + commands)
    }

    func row(
        _ work: String, _ encoding: WireEncoding, _ document: Document, _ targets: [Target] = [],
        _ subject: Subject, against peer: Subject?
    ) -> Row {
        Row(
            work: work, encoding: "\(encoding)", document: document.name,
            bytes: { try store.byteCount(document, encoding) }, targets: targets, subject: subject,
            peer: peer, repetitions: isQuick ? 5 : 15)
    }

    // MARK: Subjects

    /// This library, from bytes in memory to an item and all its values.
    func typed(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let bytes = try store.load(document, encoding)
            return { Product(try Checksum(ExtensionItem(decoding: bytes, reading: .strict))) }
        }
    }

    /// This library, from bytes in memory to an item with its decoded data, for comparison with a
    /// peer that is timed until its objects exist. The checksum is computed after the clock has
    /// stopped.
    func made(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let bytes = try store.load(document, encoding)
            return {
                let item = try ExtensionItem(decoding: bytes, reading: .strict)
                try item.loadData()
                return Product { try Checksum(item) }
            }
        }
    }

    /// Foundation, from bytes in memory to Codable structs.
    func decoded(_ document: Document, _ encoding: WireEncoding) -> Subject {
        let coders = FoundationCoders(encoding: encoding)
        return .here(coders.decoderName) {
            let bytes = try store.load(document, encoding)
            return { Product(try coders.checksum(of: bytes)) }
        }
    }

    func opened(
        _ document: Document, _ encoding: WireEncoding, checksBase64: Bool
    ) -> Subject {
        .here("WireDocument") {
            let bytes = try store.load(document, encoding)
            return {
                let document = try WireDocument(bytes, checksBase64: checksBase64)
                return Product { try Checksum(document) }
            }
        }
    }

    func encoded(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let item = try document.item()
            return {
                let bytes = try item.encoded(as: encoding)
                return Product { try FoundationCoders(encoding: encoding).checksum(of: bytes) }
            }
        }
    }

    func encodedByFoundation(_ document: Document, _ encoding: WireEncoding) -> Subject {
        let coders = FoundationCoders(encoding: encoding)
        func encoded<Bytes: CodableBytes>(
            _ item: CodableItem<Bytes>
        ) -> () throws -> Product {
            {
                let bytes = try coders.encode(item)
                return Product { try coders.checksum(of: bytes) }
            }
        }
        return .here(coders.encoderName) {
            encoding == .json
                ? encoded(document.codable(as: TaggedBytes.self))
                : encoded(document.codable(as: Data.self))
        }
    }
}

extension ExtensionItem {
    /// Loads the data of every attachment, and discards it.
    fileprivate func loadData() throws {
        for attachment in attachments {
            for representation in attachment.representations {
                if case .data(let data) = representation.content { _ = try data.load() }
            }
        }
    }
}
