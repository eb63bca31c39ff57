import ConformanceKit
import Foundation
import Testing
import XExtensionItem

private enum Guide {
    // snippet 1

    struct MyItem {
        init?(described meaning: WireValue) {}
        func encoded() -> Data { Data() }
    }

    static func conforms() async throws {
        // snippet 2
    }

    static func compare(_ runner: Runner, _ groups: [VectorGroup]) async throws {
        // snippet 3
    }
}
