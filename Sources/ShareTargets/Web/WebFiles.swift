package import UniformTypes

/// The files of an item, grouped by the patterns of web manifests that accept them.
///
/// Many web apps share this list. Each app finds its files by its patterns, and examines no other
/// files.
package struct WebFiles: Sendable {
    private(set) var all = Positions()
    /// For each pattern that accepts a file, the positions of these files.
    private var accepted: [CaselessText: Positions] = [:]
    private var patternsByType: [TypeIdentifier: [CaselessText]] = [:]
    private let isDeclared: @Sendable (CaselessText) -> Bool

    /// Creates an empty list. `isDeclared` returns whether the manifest of any web app lists a
    /// given pattern.
    init(isDeclared: @escaping @Sendable (CaselessText) -> Bool) {
        self.isDeclared = isDeclared
    }

    /// Lists the attachments that are files. A view has no file names, so patterns are compared
    /// only with the types.
    package init(
        of view: SharedView, isDeclared: @escaping @Sendable (CaselessText) -> Bool
    ) {
        self.init(isDeclared: isDeclared)
        for (place, attachment) in view.attachments.enumerated() where attachment.form == .file {
            append(at: place, attachment.types.first)
        }
    }

    /// Appends a file. No pattern accepts a file without a type.
    mutating func append(at place: Int, _ type: TypeIdentifier?, name: String? = nil) {
        all.append(place)
        guard let type else { return }
        for pattern in patterns(of: type) { accepted[pattern, default: .init()].append(place) }
        for pattern in name.map(WebPattern.endings)?.map(CaselessText.init) ?? []
        // The file may already be in this list, because its type has the same extension.
        where isDeclared(pattern) && accepted[pattern]?.last != place {
            accepted[pattern, default: .init()].append(place)
        }
    }

    private mutating func patterns(of type: TypeIdentifier) -> [CaselessText] {
        if let known = patternsByType[type] { return known }
        let patterns = Set(WebPattern.all(of: type).map(CaselessText.init)).filter(isDeclared)
        patternsByType[type] = Array(patterns)
        return Array(patterns)
    }

    /// Returns the positions of the files that one web app accepts. The keys of `patterns` are the
    /// patterns of the app; the values are not used.
    func accepted(by patterns: [CaselessText: Int]) -> Positions {
        // Look up each pattern of the smaller dictionary in the larger one.
        let found =
            patterns.count < accepted.count
            ? patterns.keys.compactMap { accepted[$0] }
            : accepted.filter { patterns[$0.key] != nil }.map(\.value)
        return Positions(union: found)
    }
}

/// The patterns of a web manifest that accept a file: media types, with or without wildcards, and
/// file extensions (clause 37.1.5).
enum WebPattern {
    static func all(of type: TypeIdentifier) -> [String] {
        media(of: type) + type.filenameExtensions.map { "." + $0 }
    }

    static func media(of type: TypeIdentifier) -> [String] {
        let mediaTypes = [type.fileMediaType] + type.mediaTypes
        let families = mediaTypes.map { type in String(type.prefix { $0 != "/" }) + "/*" }
        return ["*/*"] + mediaTypes + families
    }

    /// Returns the suffixes that start with a dot. A name has at most 255 bytes, which bounds the
    /// size of the result.
    static func endings(_ name: String) -> [String] {
        name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: ".") }.map { start in
            String(decoding: name.utf8[start...], as: UTF8.self)
        }
    }
}
