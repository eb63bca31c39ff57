/// The declaration of one type. The preferred extension and the preferred media type come first.
package struct TypeDeclaration: Hashable, Sendable {
    package let identifier: TypeIdentifier
    package let parents: [TypeIdentifier]
    package let filenameExtensions: [String]
    package let mediaTypes: [String]

    package init(
        identifier: TypeIdentifier, parents: [TypeIdentifier] = [],
        filenameExtensions: [String] = [], mediaTypes: [String] = []
    ) {
        self.identifier = identifier
        self.parents = parents
        self.filenameExtensions = filenameExtensions
        self.mediaTypes = mediaTypes
    }

    /// Parses a row: up to four columns of words, separated by bars. Returns nil if the row is
    /// malformed.
    init?(row: Substring) {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
        guard columns.count <= 4, columns[0].count == 1 else { return nil }
        func column(_ number: Int) -> [String] { number < columns.count ? columns[number] : [] }
        identifier = TypeIdentifier(rawValue: columns[0][0])
        parents = column(1).map(TypeIdentifier.init(rawValue:))
        filenameExtensions = column(2)
        mediaTypes = column(3)
    }
}
