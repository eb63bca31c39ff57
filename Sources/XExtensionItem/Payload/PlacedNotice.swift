package import Essentials

extension ExtensionItem {
    /// Reads a payload once for its item, its findings and, if there are none, its notices.
    ///
    /// - Returns: the item, which is nil if the reading refuses the payload; the findings; the
    ///   notices in document order.
    package static func noticed(
        in bytes: Data, _ reading: Reading, folder: PayloadFolder? = nil
    ) -> (item: ExtensionItem?, findings: [Finding], notices: [PlacedNotice]) {
        let checked = checked(bytes, reading, folder)
        guard checked.findings.isEmpty, let item = checked.item, let document = checked.document
        else { return (checked.item, checked.findings, []) }
        return (item, [], PlacedNotice.place(item.notices(), in: document))
    }
}

/// A notice and the place of its value in the input.
package struct PlacedNotice: Sendable {
    package let notice: Notice
    package let location: WireError.Location?

    /// Returns the notices with their places, in document order. This walks the document once for
    /// all notices.
    static func place(_ notices: [Notice], in document: WireDocument) -> [PlacedNotice] {
        guard !notices.isEmpty else { return [] }
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
