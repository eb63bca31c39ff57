public import WireFormat

/// A share or action extension of iOS or macOS, read from its Info.plist.
///
///     let target = try ExtensionTarget(infoPlist: WireDocument(bytes))
///     target.offer(of: SharedView(item)).isOffered
public struct ExtensionTarget: ShareReceiver, Hashable {
    /// The bundle identifier; build settings such as `$(PRODUCT_NAME)` stay as they are.
    public let identifier: String?
    /// The extension point, for example `com.apple.share-services`.
    public let point: String?
    /// The name that people see.
    public let displayName: String?
    /// The rule; nil if the Info.plist has none.
    public let rule: ActivationRule?
    /// The JavaScript file that Safari runs to make a web page's property list; nil if none.
    public let javaScriptFile: String?
    /// The types that the bundle declares.
    package let types: BundleTypes
    /// The keys that the system ignores where they are.
    private let misplacedKeys: [OfferWarning]

    /// Reads an extension from its Info.plist, in XML or binary.
    ///
    /// - Throws: what is wrong with the rule, with the line and column in the rule, the pointer
    ///   into the property list and the rule's place in the file.
    public init(infoPlist document: WireDocument) throws(RuleError) {
        let members = document.dictionary(at: .root)
        func text(_ keys: String...) -> String? {
            keys.lazy.compactMap { members[$0]?.stringValue }.first { !$0.utf8.isEmpty }
        }
        let node = ExtensionInfo(document)
        identifier = text("CFBundleIdentifier")
        displayName = text("CFBundleDisplayName", "CFBundleName")
        point = node.string("NSExtensionPointIdentifier")
        javaScriptFile = node.attribute("NSExtensionJavaScriptPreprocessingFile")
            .flatMap(document.string)
        types = BundleTypes(infoPlist: members)
        misplacedKeys = ExtensionLevel.misplacedKeys(in: members)
        var rule = try node.rule()
        rule?.types = types
        self.rule = rule
    }

    /// The display name, or else the identifier.
    public var name: String { displayName ?? identifier ?? "extension" }

    /// The extension points whose extensions a share sheet offers.
    private static let points: Set<String> = [
        "com.apple.share-services", "com.apple.ui-services", "com.apple.services",
    ]

    private static let missingRule = OfferWarning(
        .missing, "the extension has no activation rule, so it is offered nothing",
        place: .key("NSExtensionActivationRule"))

    /// Doubts about the extension, whatever is shared.
    public var warnings: [OfferWarning] {
        var warnings = misplacedKeys + (rule?.warnings ?? [])
        if let point, !Self.points.contains(point) {
            warnings.append(
                .init(.point, "extensions of “\(point.prefix(80))” are not in share sheets"))
        } else if rule == nil {
            warnings.append(Self.missingRule)
        }
        return warnings
    }

    /// Returns whether the extension is offered, and the clauses of its rule that decide.
    ///
    /// Warnings are those of the evaluation; ``warnings`` has those of the extension itself.
    public func offer(of view: SharedView) -> Offer {
        guard let rule else {
            return .refused(
                OfferReason(
                    .missing, place: .key("NSExtensionActivationRule"),
                    "the extension has no activation rule",
                    attachments: Array(view.attachments.indices)))
        }
        return rule.offer(of: view)
    }

    /// Returns whether the rule accepts an item, without the reasons.
    public func accepts(_ view: SharedView) -> Bool { rule?.accepts(view) ?? false }
}
