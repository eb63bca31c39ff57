internal import ConformanceFiles

/// A file of the folder Schemas as it stands in the repository; the C compiler embeds it.
package struct EmbeddedFile: Sendable {
    /// The path below Schemas, such as `v1/payload.schema.json`.
    package let path: String
    package let text: String

    /// Every file that travels inside the kit, in the order of the paths.
    package static let all: [EmbeddedFile] = {
        var all: [EmbeddedFile] = []
        var file = conformance_files()
        while let path = file?.pointee.path, let text = file?.pointee.text {
            all.append(EmbeddedFile(path: String(cString: path), text: String(cString: text)))
            file = file?.successor()
        }
        return all
    }()

    /// The files of one folder, each with its path below that folder.
    package static func all(in folder: String) -> [EmbeddedFile] {
        all.filter { $0.path.hasPrefix(folder + "/") }
            .map { EmbeddedFile(path: String($0.path.dropFirst(folder.count + 1)), text: $0.text) }
    }
}
