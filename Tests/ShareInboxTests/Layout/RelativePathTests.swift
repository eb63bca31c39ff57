import Testing

@testable import ShareInbox

struct RelativePathTests {
    @Test(arguments: [
        ("/a/b/c", "/a/b", "c"), ("/a/x", "/a/b/c", "../../x"), ("/x", "/a", "../x"),
        ("/a/b", "/a/b", ""), ("/a/bc", "/a/b", "../bc"), ("/", "/a", ".."),
    ])
    func pathIsRelativeToFolder(_ path: String, _ folder: String, _ expected: String) {
        #expect(RelativePath.text(of: path, from: folder) == expected)
    }

    @Test func normalizesPaths() {
        #expect(RelativePath.normalized("/a/./b//../c/") == "/a/c")
        #expect(RelativePath.normalized("/../a") == "/a")
    }
}
