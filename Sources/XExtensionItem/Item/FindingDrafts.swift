/// The findings of one reading, before their locations are known. Findings that would exceed the
/// maximum number to report are dropped.
struct FindingDrafts {
    /// The maximum number of findings to report; errors take precedence; clause 21.1.8.
    private static let maximumCount = 1_000

    private struct Draft {
        let code: Finding.Code
        let node: WireNode
        let message: String
    }

    private let isAllowed: ((Finding.Code, WireNode) -> Bool)?
    private var errors: [Draft] = []
    private var others: [Draft] = []

    init(unless isAllowed: ((Finding.Code, WireNode) -> Bool)? = nil) {
        self.isAllowed = isAllowed
    }

    var hasError: Bool { !errors.isEmpty }

    /// The number of further findings, other than errors, that can be reported; `Int.max` if
    /// `isAllowed` is not nil, because that closure may ignore any of them.
    var room: Int {
        isAllowed == nil ? max(0, Self.maximumCount - errors.count - others.count) : .max
    }

    mutating func add(_ code: Finding.Code, _ node: WireNode, _ message: () -> String) {
        if let isAllowed, isAllowed(code, node) { return }
        if FindingCatalog.isError(code) {
            guard errors.count < Self.maximumCount else { return }
            errors.append(Draft(code: code, node: node, message: message()))
        } else if others.count < Self.maximumCount {
            others.append(Draft(code: code, node: node, message: message()))
        }
    }

    func findings(in document: WireDocument) -> [Finding] {
        guard !(errors.isEmpty && others.isEmpty) else { return [] }
        var byteCount = WireDocument.pointerByteCount
        var findings = Self.findings(errors, in: document, pointers: &byteCount)
        let rest = others.prefix(Self.maximumCount - errors.count)
        findings += Self.findings(Array(rest), in: document, pointers: &byteCount)
        return findings.inDocumentOrder
    }

    /// Returns the findings whose pointers together fit into `byteCount` bytes, and subtracts the
    /// size of those pointers from `byteCount`.
    private static func findings(
        _ drafts: [Draft], in document: WireDocument, pointers byteCount: inout Int
    ) -> [Finding] {
        let places = document.places(of: drafts.map(\.node), pointerByteCount: byteCount)
        byteCount -= places.values.reduce(0) { $0 + $1.pointer.utf8.count }
        return drafts.compactMap { draft in
            places[draft.node].map {
                Finding(
                    code: draft.code, pointer: $0.pointer, location: $0.location,
                    message: draft.message)
            }
        }
    }
}

extension [Finding] {
    /// The order of findings with the same location does not change, because sorting is stable.
    var inDocumentOrder: [Finding] {
        sorted { ($0.location?.offset ?? 0) < ($1.location?.offset ?? 0) }
    }
}
