package import Essentials
import WireFormat

extension ExtensionItem {
    /// Opens every file that the item refers to, and checks its size.
    ///
    /// - Throws: `input.failed`, `file.path`, `file.byte-count`, `file.outside-folder`.
    package func checkFiles() throws(PayloadError) {
        if let fault = firstFaults(1).first { throw fault.error }
    }

    /// Returns a finding for each file of a payload folder that is missing, is not a regular file,
    /// or does not have the size that the document states; clauses 8.1.7 and 14.6.4.
    ///
    /// - Parameters:
    ///   - bytes: the document. If it cannot be read, this returns an empty array; reading the
    ///     payload reports the reason.
    ///   - folder: the payload folder.
    /// - Returns: at most 1,000 findings, with their locations in the document.
    package static func fileFindings(in bytes: Data, folder: PayloadFolder) -> [Finding] {
        var reading = ExtensionItem.Reading.lenient
        reading.isInPayloadFolder = true
        guard let item = try? ExtensionItem(decoding: bytes, reading: reading, folder: folder),
            let document = try? WireDocument(bytes)
        else { return [] }
        return item.firstFaults(1_000).map { $0.error.finding.at($0.pointer, nil) }
            .located(in: document)
    }

    private typealias FileFault = (pointer: String, error: PayloadError)

    /// Opens the files in canonical order until `limit` files have a fault.
    private func firstFaults(_ limit: Int) -> [FileFault] {
        var faults: [FileFault] = []
        forEachPart { part, pointer in
            guard faults.count < limit, case .representation(let one) = part,
                case .file(let file) = one.content
            else { return }
            do throws(PayloadError) { _ = try file.open() } catch {
                faults.append((pointer, error))
            }
        }
        return faults
    }
}
