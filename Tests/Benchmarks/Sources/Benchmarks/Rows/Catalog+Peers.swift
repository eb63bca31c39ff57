import WireFormat

extension Catalog {
    /// The fastest libraries of other languages. The time of libplist includes a walk over the
    /// values, the time of the Python modules only the creation of their objects. This library does
    /// the same work as its peer in each row.
    var others: [Row] {
        python + libplist
    }

    private var python: [Row] {
        guard let peer = peers.python else { return [] }
        func asked(_ work: String, _ document: Document) -> Subject {
            self.asked(peer, work, document, .json)
        }
        let reading = [Document.meta, .photos].map { document in
            row(
                "read", .json, document, document == .meta ? [.ratio(1)] : [],
                made(document, .json), against: asked("msgspec-read", document))
        }
        let untyped = row(
            "open", .json, .meta, [], opened(.meta, .json, checksBase64: false),
            against: asked("orjson-read", .meta))
        let targets = [("msgspec-write", [Target.ratio(1.1)]), ("orjson-write", [])]
        let writing = targets.map { work, targets in
            row("write", .json, .meta, targets, encoded(.meta, .json), against: asked(work, .meta))
        }
        return reading + [untyped] + writing
    }

    private var libplist: [Row] {
        guard let peer = peers.libplist else { return [] }
        return [WireEncoding.xml, .binary].flatMap { encoding in
            [Document.meta, .photos].flatMap { document in
                [
                    row(
                        "read", encoding, document, [], typed(document, encoding),
                        against: asked(peer, "libplist-read", document, encoding)),
                    row(
                        "write", encoding, document, [], encoded(document, encoding),
                        against: asked(peer, "libplist-write", document, encoding)),
                ]
            }
        }
    }

    private func asked(
        _ peer: PeerProgram, _ work: String, _ document: Document, _ encoding: WireEncoding
    ) -> Subject {
        Subject(name: String(work.prefix { $0 != "-" }), isInProcess: false) {
            peer.contestant(work, try store.path(of: document, encoding))
        }
    }
}
