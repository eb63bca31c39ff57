import Testing
import WireFormat

struct JSONPointerTests {
    @Test(arguments: [
        ("", "/"), ("a", "/a"), ("a/b", "/a~1b"), ("m~n", "/m~0n"), ("~1", "/~01"),
        ("/\u{338}", "/~1\u{338}"),
        (" ", "/ "), ("k\"l", "/k\"l"), ("$", "/$"),
    ])
    func stepsEscapeTildesAndSlashes(_ key: String, _ expected: String) {
        #expect(Array(JSONPointer.step(key).utf8) == Array(expected.utf8))
    }
}
