public import XExtensionItem

/// A form with shared content, as a browser sends it to an installed web app.
public struct ShareForm: Hashable, Sendable {
    /// A field with text.
    public struct Field: Hashable, Sendable {
        /// The name that the manifest gives the field.
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
        /// The name that the manifest gives the field.
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

    /// Returns the value of a field; nil if the form lacks it.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }
}
