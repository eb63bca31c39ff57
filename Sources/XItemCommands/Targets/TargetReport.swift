import ShareTargets
import XExtensionItem

struct TargetReport {
    let target: NamedTarget
    let values: ResolvedItem
    let stage: SharedView.Stage
    let offer: Offer
    /// Whether the receiver is offered at the stage that the user did not choose.
    let isOfferedOtherwise: Bool
    /// The maximum number of fields in the summary.
    private static let fieldCount = 6
    /// The fields that an app on another system receives, at least as many as the summary shows;
    /// empty for an extension or activity.
    let fields: [MappedField]
    let losses: [SharedLosses.Part]
    let advice: Advice?

    /// Reduces `adviceSteps` by the steps that the advice for this receiver takes.
    init(
        _ target: NamedTarget, _ values: ResolvedItem, of item: ExtensionItem,
        stage: SharedView.Stage, adviceSteps: inout Int
    ) {
        (self.target, self.values, self.stage) = (target, values, stage)
        let receiver = target.receiver
        let isMain = stage == .main
        let (view, other) =
            isMain ? (values.main, values.sideBySide) : (values.sideBySide, values.main)
        switch receiver.form {
        case .activity(let activity):
            offer = activity.offer(of: view, of: item)
            isOfferedOtherwise = activity.offer(of: other, of: item).isOffered
            fields = []
            let lost =
                isMain
                ? SharedLosses(activity.losses(of: values.item)) : values.lossesSideBySide
            losses = [lost.whole]
        case .web(let web):
            let form = web.form(
                of: values.webContent, on: .android, fileCount: Self.fieldCount)
            (fields, losses) = (MappedField.fields(of: form), values.losses(of: web))
            offer = web.offer(of: view, values.webFiles)
            isOfferedOtherwise = offer.isOffered
        case .android(let filter):
            let (known, lost) = values.intent
            (fields, losses) = filter.isDirectShare ? ([], []) : (known, [lost.whole])
            offer = filter.offer(of: view)
            isOfferedOtherwise = offer.isOffered
        case .appExtension:
            offer = receiver.offer(of: view)
            isOfferedOtherwise = receiver.accepts(other)
            (fields, losses) = ([], isMain ? [] : [values.lossesSideBySide.whole])
        }
        var steps = min(adviceSteps, ShareReceiver.adviceStepCount)
        adviceSteps -= steps
        advice = steps > 0 ? receiver.advice(for: view, steps: &steps) : nil
        adviceSteps += steps
    }

    var isUndocumentedActivity: Bool {
        if case .activity = target.receiver.form { offer.isUndocumented } else { false }
    }

    var word: String {
        if offer.isUndocumented { return "unknown" }
        if offer.isOffered { return offer.assumptions.isEmpty ? "offered" : "likely" }
        return offer.assumptions.isEmpty ? "no" : "unlikely"
    }

    /// The attachments or fields that the receiver gets, or the reason why it is not offered.
    var summary: String {
        guard offer.isOffered else {
            let reason = offer.reasons.last?.description ?? ""
            return reason + condition
        }
        guard fields.isEmpty else {
            let arriving = fields.lazy.filter(\.isExtra).prefix(Self.fieldCount).map(\.summary)
            return arriving.joined(separator: ", ") + lost
        }
        let received = offer.received(atMost: 4).map { received in
            let types = received.types.prefix(3).map { $0.rawValue.cut(to: 80) }
            return types.joined(separator: ", ") + " of attachment "
                + AttachmentName.text(received.attachment)
        }
        let count = offer.receivedPlaces.count
        let more = count > 4 ? "; \(count - 4) more" : ""
        return received.joined(separator: "; ") + more + lost + condition
    }

    private var lost: String {
        let (names, count) = SharedLosses.Part.members(of: losses, atMost: 6)
        guard count > 0 else { return "" }
        let more = count > 6 ? " and \(count - 6) more" : ""
        return "; lost: " + names.map { $0.cut(to: 80) }.joined(separator: ", ") + more
    }

    /// The first assumption on which the answer depends.
    private var condition: String {
        guard let first = offer.assumptions.first else { return "" }
        return "; if \(first.condition) (assumption \(first.name))"
    }
}
