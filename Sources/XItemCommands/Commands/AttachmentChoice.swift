import UniformTypes
import XExtensionItem

/// A choice of an attachment and one of its representations.
struct AttachmentChoice {
    private enum Form {
        /// The number of the representation, counted from 1.
        case number(Int)
        case type(TypeIdentifier)
    }

    /// 0 for the main attachment, else the number of an additional attachment.
    private let attachment: Int
    private let form: Form

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        let attachment = try arguments.value("--attachment") ?? "main"
        let number = try arguments.value("--representation")
        let type = try arguments.value("--type")
        guard number == nil || type == nil else {
            throw .usage("'--representation' and '--type' exclude each other", ExtractCommand.self)
        }
        self.attachment =
            attachment == "main" ? 0 : try Self.number(attachment, "--attachment")
        form =
            if let type { .type(TypeIdentifier(rawValue: type)) } else {
                .number(try Self.number(number ?? "1", "--representation"))
            }
    }

    private static func number(
        _ text: String, _ option: String
    ) throws(CommandFailure) -> Int {
        guard let number = Int(text), number > 0 else {
            throw .usage("The value '\(text)' is invalid for '\(option)'", ExtractCommand.self)
        }
        return number
    }

    /// Returns the chosen representation.
    ///
    /// - Throws: ``CommandFailure`` if the item does not have it.
    func representation(in item: ExtensionItem) throws(CommandFailure) -> Representation {
        let attachments = item.attachments
        guard attachments.indices.contains(attachment) else {
            let count = attachments.count - 1
            throw missing("attachment \(attachment)", "the item has \(count) besides the main one")
        }
        let forms = attachments[attachment].representations
        switch form {
        case .number(let number):
            guard number <= forms.count else {
                throw missing("representation \(number)", "the attachment has \(forms.count)")
            }
            return forms[number - 1]
        case .type(let type):
            guard let taken = attachments[attachment].representation(conformingTo: type) else {
                throw CommandFailure(
                    status: .findings, message: "No representation is of type '\(type)'")
            }
            return taken
        }
    }

    private func missing(_ what: String, _ count: String) -> CommandFailure {
        CommandFailure(status: .findings, message: "There is no \(what); \(count)")
    }
}
