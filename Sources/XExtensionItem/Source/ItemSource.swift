#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an app fills in and hands to a share sheet; it becomes an ``ExtensionItem``.
///
///     var source = ItemSource(url: url)
///     source[.mail].title = "A longer title, for mail"
///     let item = try await source.item(resolving: [.mail])
///
/// Attachments and thumbnail may be made later, when the activity is known.
public struct ItemSource: Sendable {
    /// What is shared; its type alone decides which activities are offered.
    public var mainAttachment: ItemProvider
    /// Further things that go with it, in order.
    public var additionalAttachments: [ItemProvider] = []
    /// One line of plain text that names what is shared.
    public var title: String?
    /// Styled text that goes with it.
    public var contentText: AttributedText?
    /// A small image that stands for it.
    public var thumbnail: ThumbnailProvider?
    /// Key words, in order.
    public var tags: [String] = []
    /// Where the content comes from.
    public var sourceURL: URL?
    /// The app that shares.
    public var referrer: Referrer?
    /// Activities that shall not be offered.
    public var excludedActivities: [ActivityType] = []
    /// The app's own values.
    public var userInfo = WireDictionary()
    /// What single receivers ask for; see ``setParameters(_:)``.
    public private(set) var parameters = Parameters()
    private var parameterTypes: [String: String] = [:]
    var presentations: [ActivityType: Presentation] = [:]

    /// Makes a source that shares what a provider gives.
    public init(_ mainAttachment: ItemProvider) {
        self.mainAttachment = mainAttachment
    }

    /// Makes a source that shares an attachment.
    public init(_ mainAttachment: Attachment) {
        self.init(ItemProvider(mainAttachment))
    }

    /// Makes a source that shares a URL, or, when it is that of a file, the file: it is opened when the
    /// item is made.
    public init(url: URL) {
        self.init(Attachment.url(url))
    }

    /// Makes a source that shares a file, which is opened at once; see ``Attachment/file(at:type:)``.
    ///
    /// - Throws: `file.path` for a URL that is none of a file, and for a file that cannot be opened or
    ///   is no regular one.
    public init(file url: URL) throws(WireError) {
        self.init(try Attachment.file(at: url))
    }

    /// Makes a source that shares a plain text.
    public init(text: String) {
        self.init(Attachment.text(text))
    }

    /// Makes a source that shares bytes of a type.
    public init(data: Data, type: TypeIdentifier, suggestedName: String? = nil) {
        self.init(Attachment.data(data, type: type, suggestedName: suggestedName))
    }

    /// What one activity gets in place of the general values: nil inherits, an empty value removes.
    public subscript(activity: ActivityType) -> Presentation {
        get { presentations[activity] ?? Presentation() }
        _modify {
            // Taken out while it is changed, so that it is no copy.
            var presentation = presentations.removeValue(forKey: activity) ?? Presentation()
            defer { presentations[activity] = presentation.isEmpty ? nil : presentation }
            yield &presentation
        }
    }

    /// Writes a value's parameters under its namespace; keys it does not know are kept.
    ///
    /// - Throws: ``ParameterNamespaceError`` for an invalid namespace, or one that a value of another
    ///   type has used, and what the type throws; nothing is changed then.
    public mutating func setParameters<Value: ParameterNamespace>(_ value: Value) throws {
        let type = String(reflecting: Value.self)
        if let other = parameterTypes[Value.namespace], other != type {
            throw ParameterNamespaceError(
                namespace: Value.namespace, type: type, reason: .usedBy(type: other))
        }
        try parameters.set(value)
        parameterTypes[Value.namespace] = type
    }
}
