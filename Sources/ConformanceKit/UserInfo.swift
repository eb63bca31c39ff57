import WireFormat

/// The properties of upstream's extension item, as descriptions (section 23).
///
/// The attachments, and the runs of the content text, are described as in a payload. They may break
/// the rules for payloads, because these rules do not apply to the platform's objects.
package struct UserInfo: Sendable, Equatable {
    /// The property `userInfo`, without the three keys that the system derives from other
    /// properties.
    package var dictionary: Description
    package var title: String?
    package var contentText: [Description]?
    /// The attachments, main attachment first, or nil.
    package var attachments: [Description]?
    /// The preview image of the first attachment.
    package var thumbnail: Description?

    /// All properties as one description, for comparison and display. Absent and empty lists are
    /// equal.
    var described: Description {
        var members: [Description.Member] = [("userInfo", dictionary)]
        if let title { members.append(("title", .string(title))) }
        if let contentText, !contentText.isEmpty {
            members.append(("content-text", .array(contentText)))
        }
        if let attachments, !attachments.isEmpty {
            members.append(("attachments", .array(attachments)))
        }
        if let thumbnail { members.append(("thumbnail", thumbnail)) }
        return .dictionary(Description.sorted(members))
    }
}

extension UserInfo {
    init(_ fields: FormFields) throws(FormError) {
        let pairs = try fields.required("dictionary") { fields[$0] }
        dictionary = try Description(json: ["dictionary": pairs])
        title = try fields.optionalString("title")
        contentText = try fields.optionalDescriptions("content-text")
        attachments = try fields.optionalDescriptions("attachments")
        thumbnail = try fields.optionalDescription("thumbnail")
    }

    var json: WireValue {
        // The JSON of this description is an object with the single member `dictionary`.
        guard case .dictionary(var members) = dictionary.json else { return [:] }
        members["title"] = title.map(WireValue.string)
        members["content-text"] = contentText.map { .array($0.map(\.json)) }
        members["attachments"] = attachments.map { .array($0.map(\.json)) }
        members["thumbnail"] = thumbnail?.json
        return .dictionary(members)
    }
}

extension FormFields {
    func optionalUserInfo(_ name: String) throws(FormError) -> UserInfo? {
        try optionalObject(name, UserInfo.init)
    }

    fileprivate func optionalDescriptions(_ name: String) throws(FormError) -> [Description]? {
        guard let value = self[name] else { return nil }
        guard case .array(let elements) = try Description(json: value, at: name) else {
            throw FormError(name, "expected an array")
        }
        return elements
    }
}
