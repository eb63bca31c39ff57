public import Essentials
package import WireFormat
public import XExtensionItem

/// A receiver of shared items, described by data alone: a share extension, an app on Android, an
/// installed web app or an activity of iOS.
///
///     let receiver = try ShareReceiver(infoPlist: bytes)
///     receiver.offer(of: SharedView(item)).isOffered
public struct ShareReceiver: Sendable {
    /// What a receiver is described by.
    package enum Form: Sendable {
        case rule(ActivationRule)
        case appExtension(ExtensionTarget)
        case web(WebShareTarget)
        case android(AndroidFilter)
        case activity(BuiltInActivity)
    }

    package let form: Form
    /// The name that people know.
    public let name: String
    /// Doubts about the receiver itself, whatever is shared.
    public let warnings: [Offer.Reason]

    private init(_ form: Form, _ name: String, _ warnings: [Offer.Reason] = []) {
        (self.form, self.name, self.warnings) = (form, name, warnings)
    }

    init(_ target: ExtensionTarget) {
        self.init(.appExtension(target), target.name, target.warnings)
    }

    init(_ filter: AndroidFilter) {
        self.init(.android(filter), filter.name)
    }

    /// Reads a share or action extension of iOS or macOS from its Info.plist, in XML or binary.
    ///
    /// The types that the bundle declares decide, too; at most 1,024 (clause 31.2.3).
    ///
    /// - Throws: What is wrong with the property list or the rule, and where.
    public init(infoPlist: Data) throws(TargetError) {
        try self.init(infoPlist: TargetError.document(infoPlist))
    }

    package init(infoPlist document: WireDocument) throws(TargetError) {
        self.init(try ExtensionTarget(infoPlist: document))
    }

    /// Reads an installed web app from its web manifest; nil if it has no usable `share_target`.
    ///
    /// - Throws: What is wrong with the JSON, or `limit.manifest`.
    public init?(webManifest: Data) throws(TargetError) {
        try self.init(webManifest: TargetError.document(webManifest))
    }

    package init?(webManifest document: WireDocument) throws(TargetError) {
        guard let target = try WebShareTarget(manifest: document) else { return nil }
        self.init(.web(target), target.name, target.warnings)
    }

    /// Creates a receiver with an activation rule alone.
    public init(name: String, rule: ActivationRule) {
        self.init(.rule(rule), name, rule.warnings)
    }

    /// Reads the activities of an Android app that take shared content, from the text of its
    /// `AndroidManifest.xml` or of the `shortcuts.xml` that the manifest names.
    ///
    /// Nothing is known of share targets of Direct Share that take the content: a shortcut decides,
    /// which no manifest tells.
    ///
    /// - Throws: What was expected, with line and column, or `limit.manifest`.
    public static func receivers(androidManifest: Data) throws(TargetError) -> [ShareReceiver] {
        try AndroidManifest(androidManifest).filters.map(ShareReceiver.init)
    }

    /// The activities of iOS itself, with the types that Apple's documentation names.
    public static let activities: [ShareReceiver] = BuiltInActivity.all.map {
        ShareReceiver(.activity($0), $0.name)
    }
}

extension ShareReceiver {
    /// Returns whether the receiver is offered for an item, and why or why not.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .rule(let rule): rule.offer(of: view)
        case .appExtension(let target): target.offer(of: view)
        case .web(let target): target.offer(of: view)
        case .android(let filter): filter.offer(of: view)
        case .activity(let activity): activity.offer(of: view)
        }
    }

    /// Returns whether the receiver is offered, without the reasons.
    package func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }

    /// Returns whether the receiver is offered; false if that takes more steps than are left. Looking at
    /// an attachment is about as much work as 16 steps of a rule.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        steps -= 16 * (1 + view.attachments.count)
        return switch form {
        case .rule(let rule): rule.accepts(view, steps: &steps)
        case .appExtension(let target): target.rule?.accepts(view, steps: &steps) ?? false
        case .web(let target): target.accepts(view)
        case .android(let filter): filter.accepts(view)
        case .activity(let activity): activity.offer(of: view).isOffered
        }
    }
}

extension ExtensionItem {
    /// Returns what each receiver answers to this item, in the order of the receivers.
    ///
    /// A test of an app's own payload is one call:
    ///
    ///     #expect(item.offers(to: receivers).allSatisfy(\.isOffered))
    public func offers(
        to receivers: [ShareReceiver], for activity: ActivityType? = nil,
        stage: SharedView.Stage = .whole
    ) -> [Offer] {
        let view = SharedView(self, for: activity, stage: stage)
        return receivers.map { $0.offer(of: view) }
    }
}
