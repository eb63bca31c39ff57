import TestSupport
import Testing

@testable import UniformTypes

/// The invariants of the table.
struct TypeCatalogTests {
    let declarations = TypeCatalog.shared.declarations

    @Test func everyRowIsRead() {
        let rows = TypeRows.all.flatMap { $0.split(separator: "\n") }
        #expect(declarations.count == rows.count)
        #expect(declarations.count == 245)
        #expect(TypeDeclaration(row: "a b | c") == nil)
        #expect(TypeDeclaration(row: "| c") == nil)
        #expect(TypeDeclaration(row: "a | b | c | d | e") == nil)
    }

    @Test func everyTypeIsDeclaredOnce() {
        #expect(Set(declarations.map(\.identifier)).count == declarations.count)
    }

    @Test func everyParentIsDeclared() {
        let known = Set(declarations.map(\.identifier))
        for declaration in declarations {
            #expect(declaration.parents.allSatisfy(known.contains), "\(declaration.identifier)")
            #expect(Set(declaration.parents).count == declaration.parents.count)
        }
    }

    @Test func noTypeConformsToItselfThroughOthers() {
        for type in declarations.map(\.identifier) {
            #expect(!type.supertypes.contains(type), "\(type)")
            #expect(Set(type.supertypes).count == type.supertypes.count, "\(type)")
        }
    }

    @Test func conformanceIsTransitive() {
        for type in declarations.map(\.identifier) {
            for parent in type.supertypes {
                #expect(parent.supertypes.allSatisfy(type.supertypes.contains), "\(type) \(parent)")
            }
        }
    }

    @Test func cyclesTerminate() {
        let catalog = TypeCatalog(rows: ["a.a | a.b\na.b | a.c\na.c | a.a"])
        #expect(catalog.supertypes(of: "a.a") == ["a.b", "a.c", "a.a"])
    }

    @Test func identifiersExtensionsAndMediaTypesAreWellFormed() {
        for declaration in declarations {
            #expect(ReverseDNSName.matches(declaration.identifier.rawValue))
            for name in declaration.filenameExtensions {
                #expect(name == name.lowercased() && !name.contains("."), "\(name)")
            }
            #expect(declaration.mediaTypes.allSatisfy(MediaTypes.isWellFormed))
        }
    }

    @Test func everyExtensionAndMediaTypeIsFound() {
        for declaration in declarations {
            for name in declaration.filenameExtensions {
                let found = TypeIdentifier(filenameExtension: name)
                #expect(found?.filenameExtensions.contains(name) == true, "\(name)")
            }
            for name in declaration.mediaTypes {
                #expect(TypeIdentifier(rawValue: name).mediaTypes.contains(name), "\(name)")
            }
        }
    }

    @Test func appendixBIsPartOfTheTable() throws {
        let rows = try Repository.appendixB()
        for (mediaType, type) in rows {
            let type = TypeIdentifier(rawValue: type)
            #expect(TypeCatalog.shared.declaration(of: type)?.identifier == type)
            #expect(type.mediaTypes.contains(mediaType), "\(type)")
            let found = TypeCatalog.shared.declaration(of: .init(rawValue: mediaType))
            #expect(found?.identifier == type)
        }
        for type in Set(rows.values) {
            let preferred = TypeIdentifier(rawValue: type).preferredMediaType ?? ""
            #expect(rows[preferred] == type, "\(type) prefers \(preferred)")
        }
    }
}
