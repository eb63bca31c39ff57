public import XExtensionItem

extension WebShareTarget {
    /// Returns the form that the web app gets for an item, and what of the item it lacks.
    ///
    /// - Parameters:
    ///   - item: The item, resolved for an activity if it has overlays.
    ///   - platform: The system, which decides where a link goes; Android by default.
    /// - Returns: The form, and the losses by their pointers into the item.
    public func form(
        for item: ExtensionItem, on platform: Platform = .android
    ) -> (form: ShareForm, losses: [Loss]) {
        var content = PlainContent(item)
        content.loseHTML()
        var form = ShareForm()
        func add(_ name: String?, _ value: String?) {
            if let name, let value { form.fields.append(.init(name: name, value: value)) }
        }
        let hasURLField = platform == .desktop && urlField != nil
        let text = hasURLField ? content.text : content.textAndLink
        let link = hasURLField ? content.link : nil
        add(titleField, content.title)
        add(textField, text)
        add(urlField, link)
        if titleField == nil, content.title != nil { content.lose(at: "/title", Self.noField) }
        if textField == nil { content.loseText(withLink: !hasURLField, Self.noField) }
        for file in content.files {
            let name = file.attachment.safeFileName(for: file.representation)
            let type = file.representation.typeIdentifier
            guard let field = field(for: type, fileName: name) ?? field(for: type) else {
                content.lose(at: file.pointer, "no field accepts the file")
                continue
            }
            form.files.append(
                ShareForm.File(
                    field: field.name, name: name, mediaType: type.fileMediaType,
                    representation: file.representation))
        }
        return (form, content.losses)
    }

    private static let noField = "the manifest has no field for it"
}

extension ExtensionItem {
    /// Creates an item from a form that a web app got; nil if the form has neither a text nor a
    /// file.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - target: The target, whose manifest names the fields.
    ///   - platform: The system that the form comes from, which decides where a link is; Android
    ///     by default.
    public init?(
        _ form: ShareForm, to target: WebShareTarget,
        on platform: WebShareTarget.Platform = .android
    ) {
        func value(_ name: String?) -> String? { name.flatMap { form[$0] } }
        let isInText = platform == .android || target.urlField == nil
        self.init(
            title: value(target.titleField), text: value(target.textField),
            link: value(target.urlField), findsLink: isInText, html: nil,
            files: form.files.map {
                Attachment(representations: [$0.representation], suggestedName: $0.name)
            })
    }
}
