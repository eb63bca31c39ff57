import Testing

/// Work on an app catalog grows linearly with the catalog.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct CatalogGrowthTests {
    @Test func openingLinksGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(CatalogShapes.all, CatalogOperations.choosing)
        }
    }

    @Test func choosingAnAppGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                CatalogShapes.all + CatalogShapes.otherFormats, CatalogOperations.resolving)
        }
    }

    @Test func checkingAndConvertingCatalogsGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(CatalogShapes.all, CatalogOperations.others)
        }
    }

    @Test func catalogsOfOtherFormatsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                CatalogShapes.otherFormats, CatalogOperations.choosing + CatalogOperations.others)
        }
    }

    @Test func convertingToOtherFormatsGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                CatalogShapes.all + CatalogShapes.otherFormats, CatalogOperations.converting)
        }
    }

    @Test func requestsAndHandlersGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check([Shape("values", count: 200) { $0 }], CatalogOperations.ofLibrary)
        }
    }

    @Test func readingManyCatalogsGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(CatalogShapes.folders, CatalogOperations.folders)
        }
    }
}
