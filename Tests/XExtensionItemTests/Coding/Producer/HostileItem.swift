import Foundation
import XExtensionItem

/// Makes items that break rules, by every public initialiser and setter: the same one for the same seed.
struct HostileItem {
    var random: TextRandom

    init(seed: UInt64) { random = TextRandom(seed) }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    mutating func one<T>(of things: [T]) -> T { things[below(things.count)] }
    mutating func isRare(_ bound: Int) -> Bool { below(bound) == 0 }

    /// An item with one to four edits.
    mutating func item() -> ExtensionItem {
        var item = start()
        for _ in 0...below(4) { edit(&item) }
        return item
    }

    private mutating func start() -> ExtensionItem {
        switch below(6) {
        case 0: ExtensionItem(url: url())
        case 1: ExtensionItem(attachment())
        default: ExtensionItem(text: text())
        }
    }

    private mutating func edit(_ item: inout ExtensionItem) {
        switch below(16) {
        case 0: item.title = text()
        case 1: item.contentText = contentText()
        case 2: item.thumbnail = representation()
        case 3: item.tags = [text(), text()]
        case 4: item.sourceURL = url()
        case 5: item.referrer = referrer()
        case 6: item.activities[activity()] = presentation()
        case 7: item.excludedActivities.append(activity())
        case 8: item.parameters = parameters()
        case 9: item.userInfo = dictionary()
        case 10: item.unknownMembers = members()
        case 11: item.mainAttachment = attachment()
        case 12: item.additionalAttachments.append(attachment())
        case 13: item.userInfo[name()] = value()
        case 14: item.parameters[name()] = dictionary()
        default: edit(&item.mainAttachment)
        }
    }

    // MARK: Parts

    private mutating func presentation() -> Presentation {
        var part = Presentation()
        for _ in 0..<below(4) {
            switch below(11) {
            case 0: part.title = text()
            case 1: part.contentText = isRare(3) ? AttributedText() : contentText()
            case 2: part.thumbnail = isRare(3) ? .removed : .replaced(representation())
            case 3: part.tags = isRare(3) ? [] : [text()]
            case 4: part.sourceURL = isRare(3) ? .removed : .replaced(url())
            case 5: part.referrer = isRare(3) ? Referrer() : referrer()
            case 6: part.parameters = isRare(3) ? Parameters() : parameters()
            case 7: part.userInfo = isRare(3) ? [:] : dictionary()
            case 8: part.unknownMembers = members()
            case 9: part.mainAttachment = attachment()
            default: part.additionalAttachments = isRare(3) ? [] : [attachment()]
            }
        }
        return part
    }

    private mutating func attachment() -> Attachment {
        switch below(9) {
        case 0: return .url(url())
        case 1: return .text(text(), type: type())
        case 2: return .data(data(), type: type(), suggestedName: text())
        case 3: return .image(data(), suggestedName: text())
        case 4: return .propertyList(value(), type: type())
        default:
            let count = isRare(8) ? 0 : 1 + below(2)
            var attachment = Attachment(
                (0..<count).map { _ in representation() }, suggestedName: isRare(3) ? name() : nil)
            if isRare(6) { attachment.unknownMembers = members() }
            return attachment
        }
    }

    private mutating func edit(_ attachment: inout Attachment) {
        switch below(4) {
        case 0: attachment.suggestedName = name()
        case 1: attachment.unknownMembers[name()] = value()
        case 2: attachment.representations.append(representation())
        default:
            for number in attachment.representations.indices {
                attachment.representations[number].typeIdentifier = type()
                if isRare(2) { attachment.representations[number].content = content() }
            }
        }
    }

    private mutating func representation() -> Representation {
        var one =
            isRare(8) ? Representation(type(), data: data()) : Representation(type(), content())
        if isRare(5) { one.unknownMembers = members() }
        return one
    }

    private mutating func content() -> Representation.Content {
        switch below(7) {
        case 0: .url(url())
        case 1, 2: .text(text())
        case 3: .data(WireData(data()))
        case 4: .file(file())
        case 5: .propertyList(value())
        default: .unknown
        }
    }

    private mutating func file() -> FileReference {
        var file = FileReference(path: "attachments/a", byteCount: 1)
        if isRare(2) { file.path = one(of: ["", "attachments/../x", "attachments/con.txt", "a"]) }
        if isRare(3) { file.byteCount = one(of: [-1, .max, .min, 1 << 53]) }
        if isRare(4) { file.unknownMembers = members() }
        return file
    }

    private mutating func referrer() -> Referrer {
        if isRare(6) { return Referrer(infoDictionary: ["CFBundleName": text()]) }
        var referrer = Referrer(appName: text(), webURL: isRare(3) ? url() : nil)
        if isRare(3) { referrer.appStoreID = text() }
        if isRare(3) { referrer.googlePlayID = text() }
        if isRare(4) { referrer.iOSAppURL = url() }
        if isRare(4) { referrer.androidAppURL = url() }
        if isRare(4) { referrer.unknownMembers = members() }
        return referrer
    }

    private mutating func parameters() -> Parameters {
        var parameters = Parameters()
        for _ in 0..<below(3) { parameters[name()] = dictionary() }
        if isRare(5) { parameters.unknownMembers = members() }
        return parameters
    }

    private mutating func contentText() -> AttributedText {
        if isRare(5) { return AttributedText(text()) }
        let runs = (0..<1 + below(3)).map { _ in run() }
        var text = AttributedText(isRare(2) ? runs : [])
        if text.runs.isEmpty { text.runs = runs }
        return text
    }

    private mutating func run() -> TextRun {
        var run = TextRun(text())
        switch below(14) {
        case 0: run.isBold = true
        case 1: run.isItalic = true
        case 2: run.isUnderlined = true
        case 3: run.isStruckThrough = true
        case 4: run.isCode = true
        case 5: run.link = url()
        case 6: run.foregroundColor = TextColor(red: 1, green: 2, blue: 3, alpha: UInt8(below(256)))
        case 7: run.backgroundColor = TextColor(red: 0xAB, green: 0, blue: 255)
        case 8: run.fontName = text()
        case 9:
            run.fontSize = one(of: [
                12, 0, -1, .nan, .infinity, 0x1p53, 0x1p53 - 1, .leastNonzeroMagnitude, 1e300,
            ])
        case 10: run.unknownMembers = members()
        default: break
        }
        return run
    }
}
