import FoundationEssentials
import Glibc
import WireFormat
import XExtensionItem

extension Catalog {
    /// Reads the title and tags of a file, which is mapped again for each run.
    var titles: [Row] {
        let json = row(
            "title", .json, .huge, [], title(.huge, .json), against: decodedTitle(.huge, .json))
        let pass = row(
            "title", .json, .huge, [.ratio(0.5)], title(.huge, .json), against: pass(.huge, .json))
        let xml = row(
            "title", .xml, .huge, [], title(.huge, .xml), against: decodedTitle(.huge, .xml))
        let binary = [Document.huge, .gibibyte].map { document in
            var row = row(
                "title", .binary, document, [.seconds(100e-6), .anonymous(16 << 20)],
                title(document, .binary), against: decodedTitle(document, .binary))
            row.showsSpeed = false
            return row
        }
        return [json, pass, xml] + binary
    }

    private func title(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let file = URL(filePath: try store.path(of: document, encoding))
            return { Product(Checksum(titleOf: try ExtensionItem(contentsOf: file))) }
        }
    }

    private func decodedTitle(_ document: Document, _ encoding: WireEncoding) -> Subject {
        let coders = FoundationCoders(encoding: encoding)
        return .here(coders.decoderName) {
            _ = try store.path(of: document, encoding)
            return {
                let bytes = try store.map(document, encoding)
                return Product(Checksum(try coders.decode(CodableTitle.self, from: bytes)))
            }
        }
    }

    /// Searches the file for a byte that it does not contain.
    private func pass(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("memchr") {
            _ = try store.path(of: document, encoding)
            return {
                let isFound = try store.map(document, encoding).withUnsafeBytes { bytes in
                    bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
                }
                guard !isFound else { throw Failure("the document has a zero byte") }
                return Product { nil }
            }
        }
    }

    /// Loads one large attachment from an open document.
    var loading: [Row] {
        [WireEncoding.json, .xml].map { encoding in
            row(
                "load", encoding, .huge, [.ratio(1)], loaded(encoding),
                against: decodedBase64(encoding))
        }
    }

    private func loaded(_ encoding: WireEncoding) -> Subject {
        .here("WireData") {
            let item = try ExtensionItem(decoding: try store.map(.huge, encoding))
            let data = try item.mainAttachment.representations[0].bytes()
            return {
                let bytes = try data.load()
                return Product { Checksum(bytes) }
            }
        }
    }

    /// Foundation's base64 decoder, for text whose range is known.
    func decodedBase64(_ encoding: WireEncoding, toFile: Bool = false) -> Subject {
        .here("Data(base64Encoded:)") {
            let text = try base64Text(encoding)
            return {
                guard let bytes = Data(base64Encoded: text) else { throw Failure("no base64") }
                guard toFile else { return Product { Checksum(bytes) } }
                try bytes.write(to: URL(filePath: store.output))
                unlink(store.output)
                return Product { nil }
            }
        }
    }

    /// Returns the base64 of the large attachment.
    private func base64Text(_ encoding: WireEncoding) throws -> Data {
        let bytes = try store.map(.huge, encoding)
        let opening = Data((encoding == .json ? "\"$data\":\"" : "<data>").utf8)
        let closing = UInt8(ascii: encoding == .json ? "\"" : "<")
        guard let start = bytes.prefix(1 << 16).firstRange(of: opening)?.upperBound,
            let end = bytes[start...].firstIndex(of: closing)
        else { throw Failure("no data in the document") }
        return bytes[start..<end]
    }

    /// Streams an attachment from a file to a document file.
    var streaming: [Row] {
        WireEncoding.all.map { encoding in
            var row = row(
                "stream", encoding, .gibibyte, [.resident(32 << 20)], streamed(encoding),
                against: nil)
            row.repetitions = 1
            return row
        }
    }

    private func streamed(_ encoding: WireEncoding) -> Subject {
        .here("ExtensionItem") {
            let item = try store.item(.gibibyte)
            let output = store.output
            return {
                try item.write(to: URL(filePath: output), as: encoding)
                unlink(output)
                return Product { nil }
            }
        }
    }
}
