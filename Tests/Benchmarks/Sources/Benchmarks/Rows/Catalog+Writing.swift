import WireFormat

extension Catalog {
    /// From values in memory to bytes.
    var writing: [Row] {
        WireEncoding.all.flatMap { encoding in
            [Document.small, .meta, .photos].map { document in
                row(
                    "write", encoding, document, writingTargets(encoding, document),
                    encoded(document, encoding), against: encodedByFoundation(document, encoding))
            }
        }
    }

    private func writingTargets(_ encoding: WireEncoding, _ document: Document) -> [Target] {
        guard document == .meta else { return [] }
        switch encoding {
        case .json: return [.ratio(30)]
        case .xml: return [.ratio(8)]
        default: return [.ratio(6)]
        }
    }
}
