import UniformTypes
import WireFormat
public import XExtensionItem

extension WebShareTarget {
    /// The form with shared content that a browser sends to an installed web app.
    public struct Form: Hashable, Sendable {
        /// A field with text.
        public struct Field: Hashable, Sendable {
            /// The name of the field, from the manifest.
            public var name: String
            /// The text.
            public var value: String

            /// Creates a field.
            public init(name: String, value: String) {
                self.name = name
                self.value = value
            }
        }

        /// A field with a file.
        public struct File: Hashable, Sendable {
            /// The name of the field, from the manifest.
            public var field: String
            /// The name of the file.
            public var name: String
            /// The media type.
            public var mediaType: String
            /// The bytes and their type.
            public var representation: Representation

            /// Creates a field with a file.
            public init(
                field: String, name: String, mediaType: String, representation: Representation
            ) {
                self.field = field
                self.name = name
                self.mediaType = mediaType
                self.representation = representation
            }
        }

        /// The fields with text, in the order title, text, URL.
        public var fields: [Field] = []
        /// The fields with files, in the order of the attachments.
        public var files: [File] = []

        /// Creates an empty form.
        public init() {}

        /// Returns the value of a field, or nil if the form lacks the field.
        public subscript(name: String) -> String? {
            fields.first { $0.name.isIdentical(to: name) }?.value
        }
    }

    /// Returns the form that the web app gets for an item, and the values of the item that the form
    /// does not contain.
    ///
    /// - Parameters:
    ///   - item: The item. If it has overlays, resolve it for an activity first.
    ///   - platform: The system, which determines the field that gets the link. Default: Android.
    /// - Returns: The form, and the losses with pointers into the item.
    public func form(
        for item: ExtensionItem, on platform: Platform = .android
    ) -> (form: Form, losses: [Loss]) {
        let content = WebContent(item, isDeclared: isDeclared)
        let all = content.fileLosses
        let losses = losses(of: content, on: platform)
        return (
            form(of: content, on: platform),
            losses + refusedFiles(of: content).all.map { all[$0] }
        )
    }
}

extension ExtensionItem {
    /// Creates an item from a form that a web app received.
    ///
    /// Returns nil if the form has neither text nor a file.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - target: The target, whose manifest names the fields.
    ///   - platform: The system of the sender, which determines the field that has the link.
    ///     Default: Android.
    public init?(
        form: WebShareTarget.Form, of target: WebShareTarget,
        on platform: WebShareTarget.Platform = .android
    ) {
        func value(_ name: String?) -> String? { name.flatMap { form[$0] } }
        let isInText = platform == .android || target.urlField == nil
        self.init(
            title: value(target.titleField), text: value(target.textField),
            link: value(target.urlField), findsLink: isInText, html: nil,
            files: form.files.map {
                ExtensionItem.Attachment(
                    representations: [$0.representation], suggestedName: $0.name)
            })
    }
}
