import Foundation
import TestSupport

/// Reads HTML with Python's `html.parser`, which is independent of this library.
enum PythonHTMLParser {
    /// A fragment as read: its text, with LF for `br`, and everything else.
    struct Fragment: Decodable {
        var text: String
        var tags: Set<String>
        var attributes: Set<String>
        var links: Set<String>
        var others: Int
        var isBalanced: Bool
    }

    /// Reads all fragments in one process.
    static func read(_ fragments: [String]) throws -> [Fragment] {
        let output = try PythonProgram.run(script, input: JSONEncoder().encode(fragments))
        return try JSONDecoder().decode([Fragment].self, from: output)
    }

    private static let script = """
        import json, sys
        from html.parser import HTMLParser

        class Reader(HTMLParser):
            def __init__(self):
                super().__init__(convert_charrefs=True)
                self.text, self.tags, self.attributes, self.links = [], set(), set(), set()
                self.others, self.open, self.isBalanced = 0, [], True
            def handle_starttag(self, tag, attributes):
                self.tags.add(tag)
                for name, value in attributes:
                    self.attributes.add(tag + " " + name)
                    if name == "href": self.links.add(value)
                if tag == "br": self.text.append("\\n")
                else: self.open.append(tag)
            def handle_endtag(self, tag):
                if not self.open or self.open.pop() != tag: self.isBalanced = False
            def handle_data(self, data): self.text.append(data)
            def handle_comment(self, data): self.others += 1
            def handle_decl(self, data): self.others += 1
            def handle_pi(self, data): self.others += 1
            def unknown_decl(self, data): self.others += 1

        results = []
        for fragment in json.load(open(sys.argv[1])):
            reader = Reader()
            reader.feed(fragment)
            reader.close()
            results.append({"text": "".join(reader.text), "tags": sorted(reader.tags),
                "attributes": sorted(reader.attributes), "links": sorted(reader.links),
                "others": reader.others, "isBalanced": reader.isBalanced and not reader.open})
        json.dump(results, open(sys.argv[2], "w"))
        """
}
