import WireFormat

extension Finding {
    /// The clause of Appendix A for the id of a finding; nil for an id that is not in the specification.
    package static func clause(of id: String) -> String? {
        FindingCatalog.entries[WireError.Code(rawValue: id)]?.clause
    }

    /// Whether a finding of this id ends the reading; clause 21.1.3.
    package static func isError(_ id: String) -> Bool {
        FindingCatalog.isError(WireError.Code(rawValue: id))
    }
}
