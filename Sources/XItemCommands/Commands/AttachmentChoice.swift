import UniformTypes
import XExtensionItem

/// A choice of an attachment and one of its representations.
struct AttachmentChoice {
    enum Form {
        /// The number of the representation, counted from 1.
        case number(Int)
        case type(TypeIdentifier)
    }

    /// 0 for the main attachment, else the number of an additional attachment.
    private let attachment: Int
    let form: Form

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        let attachment = try arguments.parsed(
            "--attachment", expected: "'main' or a number from 1 on"
        ) { $0 == "main" ? 0 : Self.number($0) }
        let number = try arguments.parsed(
            "--representation", expected: "a number from 1 on", Self.number)
        let type = arguments.value("--type")
        guard number == nil || type == nil else {
            throw .usage("'--representation' and '--type' exclude each other", ExtractCommand.self)
        }
        self.attachment = attachment ?? 0
        form = type.map { .type(TypeIdentifier(rawValue: $0)) } ?? .number(number ?? 1)
    }

    private static func number(_ text: String) -> Int? {
        Int(text).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns the chosen representation.
    ///
    /// - Throws: ``CommandError`` if the item does not have it.
    func representation(in item: ExtensionItem) throws(CommandError) -> Representation {
        let attachments = item.attachments
        guard attachments.indices.contains(attachment) else {
            let count = attachments.count - 1
            throw missing("attachment \(attachment)", "the item has \(count) besides the main one")
        }
        if let taken = representation(of: attachments[attachment]) { return taken }
        switch form {
        case .number(let number):
            let count = attachments[attachment].representations.count
            throw missing("representation \(number)", "the attachment has \(count)")
        case .type(let type):
            throw CommandError(
                status: .findings,
                message: "No representation of attachment \(Self.label(attachment)) is of type "
                    + "'\(type)'; \(Self.types(of: attachments))")
        }
    }

    /// Returns the representation that the form selects; nil if the attachment does not have it.
    func representation(of attachment: Attachment) -> Representation? {
        switch form {
        case .number(let number): attachment.representations.dropFirst(number - 1).first
        case .type(let type): attachment.representation(conformingTo: type)
        }
    }

    /// Returns the types of at most twenty attachments: `main has public.url, public.html; …`.
    static func types(of attachments: [Attachment]) -> String {
        let parts = attachments.prefix(20).enumerated().map { number, attachment in
            let types = attachment.representations.prefix(20).map(\.typeIdentifier.rawValue)
            return "\(label(number)) has \(types.joined(separator: ", "))"
        }
        return (parts + (attachments.count > 20 ? ["…"] : [])).joined(separator: "; ")
    }

    /// The name of an attachment in messages: `main`, or its number.
    static func label(_ number: Int) -> String { number == 0 ? "main" : String(number) }

    private func missing(_ what: String, _ count: String) -> CommandError {
        CommandError(status: .findings, message: "There is no \(what); \(count)")
    }
}
