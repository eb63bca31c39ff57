import Foundation
import WireFormat
import XExtensionItem

/// An item that was delivered and not edited is written as it was read.
struct WrittenItemLaw {
    let bytes: Data
    let item: ExtensionItem
    let reading: Reading

    init(_ bytes: Data, _ item: ExtensionItem, _ reading: Reading) {
        (self.bytes, self.item, self.reading) = (bytes, item, reading)
    }

    func check() throws {
        let codes = Set(item.findings.map(\.id))
        for encoding in WireEncoding.all {
            do throws(WireError) {
                try check(item.encoded(as: encoding), codes)
            } catch  where error.code == .malformedBase64 {
                // Lenient reading leaves base64 to the moment of loading.
            } catch  where error.code == .unsupportedKey && encoding == .xml {
                require(codes.contains(.unsupportedKey), "an unreported key: \(error)")
            } catch  where error.code == .uid {
                // A null left the one key of a UID.
                require(codes.contains(.null), "a UID that was read: \(error)")
            } catch {
                violated("\(encoding): what was read cannot be written: \(error)")
            }
        }
        require(!item.description.isEmpty && !item.debugDescription.isEmpty, "no description")
    }

    private func text(of item: ExtensionItem) -> String {
        String(decoding: (try? item.encoded(as: .json)) ?? Data(), as: UTF8.self)
    }

    private func check(_ written: Data, _ codes: Set<WireError.Code>) {
        do {
            let read = try ExtensionItem(decoding: written, reading: reading)
            require(read == item, "what was written reads as another item: \(text(of: read))")
            require(read.hashValue == item.hashValue, "equal items, unequal hashes")
            guard !codes.contains(.null) else { return }
            let canonical = try WireDocument(bytes).encoded(as: .json)
            require(try read.encoded(as: .json) == canonical, "other canonical bytes when read")
            require(try item.encoded(as: .json) == canonical, "other canonical bytes")
        } catch let error as WireError where error.code == .malformedBase64 {
            return
        } catch {
            violated("what was written cannot be read: \(error)")
        }
    }
}
