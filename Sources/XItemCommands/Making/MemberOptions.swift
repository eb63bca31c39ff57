import Essentials
import TextMarkup
import XExtensionItem

/// The options that change the values for all activities, or those for one.
struct MemberOptions {
    private var options: [Arguments.Option] = []
    private var removals: [Removal] = []

    mutating func add(_ option: Arguments.Option, _ form: CommandForm) throws(CommandError) {
        guard option.name != Removal.form.name else {
            return removals.append(try Removal(option.value, form))
        }
        let isSingle =
            ItemOption(rawValue: option.name)?.isSingle
            ?? (ReferrerOption(rawValue: option.name) != nil)
        if isSingle, options.contains(where: { $0.name == option.name }) {
            throw .usage("Option '\(option.name)' given more than once", form)
        }
        options.append(option)
    }

    /// Removes and sets values. Adds tags, parameters and members of the referrer to the existing
    /// ones; if the members belong to an activity, inherited values do not count as existing. The
    /// attachments of a new item are only those that the options add.
    func apply(
        to members: inout some SharedMembers, isNew: Bool = false, _ input: inout ItemInput
    ) throws(CommandError) {
        try changeAttachments(of: &members, isNew, &input)
        removeTags(from: &members, input.console)
        for removal in removals where !removal.isAttachment && removal.tag == nil {
            if !removal.apply(to: &members) { removal.note(input.console) }
        }
        addTags(to: &members)
        for option in options { try set(option, in: &members, &input) }
    }

    private func set(
        _ option: Arguments.Option, in members: inout some SharedMembers, _ input: inout ItemInput
    ) throws(CommandError) {
        let value = option.value
        switch ItemOption(rawValue: option.name) {
        case .title?: members.title = try input.text(value)
        case .contentMarkdown?:
            members.contentText = AttributedText(markdown: try input.text(value))
        case .thumbnail?: members.thumbnail = try input.image(value)
        case .sourceURL?: members.sourceURL = try input.url(value, option.name)
        case .parameter?:
            if !members.ownMembers.contains(.parameters) { members.parameters = Parameters() }
            let (key, parameter) = try input.parameter(option.values.last ?? "")
            members.parameters[value][key] = parameter
        // Other functions add attachments and tags.
        case .url?, .text?, .file?, .representation?, .alsoHTML?, .alsoText?, .tag?: break
        case nil:
            guard let member = ReferrerOption(rawValue: option.name) else { break }
            let former = members.ownMembers.contains(.referrer) ? members.referrer : nil
            var referrer = former ?? Referrer()
            switch member.property {
            case .text(let path): referrer[keyPath: path] = value
            case .url(let path): referrer[keyPath: path] = try input.url(value, option.name)
            }
            members.referrer = referrer
        }
    }

    private func addTags(to members: inout some SharedMembers) {
        let added = options.filter { $0.name == ItemOption.tag.rawValue }.map(\.value)
        guard !added.isEmpty else { return }
        let former = members.ownMembers.contains(.tags) ? members.tags : []
        let known = Set(former.map { Array($0.utf8) })
        members.tags = former + added.filter { !known.contains(Array($0.utf8)) }
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
    /// attachments before any change. A representation belongs to the new attachment before it, or
    /// else to the existing main attachment.
    private func changeAttachments(
        of members: inout some SharedMembers, _ isNew: Bool, _ input: inout ItemInput
    ) throws(CommandError) {
        var new: [ExtensionItem.Attachment] = []
        var representations: [Representation] = []
        for option in options {
            if let attachment = try input.attachment(option) {
                new.append(attachment)
            } else if let representation = try input.representation(option) {
                if new.isEmpty {
                    representations.append(representation)
                } else {
                    new[new.count - 1].representations.append(representation)
                }
            }
        }
        guard !isNew || representations.isEmpty else {
            throw .usage(
                "'--representation', '--also-html' and '--also-text' must follow the "
                    + "attachment to which they add a representation", input.form)
        }
        guard !isNew || !new.isEmpty else {
            throw .usage(
                "Missing expected argument '<path>', or option '--url', '--text' or '--file'",
                input.form)
        }
        let removed = removals.filter(\.isAttachment)
        guard !new.isEmpty || !representations.isEmpty || !removed.isEmpty else { return }
        var all: [ExtensionItem.Attachment?] = [members.mainAttachment]
        all += members.additionalAttachments
        // New attachments of an activity replace inherited attachments.
        let isInherited = removed.isEmpty && !members.ownMembers.contains(.mainAttachment)
        if isNew || isInherited && !new.isEmpty { all = [] }
        for removal in removed { try removal.remove(from: &all) }
        var rest = all.compactMap(\.self)
        if !rest.isEmpty { rest[0].set(representations) }
        rest += new
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
