import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A payload after reading: the item if it was delivered, the findings, and, if there are no
/// findings, the notices.
///
/// Validation makes no item if the payload is clean.
struct CheckedPayload {
    let item: ExtensionItem?
    let findings: [Finding]
    let notices: [PlacedNotice]

    init(_ input: InputFile, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = input.isInPayloadFolder
        self.init(input.bytes, reading, folder: input.folder)
    }

    init(_ bytes: Data, _ reading: Reading, folder: PayloadFolder? = nil) {
        do throws(PayloadError) {
            let item = try ExtensionItem(decoding: bytes, reading: reading, folder: folder)
            self.item = item
            findings = item.findings
        } catch {
            item = nil
            findings = error.findings
        }
        let notices = findings.isEmpty ? item?.notices() ?? [] : []
        self.notices = PlacedNotice.place(notices, in: bytes)
    }

    /// Creates the findings of strict reading and the notices, without the item.
    init(validating input: InputFile) {
        self.init(
            validating: input.bytes, isInPayloadFolder: input.isInPayloadFolder,
            folder: input.folder)
    }

    /// Creates the findings of strict reading and the notices, without the item.
    init(validating bytes: Data, isInPayloadFolder: Bool = false, folder: PayloadFolder? = nil) {
        var reading = Reading.strict
        reading.isInPayloadFolder = isInPayloadFolder
        let validation = ExtensionItem.validation(of: bytes, reading, folder: folder)
        item = nil
        findings = validation.findings
        notices = PlacedNotice.place(validation.notices, in: bytes)
    }
}

extension CheckedPayload {
    /// Creates the result for an input that cannot be a payload.
    init(_ finding: Finding) {
        item = nil
        findings = [finding]
        notices = []
    }
}

/// A notice and the place of its value in the input.
struct PlacedNotice {
    let notice: Notice
    let location: WireError.Location?

    /// Returns the notices with their places, in document order. This walks the document once for
    /// all notices.
    static func place(_ notices: [Notice], in bytes: Data) -> [PlacedNotice] {
        guard !notices.isEmpty, let document = try? WireDocument(bytes) else { return [] }
        let nodes = PointerWalk.nodes(at: Set(notices.map(\.pointer)), in: document)
        let places = document.places(of: Array(nodes.values))
        let placed = notices.map { notice in
            let place = nodes[notice.pointer].flatMap { places[$0] }
            return PlacedNotice(notice: notice, location: place?.location)
        }
        return placed.enumerated().sorted {
            let first = ($0.element.location?.offset ?? 0, $0.offset)
            return first < ($1.element.location?.offset ?? 0, $1.offset)
        }.map(\.element)
    }
}
