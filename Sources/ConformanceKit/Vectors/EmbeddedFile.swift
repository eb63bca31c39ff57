internal import ConformanceFiles

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

    /// Returns the files of one folder, with paths relative to it.
    package static func all(in folder: String) -> [EmbeddedFile] {
        all.filter { $0.path.hasPrefix(folder + "/") }
            .map { EmbeddedFile(path: String($0.path.dropFirst(folder.count + 1)), text: $0.text) }
    }
}
