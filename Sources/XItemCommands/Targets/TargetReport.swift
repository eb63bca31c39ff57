import ShareTargets
import UniformTypes
import WireFormat
import XExtensionItem

/// What one receiver answers to an item.
struct TargetReport {
    let target: NamedTarget
    let values: ResolvedItem
    let offer: Offer
    /// Whether the receiver is offered for the main attachment alone.
    let isMainOffered: Bool
    /// The fields that arrive at an app of another system; empty for an extension.
    let fields: [MappedField]
    /// What the item lacks after the mapping to the receiver's system.
    let losses: [Loss]
    let advice: Advice?

    /// Judges a receiver by the values of an item for it.
    ///
    /// - Parameters:
    ///   - target: The receiver.
    ///   - values: The values of the item for the receiver.
    ///   - item: The item.
    ///   - adviceSteps: The steps that are left for advice, from which this takes its own.
    init(
        _ target: NamedTarget, _ values: ResolvedItem, of item: ExtensionItem,
        adviceSteps: inout Int
    ) {
        (self.target, self.values) = (target, values)
        let receiver = target.receiver
        switch receiver.form {
        case .activity(let activity):
            offer = activity.offer(of: values.view, of: item)
            isMainOffered = activity.offer(of: values.main, of: item).isOffered
            (fields, losses) = ([], activity.isPlain ? values.lossesOfActivities : [])
        case .web(let web):
            let (form, lost) = web.form(for: values.item)
            (fields, losses) = (MappedField.fields(of: form), lost)
            (offer, isMainOffered) = (web.offer(of: values.view), web.accepts(values.main))
        case .android(let filter):
            (fields, losses) = filter.isDirectShare ? ([], []) : values.intent
            (offer, isMainOffered) = (filter.offer(of: values.view), filter.accepts(values.main))
        case .appExtension, .rule:
            offer = receiver.offer(of: values.view)
            isMainOffered = receiver.accepts(values.main)
            (fields, losses) = ([], [])
        }
        var steps = min(adviceSteps, ShareReceiver.adviceStepCount)
        adviceSteps -= steps
        advice = steps > 0 ? receiver.advice(for: values.view, steps: &steps) : nil
        adviceSteps += steps
    }

    /// The answer in one word.
    var word: String {
        if offer.isUndocumented { return "unknown" }
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
            let arriving = fields.lazy.filter(\.isExtra).prefix(6).map(\.summary)
            return arriving.joined(separator: ", ") + lost
        }
        let received = offer.received.prefix(4).map { received in
            let types = received.types.prefix(3).map { $0.rawValue.cut(to: 80) }
            return "\(types.joined(separator: ", ")) of attachment \(received.attachment)"
        }
        let more = offer.receivedCount > 4 ? "; \(offer.receivedCount - 4) more" : ""
        return received.joined(separator: "; ") + more + lost + condition
    }

    /// The members that lose something.
    private var lost: String {
        var members: [Substring] = []
        var known = Set<[UInt8]>()
        for loss in losses {
            let member = loss.pointer.split(separator: "/", maxSplits: 1).first ?? ""
            if known.insert(Array(member.utf8)).inserted { members.append(member) }
        }
        guard !members.isEmpty else { return "" }
        let more = members.count > 6 ? " and \(members.count - 6) more" : ""
        let names = members.prefix(6).map { String($0).cut(to: 80) }
        return "; lost: " + names.joined(separator: ", ") + more
    }

    /// The first assumption whose other reading turns the answer.
    private var condition: String {
        guard let first = offer.assumptions.first else { return "" }
        return "; if \(first.condition) (assumption \(first.rawValue))"
    }
}
