import FoundationEssentials
import WireFormat
import XExtensionItem

extension Catalog {
    /// From bytes to the findings of strict reading, without an item. Foundation creates its
    /// structs, without a checksum.
    var validating: [Row] {
        WireEncoding.all.flatMap { encoding in
            [Document.small, .meta].map { document in
                row(
                    "validate", encoding, document, validatingTargets(encoding, document),
                    validated(document, encoding), against: parsed(document, encoding))
            }
        }
    }

    private func validatingTargets(_ encoding: WireEncoding, _ document: Document) -> [Target] {
        switch (encoding, document) {
        // 400,000 payloads per second.
        case (.json, .small): [.ratio(10), .seconds(2.5e-6)]
        case (.json, .meta): [.ratio(13)]
        case (_, .meta): [.ratio(20)]
        default: []
        }
    }

    private func validated(_ document: Document, _ encoding: WireEncoding) -> Subject {
        .here("findings(in:)") {
            let bytes = try store.load(document, encoding)
            return {
                guard ExtensionItem.findings(in: bytes).isEmpty else {
                    throw Failure("\(document.name) has findings")
                }
                return Product { nil }
            }
        }
    }

    /// Foundation, from bytes in memory to Codable structs, which are discarded.
    func parsed(_ document: Document, _ encoding: WireEncoding) -> Subject {
        let coders = FoundationCoders(encoding: encoding)
        return .here(coders.decoderName) {
            let bytes = try store.load(document, encoding)
            return {
                if encoding == .json {
                    _ = try coders.decode(CodableItem<TaggedBytes>.self, from: bytes)
                } else {
                    _ = try coders.decode(CodableItem<Data>.self, from: bytes)
                }
                return Product { nil }
            }
        }
    }

    // MARK: Lines

    /// `validate --lines` on one core against this library on the same lines in memory, and on two
    /// cores against one core, in wall-clock time.
    var validatingLines: [Row] {
        let count = isQuick ? 20_000 : 200_000
        let targets: [Target] = [.ratio(0.8), .ratio(1.7)]
        let peers = [linesInMemory(count), lines(count, jobs: 1)]
        return [1, 2].map { jobs in
            var row = Row(
                work: "validate-lines", encoding: "json", document: "\(count), \(jobs) jobs",
                bytes: { try store.byteCount(.small, .json) * count },
                targets: [targets[jobs - 1], .anonymous(64 << 20)],
                subject: lines(count, jobs: jobs), peer: peers[jobs - 1], repetitions: 7)
            row.takesShortest = true
            return row
        }
    }

    private func lines(_ count: Int, jobs: Int) -> Subject {
        .command("\(jobs) jobs", byTheWall: true) {
            let file = try store.lines(count)
            return [
                "/bin/sh", "-c",
                "exec '\(store.tool)' validate --lines --jobs \(jobs) < '\(file)' > /dev/null",
            ]
        }
    }

    private func linesInMemory(_ count: Int) -> Subject {
        .here("findings(in:)") {
            let lines = try store.load(lines: count).split(separator: UInt8(ascii: "\n"))
            return {
                for line in lines where !ExtensionItem.findings(in: line).isEmpty {
                    throw Failure("a line has findings")
                }
                return Product { nil }
            }
        }
    }
}
