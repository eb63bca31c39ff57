import Essentials
import ShareTargets
import XExtensionItem

struct NamedTarget {
    /// The name of the file; empty for an activity.
    let file: String
    let receiver: ShareReceiver

    /// The kind of the receiver in JSON.
    var kind: String {
        switch receiver.form {
        case .appExtension: "extension"
        case .web: "web"
        case .android(let filter): filter.isDirectShare ? "direct-share" : "android"
        case .activity: "activity"
        }
    }

    /// Only an extension can lack a rule.
    var hasRule: Bool {
        if case .appExtension(let target) = receiver.form { target.rule != nil } else { true }
    }
}

struct TargetFile {
    /// The reason why no receiver can be read from a file, with the position of the error in the
    /// rule or in the file.
    struct Fault {
        var code: String?
        let message: String
        var line: Int?
        var column: Int?
    }

    let name: String
    private(set) var targets: [NamedTarget] = []
    private(set) var fault: Fault?
    /// Converts positions in the rule to positions in the file; nil to report positions in the
    /// rule.
    private let position: RulePosition?
    var ruleCount: Int { targets.count(where: \.hasRule) }

    init(_ name: String, _ bytes: Data) {
        self.name = name
        position = RulePosition(bytes)
        do throws(TargetError) {
            targets = try Self.receivers(bytes).map { NamedTarget(file: name, receiver: $0) }
            if targets.isEmpty {
                fault = Fault(message: "expected a share extension, share target or intent filter")
            }
        } catch {
            fault = Fault(error, position)
        }
    }

    private static func receivers(_ bytes: Data) throws(TargetError) -> [ShareReceiver] {
        let text = TargetError.withoutMark(bytes)
        if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), !isPropertyList(text) {
            return try ShareReceiver.receivers(androidManifest: bytes)
        }
        let document = try TargetError.document(bytes)
        let hasExtension = document.value(of: "NSExtension", in: .root) != nil
        if hasExtension { return [try ShareReceiver(infoPlist: document)] }
        guard document.encoding == .json else { return [] }
        return try ShareReceiver(webManifest: document).map { [$0] } ?? []
    }

    private static func isPropertyList(_ bytes: Data) -> Bool {
        let start = String(decoding: bytes.prefix(1_024), as: UTF8.self)
        return start.contains("<plist") || start.contains("<!DOCTYPE plist")
    }
}

extension TargetFile {
    var faultLine: String {
        guard let fault else { return SafeText.line(name) }
        let place = fault.line.map { ":\($0):\(fault.column ?? 1)" } ?? ""
        let code = fault.code.map { "\($0): " } ?? ""
        return SafeText.line("\(name)\(place): \(code)\(fault.message)")
    }

    func line(_ warning: Offer.Reason) -> String {
        let position = lineAndColumn(warning).map { "\($0.line):\($0.column)" }
        let place = (position ?? warning.place).map { "\($0):" } ?? ""
        return SafeText.line("\(name):\(place) \(warning.code.rawValue): \(warning.message)")
    }

    /// Returns the position of the part of a predicate that a warning concerns; nil if a key
    /// determines its place.
    func lineAndColumn(_ warning: Offer.Reason) -> (line: Int, column: Int)? {
        guard case .text(_, let line, let column)? = warning.rulePlace else { return nil }
        return position?.place(line: line, column: column) ?? (line, column)
    }
}

extension TargetFile.Fault {
    /// Describes an error by its place in the file, or else in the rule.
    fileprivate init(_ error: TargetError, _ position: RulePosition?) {
        let isOfRule = [.ruleSyntax, .ruleKind, .ruleLimit, .declaredTypesLimit].contains(
            error.code)
        code = error.code.rawValue
        if isOfRule, let line = error.line, let column = error.column, let position {
            message = error.message
            let place = position.place(line: line, column: column)
            (self.line, self.column) = (place.line, place.column)
            return
        }
        message = isOfRule ? error.description : error.message
        line = isOfRule ? error.line : error.location?.line
        column = isOfRule ? error.column : error.location?.column
    }
}
