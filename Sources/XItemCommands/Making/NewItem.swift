import Essentials
import TextMarkup
import WireFormat
import XExtensionItem

/// The values that options set, for all activities or for one.
struct NewItem {
    private(set) var attachments: [ExtensionItem.Attachment] = []
    /// The representations to add to the item's existing main attachment.
    private(set) var representations: [Representation] = []
    private var title: String?
    private var contentText: AttributedText?
    private var thumbnail: Representation?
    private var tags: [String] = []
    private var sourceURL: URL?
    private var referrer = Referrer()
    private var parameters = Parameters()
    private var removals: [Removal] = []

    /// The names of the options given that are allowed once per activity.
    private var taken: Set<String> = []

    mutating func take(
        _ option: Arguments.Option, _ input: inout ItemInput
    ) throws(CommandError) {
        if option.name == Arguments.operandName {
            attachments.append(try input.attachment(option.value))
        } else if option.name == Removal.form.name {
            removals.append(try Removal(option.value, input.form))
        } else if let member = ReferrerOption(rawValue: option.name) {
            try requireFirst(option, input)
            try take(member, option, input)
        } else if let known = ItemOption(rawValue: option.name) {
            if known.isSingle { try requireFirst(option, input) }
            try take(known, option, &input)
        }
    }

    private mutating func requireFirst(
        _ option: Arguments.Option, _ input: ItemInput
    ) throws(CommandError) {
        guard taken.insert(option.name).inserted else {
            throw .usage("Option '\(option.name)' given more than once", input.form)
        }
    }

    private mutating func take(
        _ known: ItemOption, _ option: Arguments.Option, _ input: inout ItemInput
    ) throws(CommandError) {
        let value = option.value
        switch known {
        case .url: attachments.append(.url(try input.url(value, option.name)))
        case .text: attachments.append(.text(try input.text(value)))
        case .file: attachments.append(try input.file(value))
        case .representation: add(try input.representation(value))
        case .alsoHTML: add(.html(try input.text(value)))
        case .alsoText: add(.text(try input.text(value)))
        case .title: title = try input.text(value)
        case .contentMarkdown: contentText = AttributedText(markdown: try input.text(value))
        case .tag: tags.append(value)
        case .thumbnail: thumbnail = try input.image(value)
        case .sourceURL: sourceURL = try input.url(value, option.name)
        case .parameter: try takeParameter(value, option.values.last ?? "", input)
        }
    }

    private mutating func take(
        _ member: ReferrerOption, _ option: Arguments.Option, _ input: ItemInput
    ) throws(CommandError) {
        switch member.property {
        case .text(let path): referrer[keyPath: path] = option.value
        case .url(let path): referrer[keyPath: path] = try input.url(option.value, option.name)
        }
    }

    /// Adds a representation to the last new attachment, or, without new attachments, to the item's
    /// existing main attachment.
    private mutating func add(_ representation: Representation) {
        guard let last = attachments.indices.last else {
            return representations.append(representation)
        }
        attachments[last].representations.append(representation)
    }

    mutating func takeMainAttachment() -> ExtensionItem.Attachment? {
        attachments.isEmpty ? nil : attachments.removeFirst()
    }

    /// Parses `KEY=VALUE`, where the value is a string, or `KEY:=JSON`.
    private mutating func takeParameter(
        _ namespace: String, _ text: String, _ input: ItemInput
    ) throws(CommandError) {
        let bytes = text.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex else {
            throw .invalid(
                text, "--parameter", input.form, expected: "KEY=VALUE or KEY:=JSON")
        }
        let value = String(text[equals...].dropFirst())
        let before = bytes.index(before: equals)
        guard bytes[before] == UInt8(ascii: ":"), before > bytes.startIndex else {
            parameters[namespace][String(text[..<equals])] = .string(value)
            return
        }
        parameters[namespace][String(text[..<before])] = try input.json(value)
    }

    /// Removes and sets values. Adds tags, parameters and members of the referrer to the existing
    /// ones; if the members belong to an activity, inherited values do not count as existing.
    func apply(
        to members: inout some SharedMembers, _ console: Console
    ) throws(CommandError) {
        try removeAttachments(from: &members)
        removeTags(from: &members, console)
        for removal in removals where !removal.isAttachment && removal.tag == nil {
            if !removal.apply(to: &members) { removal.note(console) }
        }
        let own = members.ownMembers
        if let title { members.title = title }
        if let contentText { members.contentText = contentText }
        if let thumbnail { members.thumbnail = thumbnail }
        if !tags.isEmpty {
            let former = own.contains(.tags) ? members.tags : []
            let known = Set(former.map { Array($0.utf8) })
            members.tags = former + tags.filter { !known.contains(Array($0.utf8)) }
        }
        if let sourceURL { members.sourceURL = sourceURL }
        if !referrer.isEmpty {
            members.referrer = referrer.replacing(own.contains(.referrer) ? members.referrer : nil)
        }
        guard !parameters.isEmpty else { return }
        if !own.contains(.parameters) { members.parameters = Parameters() }
        for namespace in parameters.namespaces {
            for (key, value) in parameters[namespace] {
                members.parameters[namespace][key] = value
            }
        }
    }

    /// Removes tags in one pass, because both the item and `removals` can contain many tags.
    private func removeTags(from members: inout some SharedMembers, _ console: Console) {
        let removed = Set(removals.compactMap(\.tag))
        guard !removed.isEmpty else { return }
        let former = Set(members.tags.map { Array($0.utf8) })
        for removal in removals where removal.tag.map(former.contains) == false {
            removal.note(console)
        }
        guard !former.isDisjoint(with: removed) else { return }
        members.tags.removeAll { removed.contains(Array($0.utf8)) }
    }

    /// Removes attachments, then adds new attachments. The numbers in `removals` refer to the
    /// attachments before any change.
    private func removeAttachments(
        from members: inout some SharedMembers
    ) throws(CommandError) {
        let removed = removals.filter(\.isAttachment)
        guard !attachments.isEmpty || !representations.isEmpty || !removed.isEmpty else { return }
        var all: [ExtensionItem.Attachment?] = [members.mainAttachment]
        all += members.additionalAttachments
        // New attachments of an activity replace inherited attachments.
        if removed.isEmpty, !attachments.isEmpty, !members.ownMembers.contains(.mainAttachment) {
            all = []
        }
        for removal in removed { try removal.remove(from: &all) }
        var rest = all.compactMap(\.self)
        if !rest.isEmpty { rest[0].set(representations) }
        rest += attachments
        guard let main = rest.first else {
            throw .findings(
                "An item needs a main attachment; to replace it, attach another one in "
                    + "the same command")
        }
        members.mainAttachment = main
        let others = Array(rest.dropFirst())
        // Set the attachments only if they differ: otherwise, an overlay would override inherited
        // attachments with equal ones.
        if others != members.additionalAttachments { members.additionalAttachments = others }
    }
}

extension ExtensionItem.Attachment {
    fileprivate mutating func set(_ new: [Representation]) {
        for one in new {
            let place = representations.firstIndex { $0.typeIdentifier == one.typeIdentifier }
            if let place { representations[place] = one } else { representations.append(one) }
        }
    }
}

extension Referrer {
    /// Returns the former referrer, updated with the members that this referrer sets.
    fileprivate func replacing(_ former: Referrer?) -> Referrer {
        guard var result = former else { return self }
        for member in ReferrerOption.allCases {
            switch member.property {
            case .text(let path):
                if let text = self[keyPath: path] { result[keyPath: path] = text }
            case .url(let path):
                if let url = self[keyPath: path] { result[keyPath: path] = url }
            }
        }
        return result
    }
}

/// The members that an item and the overlay of an activity have in common.
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
    /// The members that are not inherited.
    var ownMembers: Set<OverlayMember> { get }
    /// Removes a value, even if it is malformed; returns whether it existed. After a removal, an
    /// overlay inherits the value of the item.
    @discardableResult mutating func remove(_ member: OverlayMember) -> Bool
}

extension ExtensionItem: SharedMembers {
    var ownMembers: Set<OverlayMember> { Set(OverlayMember.allCases) }

    mutating func remove(_ member: OverlayMember) -> Bool {
        let former = self
        switch member.member {
        case .title: title = nil
        case .contentText: contentText = nil
        case .thumbnail: thumbnail = nil
        case .tags: tags = []
        case .sourceURL: sourceURL = nil
        case .referrer: referrer = nil
        case .parameters: parameters = Parameters()
        // No option sets or removes these members as a whole.
        case .additionalAttachments, .mainAttachment, .userInfo: break
        }
        return self != former
    }
}

extension ExtensionItem.Overlay: SharedMembers {
    var ownMembers: Set<OverlayMember> { overriddenMembers }

    mutating func remove(_ member: OverlayMember) -> Bool {
        let existed = overriddenMembers.contains(member)
        reset(member)
        return existed
    }
}
