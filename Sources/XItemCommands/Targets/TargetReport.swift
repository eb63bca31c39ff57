import Essentials
import ShareTargets
import WireFormat
import XExtensionItem

/// What one receiver answers to an item.
struct TargetReport {
    let target: NamedTarget
    let stage: SharedView.Stage
    let offer: Offer
    /// Whether the receiver is offered for the main attachment alone.
    let isMainOffered: Bool
    /// The fields that arrive at an app of another system; empty for an extension.
    let fields: [MappedField]
    /// What the item lacks after the mapping to the receiver's system.
    let losses: [Loss]
    let advice: Advice?

    /// Judges a receiver by the values of an item for `activity`, or else for the receiver's own
    /// activity type.
    init(
        _ target: NamedTarget, _ item: ExtensionItem, for activity: ActivityType?,
        _ stage: SharedView.Stage, advises: Bool
    ) {
        self.target = target
        self.stage = stage
        let resolved = (activity ?? target.activity).map(item.resolved) ?? item
        let view = SharedView(resolved, stage: stage)
        let main = SharedView(resolved, stage: .main)
        let builtIn = target.receiver as? BuiltInActivity
        offer = builtIn?.offer(of: item, stage: stage) ?? target.receiver.offer(of: view)
        isMainOffered =
            builtIn?.offer(of: item, stage: .main).isOffered ?? target.receiver.accepts(main)
        advice = advises ? target.receiver.advice(for: view) : nil
        if let web = target.receiver as? WebShareTarget {
            let (form, losses) = web.form(for: resolved)
            (fields, self.losses) = (MappedField.fields(of: form), losses)
        } else if target.kind == .android {
            let (intent, losses) = resolved.androidIntent()
            (fields, self.losses) = (MappedField.fields(of: intent), losses)
        } else {
            (fields, losses) = ([], builtIn?.losses(of: item) ?? [])
        }
    }

    /// The answer in one word.
    var word: String {
        if offer.isUnknown { return "unknown" }
        if offer.isOffered { return offer.assumptions.isEmpty ? "offered" : "likely" }
        return offer.assumptions.isEmpty ? "no" : "unlikely"
    }

    /// What the receiver gets, or why it is not offered.
    var summary: String {
        guard offer.isOffered else {
            let reason = offer.reasons.last?.description ?? ""
            return reason + condition
        }
        guard fields.isEmpty else {
            let arriving = fields.filter(\.isExtra).prefix(6).map(\.summary)
            return arriving.joined(separator: ", ") + lost
        }
        let received = offer.received.prefix(4).map { received in
            let types = received.types.prefix(3).map(\.rawValue).joined(separator: ", ")
            return "\(types) of attachment \(received.attachment)"
        }
        let more = offer.received.count > 4 ? "; \(offer.received.count - 4) more" : ""
        return received.joined(separator: "; ") + more + lost + condition
    }

    /// The members that lose something.
    private var lost: String {
        var members: [Substring] = []
        for loss in losses {
            let member = loss.pointer.split(separator: "/").first ?? ""
            if !members.contains(member) { members.append(member) }
        }
        guard !members.isEmpty else { return "" }
        let more = members.count > 6 ? " and \(members.count - 6) more" : ""
        return "; lost: " + members.prefix(6).joined(separator: ", ") + more
    }

    /// The first assumption whose other reading turns the answer.
    private var condition: String {
        guard let first = offer.assumptions.first else { return "" }
        return "; if \(first.condition) (assumption \(first.rawValue))"
    }

    /// The line for a file that describes no receiver.
    static func line(_ file: TargetFile) -> String {
        guard let fault = file.fault else { return SafeText.line(file.name) }
        let place = fault.line.map { ":\($0):\(fault.column ?? 1)" } ?? ""
        return SafeText.line("\(file.name)\(place): \(fault.message)")
    }
}

// JSON.
extension TargetReport {
    /// The answer as a JSON object in one line.
    var json: String { Self.text(object) }

    /// The object for a file that describes no receiver.
    static func json(_ file: TargetFile) -> String {
        var error: WireDictionary = ["message": .string(file.fault?.message ?? "")]
        error["line"] = file.fault?.line.map { .init($0) }
        error["column"] = file.fault?.column.map { .init($0) }
        return text(["target": .string(file.name), "error": .dictionary(error)])
    }

    private static func text(_ object: WireDictionary) -> String {
        let bytes = (try? WireValue.dictionary(object).encoded(as: .json)) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }

    private var object: WireDictionary {
        var object: WireDictionary = [
            "target": .string(target.file), "kind": .string(target.kind.rawValue),
            "name": .string(target.receiver.name), "offered": .boolean(offer.isOffered),
            "unknown": .boolean(offer.isUnknown), "stage": .string(stage.rawValue),
            "main-offered": .boolean(isMainOffered),
            "reasons": .array(offer.reasons.map { .dictionary(Self.object($0)) }),
            "assumptions": .array(offer.assumptions.map { .string($0.rawValue) }),
            "warnings": .array((target.warnings + offer.warnings).map(Self.object)),
            "lost": .array(
                losses.map { ["pointer": .string($0.pointer), "reason": .string($0.reason)] }),
            "receives": .array(
                offer.received.map {
                    [
                        "attachment": .init($0.attachment),
                        "types": .array($0.types.map { .string($0.rawValue) }),
                    ]
                }),
        ]
        object["advice"] = advice.map { ["message": .string($0.description)] }
        return object
    }

    private static func object(_ reason: OfferReason) -> WireDictionary {
        var object: WireDictionary = [
            "code": .string(reason.code.rawValue), "message": .string(reason.message),
            "attachments": .array(reason.attachments.map { .init($0) }),
        ]
        place(reason.place, &object)
        object["seen"] = reason.seen.map { .init($0) }
        if let wanted = reason.wanted {
            let upper: [WireValue] = wanted.upperBound == .max ? [] : [.init(wanted.upperBound)]
            object["wanted"] = .array([.init(wanted.lowerBound)] + upper)
        }
        return object
    }

    private static func object(_ warning: OfferWarning) -> WireValue {
        var object: WireDictionary = [
            "code": .string(warning.code.rawValue), "message": .string(warning.message),
        ]
        place(warning.place, &object)
        return .dictionary(object)
    }

    private static func place(_ place: RulePlace?, _ object: inout WireDictionary) {
        switch place {
        case .text(let range, let line, let column)?:
            object["start"] = .init(range.lowerBound)
            object["end"] = .init(range.upperBound)
            object["line"] = .init(line)
            object["column"] = .init(column)
        case .key(let key)?: object["key"] = .string(key)
        case nil: break
        }
    }
}
