import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A payload that was read: the item, if it was delivered, what is wrong with it, and, when nothing is,
/// what there is to notice.
struct CheckedPayload {
    let item: ExtensionItem?
    let findings: [Finding]
    let notices: [PlacedNotice]

    init(_ input: InputFile, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = input.isInPayloadFolder
        do throws(PayloadError) {
            let item = try ExtensionItem(
                decoding: input.bytes, reading: reading, folder: input.folder)
            self.item = item
            findings = item.findings
        } catch {
            item = nil
            findings = error.findings
        }
        let notices = findings.isEmpty ? item?.notices() ?? [] : []
        self.notices = PlacedNotice.place(notices, in: input.bytes)
    }
}

/// A notice and the place in the input of what it is about.
struct PlacedNotice {
    let notice: Notice
    let location: WireError.Location?

    /// Finds the places of notices, all in one walk over the document, and gives them its order.
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
