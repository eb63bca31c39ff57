import Foundation
import ShareTargets
import UniformTypes

/// Any text is refused with a place, or is a rule whose answers are consistent.
enum RuleLaw {
    static func check(_ bytes: Data) throws -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(TargetError) {
            let rule = try ActivationRule(predicate: text)
            for warning in rule.warnings {
                require(!warning.message.isEmpty, "\(warning.code) has no message")
            }
            OfferLaw.check(ShareReceiver(name: "rule", rule: rule))
            return true
        } catch {
            require((error.line ?? 0) > 0 && (error.column ?? 0) > 0, "\(error) has no place")
            return FuzzTarget.refused(isKept: true)
        }
    }
}

/// The answers of a receiver are consistent.
enum OfferLaw {
    private static let views = [
        [["public.url"]], [["public.png"], ["public.jpeg", "public.plain-text"]],
        [["com.example.t0", "application/x-t"]],
    ].map { (types: [[TypeIdentifier]]) in
        SharedView(attachments: types.map { SharedView.Attachment(types: $0) })
    }

    static func check(_ receiver: ShareReceiver) {
        for view in views {
            let offer = receiver.offer(of: view)
            require(
                offer.isOffered || offer.isUndocumented || !offer.reasons.isEmpty,
                "\(receiver.name) is not offered, but has no reason")
            require(
                !offer.isOffered || offer.reasons.isEmpty,
                "\(receiver.name) is offered, but has reasons")
            require(
                offer.isOffered == receiver.accepts(view),
                "an offer to \(receiver.name) contradicts accepts(_:)")
            for reason in offer.reasons + offer.warnings {
                require(!reason.message.isEmpty, "\(reason.code) has no message")
                require(
                    reason.attachments.allSatisfy(view.attachments.indices.contains),
                    "\(reason.code) has an attachment that does not exist")
            }
        }
        if let advice = receiver.advice(for: views[0]) {
            require(!advice.description.isEmpty, "advice without text")
        }
    }
}
