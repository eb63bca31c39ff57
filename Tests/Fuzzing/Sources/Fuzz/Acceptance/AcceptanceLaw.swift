import Foundation
import WireFormat
import XExtensionItem

/// Validation without an item reports the same findings as strict reading of an item.
enum AcceptanceLaw {
    /// - Returns: whether the bytes are a document.
    static func check(_ bytes: Data) -> Bool {
        isClean(bytes) || (try? WireDocument(bytes)) != nil
    }

    /// Checks one payload, and returns whether it has no findings.
    private static func isClean(_ bytes: Data) -> Bool {
        let findings = ExtensionItem.findings(in: bytes)
        do throws(PayloadError) {
            _ = try ExtensionItem(decoding: bytes, reading: .strict)
            require(findings.isEmpty, "strict reading accepted an item with findings: \(findings)")
        } catch {
            require(findings == error.findings, "\(error.findings) became \(findings)")
        }
        return findings.isEmpty
    }

    /// Checks mutated payloads, and prints how many there were and how many had no findings.
    static func check(mutationsOf payloads: [Data], seed: UInt64, count: Int) throws {
        var mutations = MutatedPayloads(of: payloads, seed: seed)
        var cleanCount = 0
        for number in 1...count {
            let payload = mutations.next()
            if isClean(payload) { cleanCount += 1 }
            if number % 1_000_000 == 0 || number == count {
                print("seed \(seed): \(number) payloads, \(cleanCount) without findings")
            }
        }
    }
}
