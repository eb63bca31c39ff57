public import Essentials
public import UniformTypes
package import WireFormat
public import XExtensionItem

/// A receiver of shared items: a share extension, an activity of iOS or of an app, an Android app
/// or an installed web app.
///
///     let receiver = try ShareReceiver(infoPlist: bytes)
///     receiver.offer(of: SharedView(item)).isOffered
public struct ShareReceiver: Sendable {
    package enum Form: Sendable {
        case appExtension(ExtensionTarget)
        case web(WebShareTarget)
        case android(AndroidFilter)
        case activity(ActivityTarget)
    }

    package let form: Form
    /// The name that people see.
    public let name: String
    /// Warnings about the receiver itself, independent of any item.
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
    /// The rule also uses the types that the bundle declares, at most 1,024 (clause 31.2.3).
    ///
    /// - Throws: ``TargetError`` with the place in the property list or in the rule.
    public init(infoPlist: Data) throws(TargetError) {
        try self.init(infoPlist: TargetError.document(infoPlist))
    }

    package init(infoPlist document: WireDocument) throws(TargetError) {
        self.init(try ExtensionTarget(infoPlist: document))
    }

    /// Reads an installed web app from its web manifest.
    ///
    /// Returns nil if the manifest has no usable `share_target`.
    ///
    /// - Throws: ``TargetError`` if the JSON is malformed or exceeds a limit.
    public init?(webManifest: Data) throws(TargetError) {
        try self.init(webManifest: TargetError.document(webManifest))
    }

    package init?(webManifest document: WireDocument) throws(TargetError) {
        guard let target = try WebShareTarget(manifest: document) else { return nil }
        self.init(.web(target), target.name, target.warnings)
    }

    /// Creates a share extension from its activation rule.
    public init(name: String, rule: ActivationRule) {
        self.init(ExtensionTarget(displayName: name, rule: rule))
    }

    /// Creates a receiver for an app's own `UIActivity`, which accepts attachments of the given
    /// types.
    ///
    ///     let upload = ShareReceiver(activity: "com.example.upload", types: [.image])
    ///
    /// Like every activity that is not part of iOS, the receiver gets the whole item.
    ///
    /// - Parameters:
    ///   - activity: The activity type.
    ///   - name: The name that people see. Default: the last part of the activity type.
    ///   - types: The accepted types. An attachment is accepted if one of its types conforms to an
    ///     accepted type.
    public init(activity: ActivityType, name: String? = nil, types: [TypeIdentifier]) {
        self.init(ActivityTarget(activity, types, name: name))
    }

    private init(_ target: ActivityTarget) {
        self.init(.activity(target), target.name)
    }

    /// Reads the activities of an Android app that receive shared content, from the source of its
    /// `AndroidManifest.xml` or of the `shortcuts.xml` that the manifest references.
    ///
    /// A share target of Direct Share also needs a published shortcut, which a manifest does not
    /// contain. If such a target accepts the type, ``Offer/isUndocumented`` is therefore true.
    ///
    /// - Throws: ``TargetError`` with the line and column of a syntax error, or `limit.manifest`.
    public static func receivers(androidManifest: Data) throws(TargetError) -> [ShareReceiver] {
        try AndroidFilter.filters(inManifest: androidManifest).map(ShareReceiver.init)
    }

    /// The activities of iOS itself, with the types in Apple's documentation.
    public static let activities = ActivityTarget.builtIn.map { ShareReceiver($0) }
}

extension ShareReceiver {
    /// The activity type that selects the values for the receiver. For an extension with an
    /// Info.plist, this is the bundle identifier. The activity type is nil for an extension that is
    /// created from a rule, and for a receiver on another system.
    package var activity: ActivityType? {
        switch form {
        case .activity(let target): target.activity
        case .appExtension(let target): target.identifier.map(ActivityType.init(rawValue:))
        case .web, .android: nil
        }
    }

    /// Evaluates whether the receiver is offered for an item. The offer states why not, or what the
    /// receiver gets.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .appExtension(let target): target.offer(of: view)
        case .web(let target): target.offer(of: view)
        case .android(let filter): filter.offer(of: view)
        case .activity(let target): target.offer(of: view)
        }
    }

    /// Faster than ``offer(of:)``, because this does not search for reasons.
    package func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }

    /// Returns false if the evaluation takes more than `steps` steps. Checking an attachment costs
    /// about as much as 16 steps of a rule.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        steps -= 16 * (1 + view.attachments.count)
        return switch form {
        case .appExtension(let target): target.rule?.accepts(view, steps: &steps) ?? false
        case .web(let target): target.accepts(view)
        case .android(let filter): filter.accepts(view)
        case .activity(let target): target.offer(of: view).isOffered
        }
    }
}

extension ExtensionItem {
    /// Returns the offer of each receiver, in order.
    ///
    /// A test of an app's own payload takes one call:
    ///
    ///     #expect(item.offers(to: receivers).allSatisfy(\.isOffered))
    ///
    /// - Parameters:
    ///   - receivers: The receivers. Activities that the item excludes are not offered.
    ///   - activity: The activity whose values all receivers get. By default, each receiver gets
    ///     the values for its own activity type or bundle identifier.
    ///   - stage: The way in which the app shares the item. Default: ``SharedView/Stage/main``.
    /// - Returns: The offers.
    public func offers(
        to receivers: [ShareReceiver], for activity: ActivityType? = nil,
        stage: SharedView.Stage = .main
    ) -> [Offer] {
        let overlays = Set(activities)
        let usual = SharedView(self, for: activity, stage: stage)
        lazy var webFiles = WebFiles(of: usual) { [patterns = receivers.webPatterns] in
            patterns.contains($0)
        }
        return receivers.map { receiver in
            if case .web(let target) = receiver.form { return target.offer(of: usual, webFiles) }
            let own = activity == nil ? receiver.activity : nil
            let view = own.flatMap { overlays.contains($0) ? $0 : nil }
                .map { SharedView(self, for: $0, stage: stage) }
            guard case .activity(let target) = receiver.form else {
                return receiver.offer(of: view ?? usual)
            }
            return target.offer(of: view ?? usual, of: self)
        }
    }
}

extension [ShareReceiver] {
    package var webPatterns: Set<CaselessText> {
        reduce(into: []) { patterns, receiver in
            if case .web(let target) = receiver.form { patterns.formUnion(target.patterns) }
        }
    }
}
