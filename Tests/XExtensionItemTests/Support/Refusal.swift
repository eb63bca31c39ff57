import Testing
import XExtensionItem

/// The findings with which writing an item fails, each as its id and pointer; nil if writing succeeds.
func refusal(_ write: () throws -> some Any) throws -> [String]? {
    do {
        _ = try write()
        return nil
    } catch let error as PayloadError {
        return error.findings.map { "\($0.code.rawValue) \($0.pointer)" }
    }
}
