public import Essentials

/// The share targets of an Android app, from the text of its `AndroidManifest.xml` or of the
/// `shortcuts.xml` that the manifest names.
public struct AndroidManifest: Hashable, Sendable {
    /// The intent filters that list an action for sharing.
    public private(set) var filters: [AndroidFilter] = []
    /// The share targets of Direct Share.
    public private(set) var directShareTargets: [DirectShareTarget] = []

    /// Reads a manifest or a file of shortcuts. Manifests inside an APK are compiled; this reads
    /// the source.
    ///
    /// - Throws: what was expected, with line and column.
    public init(_ bytes: Data) throws(MarkupError) {
        let root = try MarkupReader.root(of: [UInt8](bytes))
        for target in root.children("share-target") {
            directShareTargets.append(DirectShareTarget(target))
        }
        for application in root.children("application") {
            let isEnabled = application.android("enabled") != "false"
            for activity in application.children
            where ["activity", "activity-alias"].contains(activity.name) {
                read(activity, of: application, isEnabled: isEnabled)
            }
        }
    }

    private mutating func read(
        _ activity: MarkupElement, of application: MarkupElement, isEnabled: Bool
    ) {
        for element in activity.children("intent-filter") {
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
            let shares = [AndroidIntent.Action.send, .sendMultiple].map(\.rawValue)
            if filter.actions.contains(where: shares.contains) { filters.append(filter) }
        }
    }
}
