import Essentials

extension VectorGroup {
    /// The vectors embedded in the kit: those of Schemas/conformance/v1/vectors.
    public static let embedded: [VectorGroup] = EmbeddedFile.all(in: "conformance/v1/vectors").map {
        do throws(FormError) {
            return try VectorGroup(json: Data($0.text.utf8), file: $0.path)
        } catch {
            // The kit's tests read every embedded file.
            preconditionFailure("The embedded vectors break their schema: \(error)")
        }
    }

    /// The embedded vectors, their schemas and the implementer's guide, each with its path below
    /// Schemas/conformance.
    package static var files: [(path: String, text: String)] {
        EmbeddedFile.all(in: "conformance").map { (path: $0.path, text: $0.text) }
    }

    /// Reads the vectors of a folder: every file whose name ends in `.json`.
    ///
    /// - Parameter folder: The path of the folder.
    /// - Returns: The groups, in the order of the file names.
    /// - Throws: ``FormError`` if a file cannot be read or breaks the schema, or if the folder has
    ///   no vectors.
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
            throw FormError(folder, "there are no vectors in this folder")
        }
        return groups
    }
}
