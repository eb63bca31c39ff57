import Foundation
import WireFormat
import XExtensionItem

/// An item that was delivered and not edited is written as it was read.
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

    /// Lenient reading leaves base64 to the moment of loading, XML cannot hold every key, and nulls can
    /// leave the one key of a UID.
    private func check(
        _ error: PayloadError, _ encoding: WireEncoding, _ codes: Set<Finding.Code>
    ) {
        for finding in error.findings where finding.code != .malformedBase64 {
            let isKey = finding.code == .unsupportedKey && encoding == .xml
            let isUID = finding.code == .uid && codes.contains(.null)
            require(
                isUID || isKey && codes.contains(.unsupportedKey),
                "\(encoding): what was read cannot be written: \(finding)")
        }
    }

    private func text(of item: ExtensionItem) -> String {
        String(decoding: (try? item.encoded(as: .json)) ?? Data(), as: UTF8.self)
    }

    private func check(_ written: Data, _ codes: Set<Finding.Code>) {
        do {
            let read = try ExtensionItem(decoding: written, reading: reading)
            require(read == item, "what was written reads as another item: \(text(of: read))")
            require(read.hashValue == item.hashValue, "equal items, unequal hashes")
            guard !codes.contains(.null) else { return }
            let canonical = try WireDocument(bytes).encoded(as: .json)
            require(try read.encoded(as: .json) == canonical, "other canonical bytes when read")
            require(try item.encoded(as: .json) == canonical, "other canonical bytes")
        } catch let error where error.findings.map(\.code) == [.malformedBase64] {
            return
        } catch {
            violated("what was written cannot be read: \(error)")
        }
    }
}
