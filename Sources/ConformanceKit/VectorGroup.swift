internal import ConformanceFiles
package import Essentials
import WireFormat

/// The vectors for one part of the format, from one file.
public struct VectorGroup: Sendable {
    /// The short name, which is the prefix of the ids of the vectors.
    package var name: String
    package var title: String
    /// The numbers of the sections of the specification that the group tests.
    package var clauses: [String]
    /// The bugs that the flags of vectors refer to, by name.
    package var notes: [String: VectorNote]
    package var vectors: [Vector]

    /// Parses a file of vectors. Throws the first violation of the schema; the place in this error
    /// starts with `file`, the name of the file.
    package init(json text: Data, file: String) throws(FormError) {
        do throws(FormError) {
            try self.init(try FormFields(text: text))
        } catch {
            throw error.within(file)
        }
    }

    private init(_ fields: FormFields) throws(FormError) {
        name = try fields.string("group")
        title = try fields.string("title")
        clauses = try fields.optionalStrings("clauses") ?? []
        notes =
            try fields.optionalObject("notes") { notes throws(FormError) in
                try Self.notes(notes.members)
            } ?? [:]
        vectors = []
        for (position, json) in try fields.required("vectors", fields.optionalArray).enumerated() {
            do throws(FormError) {
                vectors.append(try Vector(json: json))
            } catch {
                throw json.dictionaryValue?["id"]?.stringValue == nil
                    ? error.within("vectors/\(position)") : error
            }
        }
        let count = try fields.optionalInteger("count")
        guard count == nil || count == vectors.count else {
            throw FormError("count", "expected \(vectors.count), the number of vectors")
        }
        try checkIDs()
    }

    private func checkIDs() throws(FormError) {
        var seen: Set<String> = []
        for vector in vectors {
            guard vector.id.hasPrefix(name + ".") else {
                throw FormError(vector.id, "expected an id that starts with “\(name).”")
            }
            guard seen.insert(vector.id).inserted else {
                throw FormError(vector.id, "duplicate id")
            }
            if let flag = vector.flags.first(where: { notes[$0] == nil }) {
                throw FormError(vector.id, "the flag “\(flag)” has no note")
            }
        }
    }

    private static func notes(
        _ members: WireDictionary
    ) throws(FormError) -> [String: VectorNote] {
        var notes: [String: VectorNote] = [:]
        for (flag, json) in members { notes[flag] = try VectorNote(try FormFields(json)) }
        return notes
    }
}

extension VectorNote {
    init(_ fields: FormFields) throws(FormError) {
        self.init(bug: try fields.string("bug"), effect: try fields.string("effect"))
    }
}

extension VectorGroup {
    /// The vectors embedded in the kit, from Schemas/conformance/v1/vectors. The first use parses
    /// them, which takes seconds in a debug build.
    public static let embedded = parseEmbedded { _ in true }

    /// Parses the embedded groups with certain names, and no other group.
    package static func parseEmbedded(where isIncluded: (String) -> Bool) -> [VectorGroup] {
        EmbeddedFile.all(in: "conformance/v1/vectors").compactMap { file in
            // Each file has the name of its group.
            guard isIncluded(String(file.path.prefix { $0 != "." })) else { return nil }
            do throws(FormError) {
                return try VectorGroup(json: Data(file.text.utf8), file: file.path)
            } catch {
                // This cannot happen, because the tests of the kit read every embedded file.
                preconditionFailure("The embedded vectors violate their schema: \(error)")
            }
        }
    }

    /// The embedded vectors, their schemas and the implementer's guide, each with its path below
    /// Schemas/conformance.
    package static var files: [(path: String, text: String)] {
        EmbeddedFile.all(in: "conformance").map { (path: $0.path, text: $0.text) }
    }

    /// Reads the `.json` files of a folder, in the order of their names.
    ///
    /// - Throws: ``FormError`` if a file cannot be read or violates the schema, or if the folder
    ///   has no vectors.
    package static func read(folder: String) throws(FormError) -> [VectorGroup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var groups: [VectorGroup] = []
        for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
            guard let text = FileManager.default.contents(atPath: folder + "/" + name) else {
                throw FormError(folder + "/" + name, "cannot be read")
            }
            groups.append(try VectorGroup(json: text, file: name))
        }
        guard !groups.isEmpty else {
            throw FormError(folder, "the folder has no vectors")
        }
        return groups
    }
}

/// A file of the Schemas folder, which the C compiler embeds in the kit.
package struct EmbeddedFile: Sendable {
    /// The path below Schemas, for example `v1/payload.schema.json`.
    package let path: String
    package let text: String

    /// All embedded files, sorted by path.
    package static let all: [EmbeddedFile] = {
        var all: [EmbeddedFile] = []
        var file = conformance_files()
        while let path = file?.pointee.path, let text = file?.pointee.text {
            all.append(EmbeddedFile(path: String(cString: path), text: String(cString: text)))
            file = file?.successor()
        }
        return all
    }()

    /// Returns the files in a folder and its subfolders. Their paths are relative to the folder.
    package static func all(in folder: String) -> [EmbeddedFile] {
        all.filter { $0.path.hasPrefix(folder + "/") }
            .map { EmbeddedFile(path: String($0.path.dropFirst(folder.count + 1)), text: $0.text) }
    }
}
