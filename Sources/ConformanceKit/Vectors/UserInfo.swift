import WireFormat

/// What an extension item of the ported library holds, in neutral terms; section 23 of the specification.
///
/// Runs of the content text and attachments are described as a payload has them, and may break its
/// rules, for objects of a platform have none.
public struct UserInfo: Sendable, Equatable {
    /// The property `userInfo`, without the three keys that the system makes of the others.
    public var dictionary: Description
    /// The text of the title.
    public var title: String?
    /// The runs of the content text.
    public var contentText: [Description]?
    /// The attachments; the first is the main one.
    public var attachments: [Description]?

    /// Makes one of its properties.
    public init(
        dictionary: Description, title: String? = nil, contentText: [Description]? = nil,
        attachments: [Description]? = nil
    ) {
        self.dictionary = dictionary
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
    }

    /// All of it as one description, so that it can be compared and shown; absent is empty.
    var described: Description {
        var members: [Description.Member] = [("userInfo", dictionary)]
        if let title { members.append(("title", .string(title))) }
        if let contentText, !contentText.isEmpty {
            members.append(("content-text", .array(contentText)))
        }
        if let attachments, !attachments.isEmpty {
            members.append(("attachments", .array(attachments)))
        }
        return .sorted(members)
    }
}

extension UserInfo {
    init(json: WireValue) throws(FormFault) {
        let fields = try FormFields(json)
        let pairs = try fields.required("dictionary") { fields[$0] }
        dictionary = try Description(json: ["dictionary": pairs])
        title = try fields.optionalString("title")
        contentText = try fields.optionalDescriptions("content-text")
        attachments = try fields.optionalDescriptions("attachments")
    }

    /// The same as JSON.
    var json: WireValue {
        // The one member of the description of a dictionary is its pairs.
        guard case .dictionary(var members) = dictionary.json else { return [:] }
        members["title"] = title.map(WireValue.string)
        members["content-text"] = contentText.map { .array($0.map(\.json)) }
        members["attachments"] = attachments.map { .array($0.map(\.json)) }
        return .dictionary(members)
    }
}

extension FormFields {
    func optionalUserInfo(_ name: String) throws(FormFault) -> UserInfo? {
        guard let value = self[name] else { return nil }
        do throws(FormFault) {
            return try UserInfo(json: value)
        } catch {
            throw error.within(name)
        }
    }

    fileprivate func optionalDescriptions(_ name: String) throws(FormFault) -> [Description]? {
        guard let value = self[name] else { return nil }
        guard case .array(let elements) = try Description(json: value, at: name) else {
            throw FormFault(name, "expected an array")
        }
        return elements
    }
}
