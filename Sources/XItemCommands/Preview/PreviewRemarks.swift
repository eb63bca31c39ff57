import XExtensionItem

/// The findings and notices of a payload, each shown beside the values that it concerns.
struct PreviewRemarks {
    private let remarks: [Finding]

    init(_ payload: CheckedPayload) {
        remarks = payload.findings.causesFirst + payload.notices
    }

    func html(on members: [String], of activity: ActivityType?) -> String {
        let starts = Self.pointers(members, [activity].compactMap(\.self))
        return html { remark in Self.isRemark(remark, onAnyOf: starts) }
    }

    /// Returns the remarks that belong to no part of the page; the page shows them at its top.
    func html(exceptOn members: [String], activities: [ActivityType]) -> String {
        let starts = Self.pointers(members, activities)
        return html { remark in !Self.isRemark(remark, onAnyOf: starts) }
    }

    /// Returns the pointers of the members of the item and of the activities.
    private static func pointers(_ members: [String], _ activities: [ActivityType]) -> [String] {
        let overlays = activities.map { "/activities" + JSONPointer.step($0.rawValue) }
        return ([""] + overlays).flatMap { start in members.map { start + "/" + $0 } }
    }

    private static func isRemark(_ remark: Finding, onAnyOf starts: [String]) -> Bool {
        starts.contains { remark.pointer == $0 || remark.pointer.hasPrefix($0 + "/") }
    }

    var all: String { html { _ in true } }

    private func html(where isShown: (Finding) -> Bool) -> String {
        let shown = remarks.filter(isShown)
        let more = shown.count - 100
        return shown.prefix(100).map(Self.html).joined()
            + (more > 0 ? "<p class=\"finding\">\(more) more, see xitem validate</p>" : "")
    }

    private static func place(_ location: Finding.Location?) -> String {
        guard let location else { return "" }
        guard let line = location.line, let column = location.column else {
            return " (offset \(location.offset))"
        }
        return " (line \(line), column \(column))"
    }

    private static func html(_ remark: Finding) -> String {
        let kind = remark.isNotice ? "notice" : "finding"
        let place =
            remark.pointer.isEmpty
            ? "" : " at <code>\(PreviewFragment.cut(remark.pointer, 200))</code>"
        let line = Self.place(remark.location)
        return
            "<p class=\"\(kind)\"><b>\(kind): \(PreviewFragment.escaped(remark.code.rawValue))</b>\(place)\(line): "
            + "\(PreviewFragment.cut(remark.message, 400)) "
            + "<small>clause \(PreviewFragment.escaped(remark.clause))</small></p>"
    }
}
