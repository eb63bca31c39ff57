import Essentials
import ShareTargets
import UniformTypes
import WireFormat
import XExtensionItem

/// The answers of receivers as JSON, an object a line.
///
/// Receivers share most of what there is to say about an item. So its attachments, and the values that
/// somebody lacks, have lines of their own before the first receiver that refers to them. The first
/// pointer of a line has the number `loss`, and the others follow:
///
///     {"attachments":[{"types":["public.url"]}],"item":0}
///     {"loss":0,"pointers":["/tags","/referrer"],"reason":"there is no place for it"}
///     {"item":0,"kind":"android","lost":[[0,1]],"name":"Notes","offered":true,"receives":1,…}
struct TargetLines {
    /// The greatest number of attachments that a reason names.
    private static let attachmentCount = 64

    private var itemCount = 0
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns the lines for the next receiver.
    mutating func lines(_ report: TargetReport, stage: SharedView.Stage) -> [String] {
        var lines: [String] = []
        if report.values.number >= itemCount {
            itemCount = report.values.number + 1
            lines.append(Self.line(Self.object(report.values)))
        }
        let (lost, new) = number(report.losses)
        lines += new.map { Self.line(Self.object($0)) }
        var object = Self.object(report)
        object["stage"] = .string(stage.rawValue)
        object["lost"] = .array(
            lost.ranges.map { .array([.init($0.lowerBound), .init($0.upperBound - 1)]) })
        return lines + [Self.line(object)]
    }

    /// Returns the line for a file that describes no receiver.
    static func line(_ file: TargetFile) -> String {
        var error: WireDictionary = ["message": .string(file.fault?.message ?? "")]
        error["code"] = file.fault?.code.map { .string($0) }
        error["line"] = file.fault?.line.map { .init($0) }
        error["column"] = file.fault?.column.map { .init($0) }
        return line(["target": .string(file.name), "error": .dictionary(error)])
    }

    /// Returns the line for a doubt about the rule in a file.
    static func line(_ warning: Offer.Reason, in file: TargetFile) -> String {
        var object = object(warning)
        object["target"] = .string(file.name)
        (object["start"], object["end"]) = (nil, nil)
        return line(object)
    }

    /// Losses that nobody had before, one after the other for one reason.
    private struct NewLosses {
        let first: Int
        let reason: String
        var pointers: [String]
    }

    /// Returns the numbers of losses, and those that have none yet.
    private mutating func number(_ losses: [Loss]) -> (Positions, new: [NewLosses]) {
        var (lost, new) = (Positions(), [NewLosses]())
        for loss in losses {
            let key = Array(loss.pointer.utf8) + [0] + Array(loss.message.utf8)
            let number = numbers[key] ?? numbers.count
            lost.append(number)
            guard number == numbers.count else { continue }
            numbers[key] = number
            if new.last?.reason == loss.message {
                new[new.count - 1].pointers.append(loss.pointer)
            } else {
                new.append(
                    NewLosses(first: number, reason: loss.message, pointers: [loss.pointer]))
            }
        }
        return (lost, new)
    }

    private static func line(_ object: WireDictionary) -> String {
        let bytes = (try? WireValue.dictionary(object).encoded(as: .json)) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}

// Objects.
extension TargetLines {
    private static func object(_ losses: NewLosses) -> WireDictionary {
        [
            "loss": .init(losses.first), "reason": .string(losses.reason),
            "pointers": .array(losses.pointers.map { .string($0) }),
        ]
    }

    private static func object(_ values: ResolvedItem) -> WireDictionary {
        let attachments = SharedView(values.item).attachments.map { attachment in
            WireValue.dictionary([
                "types": .array(attachment.types.map { .string($0.rawValue) })
            ])
        }
        return ["item": .init(values.number), "attachments": .array(attachments)]
    }

    private static func object(_ report: TargetReport) -> WireDictionary {
        let (target, offer) = (report.target, report.offer)
        var object: WireDictionary = [
            "target": .string(target.file), "kind": .string(target.kind),
            "name": .string(target.receiver.name), "item": .init(report.values.number),
            "offered": .boolean(offer.isOffered), "unknown": .boolean(offer.isUndocumented),
            "main-offered": .boolean(report.isMainOffered),
            "reasons": .array(offer.reasons.map { .dictionary(reason($0)) }),
            "assumptions": .array(offer.assumptions.map { .string($0.rawValue) }),
            "warnings": .array(
                (target.receiver.warnings + offer.warnings).map { .dictionary(self.object($0)) }),
            "receives": .init(offer.receivedCount),
        ]
        object["advice"] = report.advice.map { ["message": .string($0.description)] }
        return object
    }

    private static func reason(_ reason: Offer.Reason) -> WireDictionary {
        var object = object(reason)
        object["attachments"] = .array(
            reason.places.prefix(attachmentCount).map { .init($0) })
        if reason.places.count > attachmentCount {
            object["attachment-count"] = .init(reason.places.count)
        }
        object["seen"] = reason.seen.map { .init($0) }
        if let wanted = reason.wanted {
            let upper: [WireValue] = wanted.upperBound == .max ? [] : [.init(wanted.upperBound)]
            object["wanted"] = .array([.init(wanted.lowerBound)] + upper)
        }
        return object
    }

    /// The code, the message and the place.
    private static func object(_ reason: Offer.Reason) -> WireDictionary {
        var object: WireDictionary = [
            "code": .string(reason.code.rawValue), "message": .string(reason.message),
        ]
        switch reason.rulePlace {
        case .text(let range, let line, let column)?:
            object["start"] = .init(range.lowerBound)
            object["end"] = .init(range.upperBound)
            object["line"] = .init(line)
            object["column"] = .init(column)
        case .key(let key)?: object["key"] = .string(key)
        case nil: break
        }
        return object
    }
}
