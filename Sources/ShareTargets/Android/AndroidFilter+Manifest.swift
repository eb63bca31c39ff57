import Essentials
import WireFormat

extension AndroidFilter {
    /// The maximum number of filters and share targets (clause 36.1.5).
    static let maximumCount = 1_024

    /// Reads the source of a manifest or of a shortcuts file, not the compiled form in an APK.
    ///
    /// - Returns: The intent filters that list an action for sharing, then the share targets of
    ///   Direct Share.
    /// - Throws: ``TargetError`` with the line and column of a syntax error, or `limit.manifest`.
    static func filters(inManifest manifest: Data) throws(TargetError) -> [AndroidFilter] {
        let bytes = [UInt8](manifest)
        let root = try MarkupReader.root(of: bytes)
        var found: [(filter: AndroidFilter, offset: Int)] = []
        for application in root.children("application") {
            let isEnabled = application.android("enabled") != "false"
            for activity in application.children
            where ["activity", "activity-alias"].contains(activity.name) {
                for element in activity.children("intent-filter") {
                    let filter = AndroidFilter(element, of: activity, isEnabled: isEnabled)
                    if let filter { found.append((filter, element.offset)) }
                }
            }
        }
        found += root.children("share-target").map { (AndroidFilter(shareTarget: $0), $0.offset) }
        guard found.count <= maximumCount else {
            throw TargetError(
                "more than \(maximumCount) filters", code: .manifestLimit,
                location: .init(of: found[maximumCount].offset, in: bytes))
        }
        return found.map(\.filter)
    }

    private init(shareTarget element: MarkupElement) {
        self.init(name: element.android("targetClass") ?? "share-target", isDirectShare: true)
        mediaTypes = element.children("data").compactMap { $0.android("mimeType") }
        categories = element.children("category").compactMap { $0.android("name") }
    }

    /// Returns nil if the filter lists no action for sharing.
    private init?(_ element: MarkupElement, of activity: MarkupElement, isEnabled: Bool) {
        let label = [element, activity].lazy.compactMap { $0.android("label") }
            .first { !$0.hasPrefix("@") }
        self.init(name: label ?? activity.android("name") ?? "activity")
        self.isEnabled = isEnabled && activity.android("enabled") != "false"
        isExported = activity.android("exported") != "false"
        actions = element.children("action").compactMap { $0.android("name") }
        categories = element.children("category").compactMap { $0.android("name") }
        let data = element.children("data")
        schemes = data.compactMap { $0.android("scheme") }
        mediaTypes = data.compactMap { $0.android("mimeType") }
        guard actions.contains(AndroidFiles.send) || actions.contains(AndroidFiles.sendMultiple)
        else { return nil }
    }
}
