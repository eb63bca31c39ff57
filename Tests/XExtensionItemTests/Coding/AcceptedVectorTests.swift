import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The fast check accepts most valid payloads of the conformance kit and the examples, and no other
/// payloads.
struct AcceptedVectorTests {
    private struct Group: Decodable {
        var vectors: [Vector]
    }

    private struct Vector: Decodable {
        struct Input: Decodable {
            var text, base64: String?

            var bytes: Data? {
                text.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) }
            }
        }

        struct Mark: Decodable {}

        var id: String
        var kind: String
        var input: Input?
        var findings: [Mark]?
        var error: Mark?
        var notices: [Mark]?
    }

    private static let vectors: [Vector] = {
        let folder = Repository.folder.appending(path: "Schemas/conformance/v1/vectors")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).compactMap { try? Data(contentsOf: $0) }
            .compactMap { try? JSONDecoder().decode(Group.self, from: $0) }.flatMap(\.vectors)
    }()

    /// The number of documents in an encoding without findings and notices, and the numbers that
    /// the fast check accepted when checking findings only, and when checking notices too.
    private struct Count {
        var (clean, found, noticed) = (0, 0, 0)

        mutating func add(_ accepted: (findings: Bool, notices: Bool)) {
            clean += 1
            found += accepted.findings ? 1 : 0
            noticed += accepted.notices ? 1 : 0
        }

        var isEnough: Bool { min(found, noticed) * 100 >= clean * 95 && clean > 0 }
    }

    /// Checks each document in every encoding that can represent it.
    private func counts(_ documents: [(name: String, bytes: Data)]) -> [WireEncoding: Count] {
        var counts: [WireEncoding: Count] = [:]
        for (name, bytes) in documents {
            var forms = [bytes]
            if let document = try? WireDocument(bytes) {
                for encoding in WireEncoding.all where encoding != document.encoding {
                    if let other = try? document.encoded(as: encoding) { forms.append(other) }
                }
            }
            for form in forms {
                let payload = CheckedPayload(form)
                let accepted = payload.check(name)
                guard payload.isClean, let encoding = (try? WireDocument(form))?.encoding else {
                    continue
                }
                counts[encoding, default: Count()].add(accepted)
            }
        }
        return counts
    }

    @Test func cleanVectorsRarelyReachTheReader() {
        let documents = Self.vectors.compactMap { vector in
            vector.input?.bytes.map { (vector.id, $0) }
        }.filter { $0.1.count < 64 << 10 }
        #expect(documents.count > 1_400)
        let tried = stride(from: 0, to: documents.count, by: TestExtent.step(14))
        let counts = counts(tried.map { documents[$0] })
        #expect(counts.count == 3)
        for (encoding, count) in counts {
            #expect(count.clean >= 300 / TestExtent.step(14), "\(encoding)")
            #expect(count.isEnough, "\(encoding): \(count)")
        }
    }

    @Test func examplePayloadsNeverReachTheReader() throws {
        let documents = try Repository.payloads.map { ($0, try Repository.payload($0)) }
        for (encoding, count) in counts(documents) {
            #expect(count.isEnough, "\(encoding): \(count)")
        }
    }

    /// The conformance kit, not this library's reader, states which vectors have findings or
    /// notices.
    @Test func vectorsWithFindingsOrNoticesAreNeverAccepted() {
        var reading = ExtensionItem.Reading.strict
        reading.limits = .guaranteed
        var checked = 0
        // A JSON-only reader refuses other encodings; this library reads them. A payload that is
        // not accepted without notices is not accepted with them either.
        for vector in Self.vectors where !vector.id.hasPrefix("json.recognition.xml") {
            guard ["invalid", "notices"].contains(vector.kind) else { continue }
            guard let bytes = vector.input?.bytes else { continue }
            let isWrong = vector.error != nil || vector.findings?.isEmpty == false
            guard isWrong || vector.notices?.isEmpty == false else { continue }
            let result = ExtensionItem.validation(of: bytes, reading, withNotices: !isWrong)
            #expect(!result.isAccepted, "\(vector.id)")
            checked += 1
        }
        #expect(checked > 600)
    }
}
