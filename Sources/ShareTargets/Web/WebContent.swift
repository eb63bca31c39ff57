package import UniformTypes
import WireFormat
package import XExtensionItem

/// The content of an item for web apps. It is computed once and used for several web apps.
package struct WebContent: Sendable {
    fileprivate let content: PlainContent
    fileprivate let textAndLink, text: String?
    fileprivate let names: [String]
    fileprivate let files: WebFiles
    /// The values of the item that no web app receives.
    package let losses: [Loss]

    fileprivate static let noField = "the manifest has no field for this value"

    /// If the item has overlays, resolve it for an activity first. `isDeclared` returns whether the
    /// manifest of any web app lists a given pattern.
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

    /// The loss of each file for a web app that has no field for it, in the order of the files.
    package var fileLosses: [Loss] {
        content.files.map { Loss(pointer: $0.pointer, reason: "no field accepts the file") }
    }
}

extension WebShareTarget {
    /// The system determines the field that gets the link. The form has at most `fileCount` files.
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

    /// Returns the values of the item that the web app does not receive, except files.
    package func losses(of content: WebContent, on platform: Platform) -> [Loss] {
        var content = content.content
        if titleField == nil, content.title != nil {
            content.lose("/title", WebContent.noField)
        }
        if textField == nil {
            content.loseText(withLink: !hasURLField(on: platform), WebContent.noField)
        }
        return content.losses
    }

    package func refusedFiles(of content: WebContent) -> Positions { refused(of: content.files) }

    /// Whether the web app lacks a field for titles, and whether it lacks one for text.
    package var lacksFields: [Bool] { [titleField == nil, textField == nil] }

    private func hasURLField(on platform: Platform) -> Bool {
        platform != .android && urlField != nil
    }
}
