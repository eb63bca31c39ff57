import Essentials
import TextMarkup
import WireFormat
import XExtensionItem

/// The values that options of `create` state, for all activities or for one.
struct NewItem {
    private(set) var attachments: [ExtensionItem.Attachment] = []
    private var title: String?
    private var contentText: AttributedText?
    private var thumbnail: Representation?
    private var tags: [String] = []
    private var sourceURL: URL?
    private var referrer = Referrer()
    private var parameters = Parameters()

    /// The options that may be repeated for one activity.
    private static let repeatable = ["--url", "--text", "--file", "--tag", "--parameter"]
    private var taken: Set<String> = []

    /// Takes the value of one option.
    mutating func take(
        _ option: ArgumentList.Option, _ input: inout CreateInput
    ) throws(CommandError) {
        let value = option.values.first ?? ""
        if Self.repeatable.contains(option.name) == false, !taken.insert(option.name).inserted {
            throw .usage("Option '\(option.name)' given more than once", CreateCommand.self)
        }
        switch option.name {
        case "--url": attachments.append(.url(try CreateInput.url(value, option.name)))
        case "--text": attachments.append(.text(try input.text(value)))
        case "--file": attachments.append(try input.file(value))
        case "--title": title = try input.text(value)
        case "--content-markdown":
            contentText = AttributedText(markdown: try input.text(value))
        case "--thumbnail": thumbnail = try input.image(value)
        case "--tag": tags.append(value)
        case "--source-url": sourceURL = try CreateInput.url(value, option.name)
        case "--parameter": try takeParameter(value, option.values.last ?? "")
        default: try takeReferrer(option.name, value)
        }
    }

    mutating func attach(_ attachment: ExtensionItem.Attachment) { attachments.append(attachment) }

    private mutating func takeReferrer(
        _ name: String, _ value: String
    ) throws(CommandError) {
        switch name {
        case "--referrer-app-name": referrer.appName = value
        case "--referrer-app-store-id": referrer.appStoreID = value
        case "--referrer-google-play-id": referrer.googlePlayID = value
        case "--referrer-web-url": referrer.webURL = try CreateInput.url(value, name)
        case "--referrer-ios-app-url": referrer.iOSAppURL = try CreateInput.url(value, name)
        default: referrer.androidAppURL = try CreateInput.url(value, name)
        }
    }

    /// Takes `KEY=VALUE`, a string, or `KEY:=JSON`.
    private mutating func takeParameter(
        _ namespace: String, _ text: String
    ) throws(CommandError) {
        let bytes = text.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex else {
            throw .usage(
                "The value '\(text)' is invalid for '--parameter'; expected KEY=VALUE or KEY:=JSON",
                CreateCommand.self)
        }
        let value = String(text[equals...].dropFirst())
        let before = bytes.index(before: equals)
        guard bytes[before] == UInt8(ascii: ":"), before > bytes.startIndex else {
            parameters[namespace][String(text[..<equals])] = .string(value)
            return
        }
        parameters[namespace][String(text[..<before])] = try CreateInput.json(value)
    }

    /// Sets the members that have an option. All other members keep their values.
    func apply(to members: inout some SharedMembers) {
        if let main = attachments.first {
            members.mainAttachment = main
            let others = Array(attachments.dropFirst())
            // If the attachments are the same, an overlay does not override them.
            if others != members.additionalAttachments { members.additionalAttachments = others }
        }
        if let title { members.title = title }
        if let contentText { members.contentText = contentText }
        if let thumbnail { members.thumbnail = thumbnail }
        if !tags.isEmpty { members.tags = tags }
        if let sourceURL { members.sourceURL = sourceURL }
        if !referrer.isEmpty { members.referrer = referrer }
        if !parameters.isEmpty { members.parameters = parameters }
    }
}

/// The members that an item and the overlay of an activity have alike.
protocol SharedMembers {
    var mainAttachment: ExtensionItem.Attachment { get set }
    var additionalAttachments: [ExtensionItem.Attachment] { get set }
    var title: String? { get set }
    var contentText: AttributedText? { get set }
    var thumbnail: Representation? { get set }
    var tags: [String] { get set }
    var sourceURL: URL? { get set }
    var referrer: Referrer? { get set }
    var parameters: Parameters { get set }
}

extension ExtensionItem: SharedMembers {}
extension ExtensionItem.Overlay: SharedMembers {}
