import ShareTargets
import XExtensionItem

/// The offers of receivers as JSON, one object per line.
///
/// Receivers share the attachments and losses of an item. Therefore, attachments and losses have
/// separate lines before the first receiver that refers to them. Each pointer is one loss, and
/// receivers refer to losses by number. `loss` is the number of the first loss in a line; the other
/// losses in the line have consecutive numbers. For example:
///
///     {"attachments":[{"types":["public.url"]}],"item":0}
///     {"loss":0,"pointers":["/tags","/referrer"],"reason":"the receiver has no field for this value"}
///     {"item":0,"kind":"android","lost":[[0,1]],"name":"Notes","offered":true,"receives":[[0,0]],…}
struct TargetLines {
    /// The maximum number of attachments that a reason names.
    private static let attachmentCount = 64

    private var itemCount = 0
    private var numbers: [[UInt8]: Int] = [:]

    mutating func lines(_ report: TargetReport) -> [String] {
        var lines: [String] = []
        if report.values.number >= itemCount {
            itemCount = report.values.number + 1
            lines.append(JSONLine.text(Self.object(report.values)))
        }
        let (lost, new) = number(report.losses)
        lines += new.map { JSONLine.text(Self.object($0)) }
        var object = Self.object(report)
        object["lost"] = Self.pairs(lost)
        return lines + [JSONLine.text(object)]
    }

    static func line(_ file: TargetFile) -> String {
        var error: WireDictionary = ["message": .string(file.fault?.message ?? "")]
        error["code"] = file.fault?.code.map { .string($0) }
        error["line"] = file.fault?.line.map { .init($0) }
        error["column"] = file.fault?.column.map { .init($0) }
        return JSONLine.text(["target": .string(file.name), "error": .dictionary(error)])
    }

    static func line(_ warning: Offer.Reason, in file: TargetFile) -> String {
        var object = object(warning)
        object["target"] = .string(file.name)
        (object["start"], object["end"]) = (nil, nil)
        if let (line, column) = file.lineAndColumn(warning) {
            (object["line"], object["column"]) = (.init(line), .init(column))
        }
        return JSONLine.text(object)
    }

    /// Consecutive losses that have the same reason and no line yet.
    private struct NewLosses {
        let first: Int
        let reason: String
        var pointers: [String]
    }

    private mutating func number(_ parts: [SharedLosses.Part]) -> (Positions, new: [NewLosses]) {
        var (lost, new) = (Positions(), [NewLosses]())
        for part in parts {
            lost.append(contentsOf: part.numbers { number($0, &new) })
        }
        return (lost, new)
    }

    private mutating func number(_ loss: Loss, _ new: inout [NewLosses]) -> Int {
        let key = Array(loss.pointer.utf8) + [0] + Array(loss.message.utf8)
        if let known = numbers[key] { return known }
        let number = numbers.count
        numbers[key] = number
        if new.last?.reason == loss.message {
            new[new.count - 1].pointers.append(loss.pointer)
        } else {
            new.append(NewLosses(first: number, reason: loss.message, pointers: [loss.pointer]))
        }
        return number
    }
}

extension TargetLines {
    /// Returns ranges of positions as pairs of the first and the last position.
    private static func pairs(_ positions: Positions) -> WireValue {
        .array(positions.ranges.map { .array([.init($0.lowerBound), .init($0.upperBound - 1)]) })
    }

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
            "stage": .string(report.stage.name),
            "offered": .boolean(offer.isOffered), "unknown": .boolean(offer.isUndocumented),
            "reasons": .array(offer.reasons.map { .dictionary(reason($0)) }),
            "assumptions": .array(offer.assumptions.map { .string($0.name) }),
            "warnings": .array(
                (target.receiver.warnings + offer.warnings).map { .dictionary(self.object($0)) }),
            "receives": pairs(offer.receivedPlaces),
        ]
        let isMain = report.stage == .main
        object["main-offered"] = .boolean(isMain ? offer.isOffered : report.isOfferedOtherwise)
        object["side-by-side-offered"] =
            .boolean(isMain ? report.isOfferedOtherwise : offer.isOffered)
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
        object["seen"] = reason.matchCount.map { .init($0) }
        if let expected = reason.expectedCounts {
            let upper: [WireValue] =
                expected.upperBound == .max ? [] : [.init(expected.upperBound)]
            object["wanted"] = .array([.init(expected.lowerBound)] + upper)
        }
        return object
    }

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
