import Foundation
import TestSupport
import XExtensionItem

/// Creates items that break rules with every public initializer and setter; equal seeds create equal items.
struct HostileItem {
    var random: TextRandom
    /// Whether a file is shared. Comparison does not open files, so a file never equals its bytes.
    private(set) var hasFile = false

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
        switch below(10) {
        case 0: ExtensionItem(url: url())
        case 1: ExtensionItem(mainAttachment: attachment())
        case 2: ExtensionItem(data: data(), typeIdentifier: type(), suggestedName: text())
        case 3: file() ?? ExtensionItem(text: "")
        case 4: upstream() ?? ExtensionItem(text: "")
        default: ExtensionItem(text: text())
        }
    }

    private mutating func file() -> ExtensionItem? {
        hasFile = true
        return try? ExtensionItem(sharingFileAt: URL(filePath: #filePath))
    }

    /// An item from the properties of an upstream item.
    private mutating func upstream() -> ExtensionItem? {
        let item = UpstreamItem(
            userInfo: dictionary(), title: text(), contentText: contentText(),
            attachments: [attachment()], thumbnail: isRare(2) ? representation() : nil)
        return try? item.extensionItem(namespaces: ["com.example.a"]).item
    }

    mutating func edit(_ item: inout ExtensionItem) {
        switch below(19) {
        case 0..<9: set(one(of: SharedMember.allCases), of: &item, removes: false)
        case 9: item.additionalAttachments.append(attachment())
        case 10: edit(&item[activity()])
        case 11: item.excludedActivities.append(activity())
        case 12: item.unknownMembers = members()
        case 13: item.userInfo[name()] = value()
        case 14: item.parameters[name()] = dictionary()
        case 15: item[activity()] = item[activity()]
        case 16: item = item.resolved(for: activity())
        case 17: try? item.parameters.set(TypedParameters(key: name(), value: text()))
        default: edit(&item.mainAttachment)
        }
    }

    // MARK: Parts

    private mutating func edit(_ overlay: inout ExtensionItem.Overlay) {
        for _ in 0...below(4) {
            switch below(19) {
            case 0..<10: set(one(of: SharedMember.allCases), of: &overlay, removes: isRare(3))
            case 10: overlay.unknownMembers = members()
            case 11: overlay.tags.append(text())
            case 12: overlay.parameters[name()] = dictionary()
            case 13: overlay.userInfo[name()] = value()
            case 14: overlay.unknownMembers[name()] = isRare(2) ? value() : nil
            case 15: edit(&overlay.mainAttachment)
            case 16: overlay.additionalAttachments.append(attachment())
            case 17: overlay.reset(one(of: OverlayMember.allCases))
            default: if isRare(4) { overlay.reset() }
            }
        }
    }

    /// Sets a member, or removes it if `removes` is true; a main attachment cannot be removed.
    private mutating func set<Properties: MemberProperties>(
        _ member: SharedMember, of item: inout Properties, removes: Bool
    )
    where
        Properties.AttachmentValue == ExtensionItem.Attachment,
        Properties.ThumbnailValue == Representation
    {
        switch member {
        case .additionalAttachments: item.additionalAttachments = removes ? [] : [attachment()]
        case .contentText: item.contentText = removes ? nil : contentText()
        case .mainAttachment: item.mainAttachment = attachment()
        case .parameters: item.parameters = removes ? Parameters() : parameters()
        case .referrer: item.referrer = removes ? nil : referrer()
        case .sourceURL: item.sourceURL = removes ? nil : url()
        case .tags: item.tags = removes ? [] : [text(), text()]
        case .thumbnail: item.thumbnail = removes ? nil : representation()
        case .title: item.title = removes ? nil : text()
        case .userInfo: item.userInfo = removes ? [:] : dictionary()
        }
    }

    private mutating func attachment() -> ExtensionItem.Attachment {
        switch below(9) {
        case 0: return .url(url())
        case 1: return .text(text(), typeIdentifier: type())
        case 2: return .data(data(), typeIdentifier: type(), suggestedName: text())
        case 3: return .image(data(), suggestedName: text())
        case 4: return .propertyList(value(), typeIdentifier: type())
        default:
            let count = isRare(8) ? 0 : 1 + below(2)
            var attachment = ExtensionItem.Attachment(
                representations: (0..<count).map { _ in representation() },
                suggestedName: isRare(3) ? name() : nil)
            if isRare(6) { attachment.unknownMembers = members() }
            return attachment
        }
    }

    private mutating func edit(_ attachment: inout ExtensionItem.Attachment) {
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
            isRare(8)
            ? Representation.data(data(), typeIdentifier: type())
            : Representation(typeIdentifier: type(), content: content())
        if isRare(5) { one.unknownMembers = members() }
        return one
    }

    private mutating func content() -> Representation.Content {
        switch one(of: RepresentationMember.allCases) {
        case .data: .data(WireData(data()))
        case .file: .file(file())
        case .propertyList: .propertyList(value())
        case .text: .text(text())
        case .typeIdentifier: .unknown
        case .url: .url(URLText(url()))
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
}
