public import Essentials
import UniformTypes
package import WireFormat

/// An installed web app that receives shared content: the member `share_target` of a web manifest
/// (W3C Web Share Target, level 2).
public struct WebShareTarget: Hashable, Sendable {
    /// A system whose share sheet offers installed web apps.
    public struct Platform: Hashable, Sendable {
        package let name: String

        /// Android, which puts a link into the field for text.
        public static let android = Platform(name: "android")
        /// A desktop system, which puts a link into the field for URLs.
        public static let desktop = Platform(name: "desktop")
    }

    struct FileField: Hashable, Sendable {
        let name: String
        /// The accepted media types, with or without wildcards, and file extensions.
        let accept: [String]
    }

    /// The maximum number of fields for files (clause 37.1.6).
    static let fieldCount = 1_024
    /// The maximum number of patterns in all these fields together.
    static let patternCount = 4_096

    /// The name of the app.
    public let name: String
    /// The names of the form's fields for title, text and URL; nil for a field that the target
    /// lacks.
    let titleField, textField, urlField: String?
    let fileFields: [FileField]
    /// For each pattern, the position of the first field that lists it.
    private let fieldsByPattern: [CaselessText: Int]
    /// Warnings about declarations that browsers ignore.
    let warnings: [Offer.Reason]

    /// Reads a web manifest. Returns nil if it has no usable `share_target`.
    ///
    /// - Throws: ``TargetError`` if the JSON is malformed or exceeds a limit.
    public init?(manifest: Data) throws(TargetError) {
        try self.init(manifest: TargetError.document(manifest))
    }

    package init?(manifest document: WireDocument) throws(TargetError) {
        let members = document.dictionary(at: .root)
        guard let target = members["share_target"]?.dictionaryValue,
            let action = target["action"]?.stringValue
        else { return nil }
        let params = target["params"]?.dictionaryValue ?? [:]
        func field(_ name: String) -> String? {
            params[name]?.stringValue.flatMap { $0.utf8.isEmpty ? nil : $0 }
        }
        name = members["name"]?.stringValue ?? members["short_name"]?.stringValue ?? action
        (titleField, textField, urlField) = (field("title"), field("text"), field("url"))
        let entries = params["files"].map { $0.arrayValue ?? [$0] } ?? []
        fileFields = entries.compactMap(FileField.init)
        try Self.check(fileFields)
        let isPosted = target["method"]?.stringValue?.lowercasedASCII == "post"
        let isMultipart = target["enctype"]?.stringValue?.lowercasedASCII == "multipart/form-data"
        // Browsers ignore a target with files unless its form is posted as multipart data.
        if !fileFields.isEmpty, !(isPosted && isMultipart) { return nil }
        var fields: [CaselessText: Int] = [:]
        for (place, field) in fileFields.enumerated() {
            for pattern in field.accept where fields[CaselessText(pattern)] == nil {
                fields[CaselessText(pattern)] = place
            }
        }
        fieldsByPattern = fields
        let lacksNames = fileFields.count < entries.count
        let lacksType = isPosted && target["enctype"] == nil
        warnings = Self.warnings(fileFields, lacksNames: lacksNames, lacksType: lacksType)
    }

    private static func check(_ fields: [FileField]) throws(TargetError) {
        let patternCount = fields.reduce(0) { $0 + $1.accept.count }
        for (count, limit, noun) in [
            (fields.count, fieldCount, "fields for files"),
            (patternCount, self.patternCount, "accepted types"),
        ] where count > limit {
            throw TargetError(
                "\(count) \(noun); at most \(limit) are allowed", code: .manifestLimit,
                pointer: "/share_target/params/files")
        }
    }

    private static func warnings(
        _ fields: [FileField], lacksNames: Bool, lacksType: Bool
    ) -> [Offer.Reason] {
        let key = "share_target/params/files"
        var messages = lacksNames ? [(key, "a file field does not have a name")] : []
        messages += fields.filter(\.accept.isEmpty).prefix(64)
            .map { (key, "“\($0.name.cut(to: 80))” accepts nothing") }
        if lacksType {
            messages.append(
                ("share_target/enctype", "the method is POST, but enctype is missing"))
        }
        return messages.map { Offer.Reason(.ignored, place: .key($0), $1) }
    }
}

extension WebShareTarget.FileField {
    /// Returns nil if the entry has no name. Empty patterns accept nothing and are omitted.
    fileprivate init?(_ value: WireValue) {
        guard let entry = value.dictionaryValue, let name = entry["name"]?.stringValue,
            !name.utf8.isEmpty
        else { return nil }
        let accept = entry["accept"]
        let patterns =
            accept?.arrayValue?.compactMap(\.stringValue) ?? accept?.stringValue.map { [$0] }
        self.init(name: name, accept: (patterns ?? []).filter { !$0.utf8.isEmpty })
    }
}

extension WebShareTarget {
    /// Returns the first field that accepts a file (clause 37.1.5). A field lists media types and
    /// file extensions. The media types are compared with those of the file's type. The file
    /// extensions are compared with the file's name. If the name is nil, they are compared with the
    /// extensions of the type.
    func field(for type: TypeIdentifier, fileName: String? = nil) -> FileField? {
        let patterns =
            fileName.map { WebPattern.media(of: type) + WebPattern.endings($0) }
            ?? WebPattern.all(of: type)
        return patterns.compactMap { fieldsByPattern[CaselessText($0)] }.min().map {
            fileFields[$0]
        }
    }

    var patterns: some Collection<CaselessText> { fieldsByPattern.keys }

    @Sendable func isDeclared(_ pattern: CaselessText) -> Bool { fieldsByPattern[pattern] != nil }

    func accepted(of files: WebFiles) -> Positions { files.accepted(by: fieldsByPattern) }

    func refused(of files: WebFiles) -> Positions {
        files.all.subtracting(accepted(of: files))
    }

    private func files(of view: SharedView) -> WebFiles {
        WebFiles(of: view, isDeclared: isDeclared)
    }

    /// Faster than ``offer(of:)``, because this does not create reasons.
    package func accepts(_ view: SharedView) -> Bool { accepts(files(of: view)) }

    private func accepts(_ files: WebFiles) -> Bool {
        guard files.all.count > 0 else { return textField != nil || urlField != nil }
        return refused(of: files).count == 0
    }

    /// All attachments decide at every stage: one file that no field accepts hides the app, and
    /// text and links need a field.
    package func offer(of view: SharedView) -> Offer { offer(of: view, files(of: view)) }

    /// `files` must be the files of the view.
    package func offer(of view: SharedView, _ files: WebFiles) -> Offer {
        guard !accepts(files) else { return .accepted(view) }
        let attachments = view.attachments
        let refused = refused(of: files)
        var reason = Offer.Reason(
            .type, place: .key("share_target/params"), "no field for text or links",
            attachments: attachments.indices, types: examples)
        if let first = refused.ranges.first?.lowerBound {
            let type = attachments[first].mediaType.cut(to: 80)
            reason.message = "no field accepts attachment \(AttachmentName.text(first)) (\(type))"
            reason.rulePlace = .key("share_target/params/files")
            reason.places = refused
        }
        return .refused(reason)
    }

    /// Types that the first patterns accept, as examples for advice.
    private var examples: [TypeIdentifier] {
        fileFields.lazy.flatMap(\.accept).prefix(Offer.Reason.typeCount)
            .compactMap { pattern in
                pattern.hasPrefix(".")
                    ? TypeIdentifier(filenameExtension: String(pattern.dropFirst()))
                    : AndroidFilter.example(pattern.lowercasedASCII)
            }
    }
}
