/// A finding that stays in the values of an item that was read, identified by its code and the name
/// or value it concerns, wherever that stands.
struct ValueFinding: Hashable {
    private let code: Finding.Code
    private let isName: Bool
    private let digest: Int

    /// Creates a finding, or nil if reading sets aside or drops the value of such a finding.
    init?(_ code: Finding.Code, _ node: WireNode, of document: WireDocument) {
        guard FindingCatalog.isKept(code) else { return nil }
        self.code = code
        if let name = document.key(at: node) {
            isName = true
            var hasher = Hasher()
            hasher.combine(bytesOf: name)
            digest = hasher.finalize()
        } else {
            isName = false
            guard let value = document.value(at: node), let found = Self.digest(of: value) else {
                return nil
            }
            digest = found
        }
    }

    /// Returns a digest of a value as a draft writes it.
    private static func digest(of value: WireValue) -> Int? {
        var hasher = Hasher()
        var writer = WireWriter(
            .json, drain: { piece in piece.withUnsafeBytes { hasher.combine(bytes: $0) } },
            purpose: .draft)
        do throws(WireFault) {
            try writer.value(value)
            _ = try writer.finish()
        } catch {
            return nil
        }
        return hasher.finalize()
    }
}

extension ReadPayload {
    /// The number of times each finding occurs in the values of the item as it was read.
    var valueFindings: [ValueFinding: Int] {
        guard let document = try? WireDocument(opening: bytes, limits: reading.limits)
        else { return [:] }
        var reader = ItemReader(document, reading) { _, _ in true }
        return reader.item().map { ItemDraft.valueFindings(in: $0.withoutSetAside) } ?? [:]
    }
}
