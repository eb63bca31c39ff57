import Essentials
import ShareTargets
import WireFormat
import XExtensionItem

/// A receiver that a file describes, or the reason why it describes none.
struct NamedTarget {
    /// The kind of a receiver.
    enum Kind: String {
        case appExtension = "extension"
        case web, android
        case directShare = "direct-share"
        case activity
    }

    /// The name of the file; empty for an activity of the system.
    let file: String
    let kind: Kind
    let receiver: any ShareReceiver
    /// Doubts about the receiver, whatever is shared.
    var warnings: [OfferWarning] = []

    /// The activity type of the receiver: for an extension, its bundle identifier; nil on another
    /// system.
    var activity: ActivityType? {
        if let builtIn = receiver as? BuiltInActivity { return builtIn.activity }
        return (receiver as? ExtensionTarget)?.identifier.map(ActivityType.init(rawValue:))
    }
}

/// A file that describes receivers, read.
struct TargetFile {
    /// The reason why a file cannot be read, with its place in the rule or in the file.
    struct Fault {
        let message: String
        var line: Int?
        var column: Int?
    }

    let name: String
    private(set) var targets: [NamedTarget] = []
    private(set) var fault: Fault?
    /// The number of rules that decide: one for each receiver, except extensions without a rule.
    var ruleCount: Int {
        targets.count { ($0.receiver as? ExtensionTarget)?.rule != nil || $0.kind != .appExtension }
    }

    init(_ name: String, _ bytes: Data) {
        self.name = name
        do {
            if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), !Self.isPropertyList(bytes) {
                try readManifest(bytes)
            } else {
                try readDocument(try WireDocument(bytes))
            }
            if targets.isEmpty {
                fault = Fault(message: "expected a share extension, a share target or a filter")
            }
        } catch let error as RuleError {
            fault = Fault(message: error.description, line: error.line, column: error.column)
        } catch let error as MarkupError {
            let place = error.location
            fault = Fault(message: error.message, line: place.line, column: place.column)
        } catch let error as WireError {
            let place = error.location
            fault = Fault(message: error.message, line: place?.line, column: place?.column)
        } catch {
            fault = Fault(message: "\(error)")
        }
    }

    private static func isPropertyList(_ bytes: Data) -> Bool {
        let start = String(decoding: bytes.prefix(1_024), as: UTF8.self)
        return start.contains("<plist") || start.contains("<!DOCTYPE plist")
    }

    private mutating func readDocument(_ document: WireDocument) throws {
        let isProperty = document.encoding.form.isPropertyList
        if isProperty || document.value(of: "NSExtension", in: .root) != nil {
            guard document.value(of: "NSExtension", in: .root) != nil else { return }
            let target = try ExtensionTarget(infoPlist: document)
            add(.appExtension, target, target.warnings)
        } else if let target = WebShareTarget(manifest: document) {
            add(.web, target, target.warnings)
        }
    }

    private mutating func readManifest(_ bytes: Data) throws {
        let manifest = try AndroidManifest(bytes)
        for filter in manifest.filters { add(.android, filter, []) }
        for target in manifest.directShareTargets { add(.directShare, target, []) }
    }

    private mutating func add(
        _ kind: NamedTarget.Kind, _ receiver: any ShareReceiver, _ warnings: [OfferWarning]
    ) {
        targets.append(
            NamedTarget(file: name, kind: kind, receiver: receiver, warnings: warnings))
    }
}
