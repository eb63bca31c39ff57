package import UniformTypes
import WireFormat
package import XExtensionItem

/// The content of an item for web apps, computed once for several of them.
package struct WebContent: Sendable {
    fileprivate let content: PlainContent
    /// The texts with and without the link.
    fileprivate let textAndLink, text: String?
    /// The names of the files.
    fileprivate let names: [String]
    /// The files by their types and names.
    fileprivate let files: WebFiles
    /// The losses of every web app: the values of the item that no web app receives.
    package let losses: [Loss]

    fileprivate static let noField = "the manifest has no field for it"

    /// Creates the content of an item.
    ///
    /// - Parameters:
    ///   - item: The item. If it has overlays, resolve it for an activity first.
    ///   - isDeclared: Returns whether any of the web apps accepts files by a pattern.
    package init(
        _ item: ExtensionItem, isDeclared: @escaping @Sendable (CaselessText) -> Bool
    ) {
        var content = PlainContent(item)
        content.loseHTML()
        (textAndLink, text, losses) = (content.textAndLink, content.text, content.losses)
        names = content.files.map { $0.attachment.safeFileName(for: $0.representation) }
        var files = WebFiles(isDeclared: isDeclared)
        for (place, file) in content.files.enumerated() {
            files.append(at: place, file.representation.typeIdentifier, name: names[place])
        }
        (self.content, self.files) = (content, files)
    }

    /// The loss of each file in a web app without a field that accepts it, at the position of the
    /// file.
    package var fileLosses: [Loss] {
        content.files.map { Loss(pointer: $0.pointer, reason: "no field accepts the file") }
    }
}

extension WebShareTarget {
    /// Returns the form for the content of an item.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - platform: The system, which determines the field that gets the link.
    ///   - fileCount: The maximum number of files in the form. Default: all.
    /// - Returns: The form.
    package func form(
        of content: WebContent, on platform: Platform, fileCount: Int = .max
    ) -> Form {
        var form = Form()
        func add(_ name: String?, _ value: String?) {
            if let name, let value { form.fields.append(.init(name: name, value: value)) }
        }
        let sendsURL = hasURLField(on: platform)
        add(titleField, content.content.title)
        add(textField, sendsURL ? content.text : content.textAndLink)
        add(urlField, sendsURL ? content.content.link : nil)
        for place in accepted(of: content.files).prefix(fileCount) {
            let (file, name) = (content.content.files[place], content.names[place])
            let type = file.representation.typeIdentifier
            guard let field = field(for: type, fileName: name) ?? field(for: type) else { continue }
            form.files.append(
                Form.File(
                    field: field.name, name: name, mediaType: type.fileMediaType,
                    representation: file.representation))
        }
        return form
    }

    /// Returns the values of the item that the web app does not receive. Files are not included.
    package func losses(of content: WebContent, on platform: Platform) -> [Loss] {
        var content = content.content
        if titleField == nil, content.title != nil {
            content.lose(at: "/title", WebContent.noField)
        }
        if textField == nil {
            content.loseText(withLink: !hasURLField(on: platform), WebContent.noField)
        }
        return content.losses
    }

    /// Returns the positions of the files that no field accepts.
    package func refusedFiles(of content: WebContent) -> Positions { refused(of: content.files) }

    /// Two values: whether the web app lacks a field for titles, and whether it lacks one for text.
    package var lacksFields: [Bool] { [titleField == nil, textField == nil] }

    private func hasURLField(on platform: Platform) -> Bool {
        platform != .android && urlField != nil
    }
}
