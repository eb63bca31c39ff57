import Foundation
import WireFormat
import XExtensionItem

/// An unedited item is written as it was read.
struct WrittenItemLaw {
    let bytes: Data
    let item: ExtensionItem
    let reading: ExtensionItem.Reading

    init(_ bytes: Data, _ item: ExtensionItem, _ reading: ExtensionItem.Reading) {
        (self.bytes, self.item, self.reading) = (bytes, item, reading)
    }

    func check() throws {
        let codes = Set(item.findings.map(\.code))
        for encoding in WireEncoding.all {
            do throws(PayloadError) {
                try check(item.encoded(as: encoding), codes)
            } catch {
                check(error, encoding, codes)
            }
        }
        require(!item.description.isEmpty && !item.debugDescription.isEmpty, "no description")
    }

    /// Lenient reading checks base64 only on loading, XML cannot represent every key, and dropping
    /// nulls can leave `CF$UID` as the only key.
    private func check(
        _ error: PayloadError, _ encoding: WireEncoding, _ codes: Set<Finding.Code>
    ) {
        for finding in error.findings where finding.code != .malformedBase64 {
            let isKey = finding.code == .unsupportedKey && encoding == .xml
            let isUID = finding.code == .uid && codes.contains(.null)
            require(
                isUID || isKey && codes.contains(.unsupportedKey),
                "\(encoding): the item cannot be written: \(finding)")
        }
    }

    private func text(of item: ExtensionItem) -> String {
        String(decoding: (try? item.encoded(as: .json)) ?? Data(), as: UTF8.self)
    }

    private func check(_ written: Data, _ codes: Set<Finding.Code>) {
        do {
            let read = try ExtensionItem(decoding: written, reading: reading)
            require(read == item, "the written item is read as a different item: \(text(of: read))")
            require(read.hashValue == item.hashValue, "equal items have different hashes")
            guard !codes.contains(.null) else { return }
            let canonical = try WireDocument(bytes).encoded(as: .json)
            require(
                try read.encoded(as: .json) == canonical, "different canonical bytes after reading")
            require(try item.encoded(as: .json) == canonical, "different canonical bytes")
        } catch let error where error.findings.map(\.code) == [.malformedBase64] {
            return
        } catch {
            violated("the written item cannot be read: \(error)")
        }
    }
}
