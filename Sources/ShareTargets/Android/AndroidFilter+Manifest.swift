package import Essentials
import WireFormat

/// The share targets of an Android app, from the source of its `AndroidManifest.xml` or of the
/// `shortcuts.xml` that the manifest references.
package struct AndroidManifest: Hashable, Sendable {
    /// The maximum number of filters and share targets (clause 36.1.5).
    static let filterCount = 1_024

    /// The intent filters that list an action for sharing, then the share targets of Direct Share.
    package private(set) var filters: [AndroidFilter] = []

    /// Reads the source of a manifest or of a shortcuts file, not the compiled form in an APK.
    ///
    /// - Throws: ``TargetError`` with the line and column of a syntax error, or `limit.manifest`.
    package init(_ bytes: Data) throws(TargetError) {
        let bytes = [UInt8](bytes)
        let root = try MarkupReader.root(of: bytes)
        for application in root.children("application") {
            let isEnabled = application.android("enabled") != "false"
            for activity in application.children
            where ["activity", "activity-alias"].contains(activity.name) {
                for element in activity.children("intent-filter") {
                    let filter = Self.filter(element, of: activity, isEnabled: isEnabled)
                    if let filter { try add(filter, element, bytes) }
                }
            }
        }
        for element in root.children("share-target") {
            try add(Self.directShare(element), element, bytes)
        }
    }

    private mutating func add(
        _ filter: AndroidFilter, _ element: MarkupElement, _ bytes: [UInt8]
    ) throws(TargetError) {
        guard filters.count < Self.filterCount else {
            throw TargetError(
                "more than \(Self.filterCount) filters", code: .manifestLimit,
                location: .init(of: element.offset, in: bytes))
        }
        filters.append(filter)
    }

    private static func directShare(_ element: MarkupElement) -> AndroidFilter {
        var target = AndroidFilter(
            name: element.android("targetClass") ?? "share-target", isDirectShare: true)
        target.mediaTypes = element.children("data").compactMap { $0.android("mimeType") }
        target.categories = element.children("category").compactMap { $0.android("name") }
        return target
    }

    /// Returns nil if the filter lists no action for sharing.
    private static func filter(
        _ element: MarkupElement, of activity: MarkupElement, isEnabled: Bool
    ) -> AndroidFilter? {
        let label = [element, activity].lazy.compactMap { $0.android("label") }
            .first { !$0.hasPrefix("@") }
        var filter = AndroidFilter(name: label ?? activity.android("name") ?? "activity")
        filter.isEnabled = isEnabled && activity.android("enabled") != "false"
        filter.isExported = activity.android("exported") != "false"
        filter.actions = element.children("action").compactMap { $0.android("name") }
        filter.categories = element.children("category").compactMap { $0.android("name") }
        let data = element.children("data")
        filter.schemes = data.compactMap { $0.android("scheme") }
        filter.mediaTypes = data.compactMap { $0.android("mimeType") }
        let shares = [AndroidFiles.send, AndroidFiles.sendMultiple]
        return filter.actions.contains(where: shares.contains) ? filter : nil
    }
}
