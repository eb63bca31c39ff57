import Foundation
import WireFormat

/// A reader throws an error, or returns a document that supports every query.
struct ReaderLaw {
    let encoding: WireEncoding

    func check(_ bytes: Data) throws -> Bool {
        do {
            let document = try WireDocument(bytes)
            guard document.encoding == encoding else { return false }
            checkAgain(bytes, document)
            let walk = DocumentWalk(document)
            walk.checkValues()
            walk.checkPlaces(in: bytes)
            return true
        } catch {
            checkError(error, bytes)
            return FuzzTarget.refused(isKept: isOwn(error))
        }
    }

    /// Like ``check(_:)``, but reads bytes that are not a list as the object table of a list.
    func checkList(_ bytes: Data) throws -> Bool {
        try check(bytes.starts(with: "bplist".utf8) ? bytes : ObjectTable(bytes).list)
    }

    private func isOwn(_ error: PayloadError) -> Bool {
        let code = error.code.rawValue
        let others = WireEncoding.all.filter { $0 != encoding }
        return !others.contains { code.hasPrefix("\($0).") }
            && error.code != .unrecognizedEncoding && error.code != .openStepList
    }

    private func checkError(_ error: PayloadError, _ bytes: Data) {
        require(!error.message.isEmpty, "\(error) has no message")
        if let offset = error.location?.offset {
            require(0...bytes.count ~= offset, "the offset of \(error) is out of bounds")
        }
        require(!error.description.isEmpty, "no description")
    }

    /// Other options and another location in memory do not change the values.
    private func checkAgain(_ bytes: Data, _ document: WireDocument) {
        let slice = (Data("[{<".utf8) + bytes).dropFirst(3)
        let expected = document.value(at: .root)
        let again = try? WireDocument(slice)
        require(again?.value(at: .root) == expected, "a slice is read as different values")
        if !document.findings.contains(where: { $0.code == .malformedTag }) {
            let unchecked = try? WireDocument(bytes, checksBase64: false)
            require(
                unchecked?.value(at: .root) == expected, "without base64 checks, the values differ")
        }
        var limits = WireLimits()
        (limits.depth, limits.valueCount, limits.numberByteCount) = (4, 20, 12)
        (limits.stringByteCount, limits.textByteCount, limits.dataByteCount) = (40, 200, 40)
        do {
            let bounded = try WireDocument(bytes, limits: limits)
            require(bounded.value(at: .root) == expected, "with limits, the values differ")
        } catch {
            require(error.code.rawValue.hasPrefix("limit."), "reading with limits found \(error)")
        }
    }
}
