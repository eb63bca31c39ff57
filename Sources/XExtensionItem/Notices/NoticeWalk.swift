/// Collects the notices of the values that it looks at, in the order of the calls.
struct NoticeWalk {
    /// The maximum number of notices; clause 24.2.2.
    static let noticeCount = 1_000

    private(set) var notices: [Finding] = []

    private mutating func note(
        _ code: Finding.Code, _ place: String, _ message: @autoclosure () -> String
    ) {
        guard notices.count < Self.noticeCount else { return }
        notices.append(Finding(code: code, pointer: place, message: message()))
    }

    mutating func look(at one: Representation, _ place: String) {
        guard let found = one.contradictingType else { return }
        note(
            .typeMismatch, place,
            "the first bytes are those of \(found); declared is \(one.typeIdentifier)")
    }

    // MARK: Texts

    /// Checks a text that is shown in one line.
    mutating func look(atLine text: String, _ place: String) {
        lookForControls(in: text, place, isOneLine: true)
        if let scalar = HiddenCharacter.direction(in: text) {
            note(
                .bidirectionalControl, place,
                "\(scalar.codePoint) changes the direction in which text is shown")
        }
    }

    mutating func lookForControls(in text: String, _ place: String, isOneLine: Bool) {
        guard let scalar = HiddenCharacter.control(in: text, isOneLine: isOneLine) else { return }
        note(
            .controlCharacter, place,
            "\(scalar.codePoint) in a text\(isOneLine ? " of one line" : "")")
    }
}
