import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The law of producers for one item and one encoding; clause 1.2.1.
struct ProducerLaw {
    private let item: ExtensionItem
    private let encoding: WireEncoding
    private let hasFile: Bool
    private let comment: Comment

    init(
        _ item: ExtensionItem, as encoding: WireEncoding, hasFile: Bool, _ comment: Comment
    ) {
        (self.item, self.encoding, self.hasFile) = (item, encoding, hasFile)
        self.comment = comment
    }

    /// Checks encoding and streaming, and also files and folders if `writesFiles` is true.
    func check(writesFiles: Bool) throws {
        let bytes: Data
        do throws(PayloadError) {
            bytes = try item.encoded(as: encoding)
        } catch {
            check(error)
            if writesFiles { try checkNoFiles(error) }
            return
        }
        check(bytes)
        if writesFiles { try checkFiles(bytes) }
    }

    // MARK: Items that are written

    private func check(_ bytes: Data, sourceLocation: SourceLocation = #_sourceLocation) {
        let read = try? ExtensionItem(decoding: bytes, reading: .strict)
        #expect(
            hasFile ? (try? read?.encoded(as: encoding)) == bytes : read == item, comment,
            sourceLocation: sourceLocation)
        var streamed = Data()
        let error = Self.error {
            try item.write(as: encoding) { piece in
                piece.withUnsafeBytes { streamed.append(contentsOf: $0) }
            }
        }
        #expect(error == nil && streamed == bytes, comment, sourceLocation: sourceLocation)
    }

    private func checkFiles(_ bytes: Data, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let folder = try TestFolder()
        let file = folder.url.appending(path: "payload")
        try item.write(to: file, as: encoding)
        #expect(try Data(contentsOf: file) == bytes, comment, sourceLocation: sourceLocation)
        let payload = folder.url.appending(path: "payload.xitem")
        try item.writeFolder(to: payload, filesFrom: 100)
        let read = try ExtensionItem(contentsOf: payload, reading: .strict)
        #expect(try read.encoded(as: encoding) == bytes, comment, sourceLocation: sourceLocation)
    }

    // MARK: Items that are refused

    private func check(_ error: PayloadError, sourceLocation: SourceLocation = #_sourceLocation) {
        let draft = ExtensionItem.findings(in: Data(PlainDraft(item).text.utf8))
        #expect(
            Self.lines(error.findings) == Self.lines(draft), comment, sourceLocation: sourceLocation
        )
        var isUntouched = true
        let streamed = Self.error { try item.write(as: encoding) { _ in isUntouched = false } }
        #expect(isUntouched && streamed == error, comment, sourceLocation: sourceLocation)
    }

    private func checkNoFiles(
        _ error: PayloadError, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TestFolder()
        let file = folder.url.appending(path: "payload")
        #expect(
            Self.error { try item.write(to: file, as: encoding) } == error, comment,
            sourceLocation: sourceLocation)
        let payload = folder.url.appending(path: "payload.xitem")
        let refused = Self.error { try item.writeFolder(to: payload, as: encoding) }
        #expect(refused != nil, comment, sourceLocation: sourceLocation)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(left == [], comment, sourceLocation: sourceLocation)
    }

    private static func lines(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.code.rawValue) \($0.pointer)" }
    }

    private static func error(_ write: () throws -> Void) -> PayloadError? {
        do {
            try write()
            return nil
        } catch {
            return error as? PayloadError
        }
    }
}
