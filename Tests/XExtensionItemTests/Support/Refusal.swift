import Testing
import XExtensionItem

/// The reasons why writing refuses an item: the id and the pointer of each finding; nil for one
/// that is written.
func refusal(_ write: () throws -> some Any) throws -> [String]? {
    do {
        _ = try write()
        return nil
    } catch let error as PayloadError {
        return error.findings.map { "\($0.code.rawValue) \($0.pointer)" }
    }
}
