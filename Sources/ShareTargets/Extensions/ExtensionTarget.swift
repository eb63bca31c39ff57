import Essentials
import UniformTypes
package import WireFormat

/// A share or action extension of iOS or macOS, read from its Info.plist.
package struct ExtensionTarget: Hashable, Sendable {
    /// The bundle identifier. Build settings in it, such as `$(PRODUCT_NAME)`, are not replaced.
    package let identifier: String?
    /// The extension point, for example `com.apple.share-services`.
    package let point: String?
    package let displayName: String?
    package let rule: ActivationRule?
    /// The JavaScript file that Safari runs to create a web page's property list, or nil.
    package let javaScriptFile: String?
    /// Warnings about keys at the wrong level, which the system ignores.
    private let misplacedKeys: [Offer.Reason]

    /// Creates an extension that has no Info.plist.
    init(displayName: String, rule: ActivationRule) {
        (self.displayName, self.rule) = (displayName, rule)
        (identifier, point, javaScriptFile, misplacedKeys) = (nil, nil, nil, [])
    }

    /// Reads an extension from its Info.plist, in XML or binary.
    ///
    /// - Throws: ``TargetError``. An error in the rule has the pointer and the location of the rule
    ///   in the property list and, for a predicate, the line and column in the predicate. If the
    ///   declared types exceed a limit, the code is `limit.types`.
    package init(infoPlist document: WireDocument) throws(TargetError) {
        let members = document.dictionary(at: .root)
        func text(_ keys: String...) -> String? {
            keys.lazy.compactMap { members[$0]?.stringValue }.first { !$0.utf8.isEmpty }
        }
        let info = members["NSExtension"]?.dictionaryValue
        let attributes = info?["NSExtensionAttributes"]?.dictionaryValue
        identifier = text("CFBundleIdentifier")
        displayName = text("CFBundleDisplayName", "CFBundleName")
        point = info?["NSExtensionPointIdentifier"]?.stringValue
        javaScriptFile = attributes?["NSExtensionJavaScriptPreprocessingFile"]?.stringValue
        let node = Self.rulePath.reduce(WireNode?.some(.root)) { node, key in
            node.flatMap { document.value(of: key, in: $0) }
        }
        misplacedKeys = ExtensionLevel.misplacedKeys(in: members)
        do throws(TargetError) {
            let catalog = try TypeCatalog.bundle(infoPlist: members)
            var rule: ActivationRule?
            if let node { rule = try Self.rule(document.value(at: node)) }
            rule?.catalog = catalog
            self.rule = rule
        } catch {
            throw Self.located(error, in: document, rule: node)
        }
    }

    private static let rulePath = [
        "NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule",
    ]

    private static func rule(_ value: WireValue?) throws(TargetError) -> ActivationRule {
        switch value {
        case .dictionary(let dictionary)?: return ActivationRule(dictionary: dictionary)
        case .string(let text)?: return try ActivationRule(predicate: text)
        default:  // Rules have no other kind (clause 30.1.2).
            let found = value?.kindName ?? "a null"
            throw TargetError(
                "expected a predicate or a dictionary, found \(found)", code: .ruleKind)
        }
    }

    /// Adds the place in the file to an error. An error with a pointer concerns the declared types;
    /// any other error concerns the rule.
    private static func located(
        _ error: TargetError, in document: WireDocument, rule: WireNode?
    ) -> TargetError {
        var error = error
        let list = error.pointer?.split(separator: "/").first.map(String.init)
        let node = list.map { document.value(of: $0, in: .root) } ?? rule
        if let place = node.map(document.place) {
            error.pointer = error.pointer ?? place.pointer
            error.location = place.location
        }
        return error
    }
}

extension ExtensionTarget {
    package var name: String { displayName ?? identifier ?? "extension" }

    /// The extension points that a share sheet uses.
    private static let points: Set<String> = [
        "com.apple.share-services", "com.apple.ui-services", "com.apple.services",
    ]

    private static let ruleKey = RulePlace.key("NSExtensionActivationRule")

    package var warnings: [Offer.Reason] {
        var warnings = misplacedKeys + (rule?.warnings ?? [])
        if let point, !Self.points.contains(point) {
            warnings.append(
                .init(
                    .point,
                    "share sheets do not offer extensions of the extension point "
                        + "“\(point.cut(to: 80))”"))
        } else if rule == nil {
            warnings.append(
                .init(
                    .missing, place: Self.ruleKey,
                    "the extension has no activation rule, so it is never offered"))
        }
        return warnings
    }

    /// The offer contains the warnings of this evaluation. The warnings about the extension itself
    /// are in ``warnings``.
    package func offer(of view: SharedView) -> Offer {
        rule?.offer(of: view)
            ?? .refused(
                Offer.Reason(
                    .missing, place: Self.ruleKey, "the extension has no activation rule",
                    attachments: view.deciding.indices))
    }
}

/// The nested dictionaries of an extension's Info.plist, outermost first.
enum ExtensionLevel: String, CaseIterable {
    case file = "the Info.plist"
    case info = "NSExtension"
    case attributes = "NSExtensionAttributes"
    case rule = "NSExtensionActivationRule"

    /// The keys that Apple documents only for this level.
    private var keys: [String] {
        switch self {
        case .file: [Self.info.rawValue]
        case .info:
            [
                Self.attributes.rawValue, "NSExtensionMainStoryboard",
                "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
            ]
        case .attributes: [Self.rule.rawValue, "NSExtensionJavaScriptPreprocessingFile"]
        case .rule: ActivationKey.allCases.map(\.rawValue)
        }
    }

    static func misplacedKeys(in file: WireDictionary) -> [Offer.Reason] {
        var warnings: [Offer.Reason] = []
        var found: WireDictionary? = file
        for level in allCases {
            if level != .file { found = found?[level.rawValue]?.dictionaryValue }
            for home in allCases where home != level {
                for key in home.keys where found?[key] != nil {
                    let message =
                        "belongs in \(home.rawValue), and is ignored in \(level.rawValue)"
                    warnings.append(Offer.Reason(.ignored, place: .key(key), message))
                }
            }
        }
        return warnings
    }
}
