import Foundation
import TestSupport
import XExtensionItem

extension Repository {
    /// The names of the example payloads, without their folder.
    static let payloads: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "Examples/Payloads").path)
        return (files ?? []).filter { $0.contains(".xitem.") }.sorted()
    }()

    static func payload(_ name: String) throws -> Data {
        try data("Examples/Payloads/" + name)
    }
}
