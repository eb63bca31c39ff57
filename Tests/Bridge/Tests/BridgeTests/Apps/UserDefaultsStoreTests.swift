import AppLinks
import AppsOnStandIns
import Foundation
import Testing
import XExtensionItem

/// Each test has a key of its own in the defaults of the test program, and removes it.
///
/// The tests are serialized, because Foundation on Linux can lose a value that is set concurrently.
@Suite(.serialized)
final class UserDefaultsStoreTests: Sendable {
    private let store = UserDefaultsStore(key: "test-\(UUID().uuidString)")

    deinit { UserDefaults.standard.removeObject(forKey: store.key) }

    @Test func defaultsRoundTrip() throws {
        #expect(try store.load() == DefaultApps())
        var defaults = DefaultApps()
        defaults["maps"] = DefaultApps.Choice(app: "atlas", knownApps: ["atlas", "globe"])
        try store.save(defaults)
        #expect(try store.load() == defaults)
        #expect(try UserDefaultsStore(key: store.key + "-other").load() == DefaultApps())
    }

    @Test func otherValuesAreErrors() {
        UserDefaults.standard.set(Data("no JSON".utf8), forKey: store.key)
        #expect(throws: PayloadError.self) { try self.store.load() }
    }

    /// Two stores with the same key share their value.
    @Test func updatesInOneProcessAreSerialized() throws {
        let key = store.key
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            try? UserDefaultsStore(key: key).update { $0["type-\(number)"] = .init(app: "a") }
        }
        #expect(try Set(store.load().types) == Set((0..<40).map { "type-\($0)" }))
    }
}
