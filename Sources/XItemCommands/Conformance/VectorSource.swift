import ConformanceKit

/// The source of vectors: a folder, or the tool itself.
struct VectorSource {
    let folder: String?

    func groups() throws(CommandError) -> [VectorGroup] {
        guard let folder else { return VectorGroup.embedded }
        do throws(FormError) {
            return try VectorGroup.read(folder: folder)
        } catch {
            throw CommandError(status: .unreadableInput, message: error.description)
        }
    }
}
