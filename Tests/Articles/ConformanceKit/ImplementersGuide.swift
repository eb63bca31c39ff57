import ConformanceKit
import Foundation
import Testing
import XExtensionItem

private struct MyItem {
    var url: String
    var title: String?

    init(url: String, title: String? = nil) {
        (self.url, self.title) = (url, title)
    }

    func encoded() throws -> Data { Data() }
}

// snippet 2

private struct EncoderTests {
    // snippet 4
}

private enum Guide {
    // snippet 1

    static func conforms() async throws {
        // snippet 3
    }

    static func compare(_ runner: Runner, _ groups: [VectorGroup]) async throws {
        // snippet 5
    }
}
