/// Walks an item and its overlays in canonical order, and collects notices.
struct NoticeWalk {
    /// The maximum number of notices; clause 24.2.2.
    static let noticeCount = 1_000

    private(set) var notices: [Notice] = []

    private mutating func note(
        _ code: Notice.Code, _ place: String, _ message: @autoclosure () -> String
    ) {
        guard notices.count < Self.noticeCount else { return }
        notices.append(Notice(code: code, pointer: place, message: message()))
    }

    /// Collects the notices of an item.
    mutating func look(at item: ExtensionItem) {
        let overlays = item.overlays.sorted { $0.key < $1.key }
        for (activity, overlay) in overlays {
            look(at: overlay, "/activities" + JSONPointer.step(activity.rawValue))
        }
        look(at: item.general, "")
    }

    private mutating func look(at part: Presentation, _ place: String) {
        for (number, attachment) in (part.additionalAttachments ?? []).enumerated() {
            look(at: attachment, "\(place)/additional-attachments/\(number)")
        }
        for (number, run) in (part.writtenText?.runs ?? []).enumerated() {
            lookForControls(in: run.text, "\(place)/content-text/\(number)/text", isOneLine: false)
        }
        if let main = part.mainAttachment { look(at: main, place + "/main-attachment") }
        look(atLine: part.referrer?.appName, place + "/referrer/app-name")
        for (number, tag) in (part.writtenTags ?? []).enumerated() {
            look(atLine: tag, "\(place)/tags/\(number)")
        }
        if let image = part.thumbnail?.value { look(at: image, place + "/thumbnail") }
        look(atLine: part.title, place + "/title")
    }

    private mutating func look(at attachment: Attachment, _ place: String) {
        for (number, one) in attachment.representations.enumerated() {
            look(at: one, "\(place)/representations/\(number)")
        }
        look(atLine: attachment.suggestedName, place + "/suggested-name")
    }

    private mutating func look(at one: Representation, _ place: String) {
        guard let found = one.contradictingType else { return }
        note(
            .typeMismatch, place,
            "the first bytes are those of \(found); declared is \(one.typeIdentifier)")
    }

    // MARK: Texts

    /// Checks a text that is shown in one line.
    private mutating func look(atLine text: String?, _ place: String) {
        guard let text else { return }
        lookForControls(in: text, place, isOneLine: true)
        if let scalar = HiddenCharacter.direction(in: text) {
            note(
                .bidirectionalControl, place,
                "\(scalar.codePoint) changes the direction in which text is shown")
        }
    }

    private mutating func lookForControls(in text: String, _ place: String, isOneLine: Bool) {
        guard let scalar = HiddenCharacter.control(in: text, isOneLine: isOneLine) else { return }
        note(
            .controlCharacter, place,
            "\(scalar.codePoint) in a text\(isOneLine ? " of one line" : "")")
    }
}
