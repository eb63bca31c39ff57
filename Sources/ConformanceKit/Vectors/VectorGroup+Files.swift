#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension VectorGroup {
    /// The vectors that travel inside the kit: those of Schemas/conformance/v1/vectors.
    ///
    /// - Throws: what is wrong with them, which a test rules out.
    public static func embedded() throws(FormFault) -> [VectorGroup] {
        var groups: [VectorGroup] = []
        for file in EmbeddedFile.all(in: "conformance/v1/vectors") {
            groups.append(try VectorGroup(json: Data(file.text.utf8), file: file.path))
        }
        return groups
    }

    /// The vectors that travel inside the kit, their schemas and the guide; each with its path in
    /// Schemas/conformance.
    public static var files: [(path: String, text: String)] {
        EmbeddedFile.all(in: "conformance").map { (path: $0.path, text: $0.text) }
    }

    /// Reads the vectors of a folder: each file in it whose name ends in `.json`.
    ///
    /// - Parameter folder: the path.
    /// - Returns: the groups, in the order of the names of their files.
    /// - Throws: what cannot be read or understood; a folder without vectors is a fault too.
    public static func read(folder: String) throws(FormFault) -> [VectorGroup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var groups: [VectorGroup] = []
        for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
            guard let text = FileManager.default.contents(atPath: folder + "/" + name) else {
                throw FormFault(folder + "/" + name, "cannot be read")
            }
            groups.append(try VectorGroup(json: text, file: name))
        }
        guard !groups.isEmpty else {
            throw FormFault(folder, "there are no vectors in this folder")
        }
        return groups
    }
}
