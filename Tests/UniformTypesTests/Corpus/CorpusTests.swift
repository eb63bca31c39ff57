import TestSupport
import Testing
import UniformTypes

/// Compares the table with third-party lists of the types that macOS declares.
@Suite(.enabled(if: Repository.hasCorpus()))
struct CorpusTests {
    @Test func conformanceMatchesTheCorpus() throws {
        let corpus = try Declarations()
        let common = TypeIdentifier.known.filter { corpus.rows[$0] != nil }
        #expect(common.count >= 200)
        for type in common {
            #expect(Set(type.supertypes) == corpus.closure(of: type), "\(type)")
        }
    }

    @Test func conformanceMatchesMacOS() throws {
        let known = Set(TypeIdentifier.known)
        let trees = try Declarations.trees().filter { known.contains($0.key) && !$0.value.isEmpty }
        #expect(trees.count >= 120)
        for (type, tree) in trees where Difference.trees[type] == nil {
            #expect(Set(type.supertypes).union([type]) == tree, "\(type)")
        }
        for type in Difference.trees.keys {
            let tree = try #require(trees[type])
            #expect(Set(type.supertypes).isStrictSuperset(of: tree.subtracting([type])), "\(type)")
        }
    }

    @Test func extensionsMatchTheCorpus() throws {
        for (type, row) in try Declarations().rows where TypeIdentifier.known.contains(type) {
            #expect(type.filenameExtensions == row.filenameExtensions, "\(type)")
        }
    }

    @Test func mediaTypesMatchTheCorpusExceptListedOnes() throws {
        let rows = try Declarations().rows
        for type in TypeIdentifier.known {
            guard let row = rows[type] else { continue }
            let ours = Set(type.mediaTypes)
            let theirs = Set(row.mediaTypes)
            let difference = Difference.mediaTypes[type] ?? .init()
            #expect(ours.subtracting(theirs) == difference.added, "\(type)")
            #expect(theirs.subtracting(ours) == difference.left, "\(type)")
            let preferred = difference.preferred ?? row.mediaTypes.first ?? type.preferredMediaType
            #expect(type.preferredMediaType == preferred, "\(type)")
        }
    }

    @Test func extensionsHaveTheSameTypeAsOnMacOS() throws {
        let known = Set(TypeIdentifier.known)
        let rows = try Declarations.extensions().filter { known.contains($0.type) }
        #expect(rows.count >= 200)
        for (name, type, preferred) in rows {
            let preferred = Difference.preferredExtensions[type] ?? preferred
            #expect(TypeIdentifier(filenameExtension: name) == type, "\(name)")
            #expect(type.preferredFilenameExtension == preferred, "\(type)")
        }
    }
}
