import ConformanceKit

/// The source of vectors: a folder, or the tool itself.
struct VectorSource {
    let folder: String?

    func groups() throws(CommandError) -> [VectorGroup] {
        do throws(FormError) {
            guard let folder else { return try VectorGroup.embedded() }
            return try VectorGroup.read(folder: folder)
        } catch {
            throw CommandError(status: .unreadableInput, message: error.description)
        }
    }
}
