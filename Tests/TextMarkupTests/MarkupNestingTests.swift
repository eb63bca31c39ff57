import Testing
import XExtensionItem

@testable import TextMarkup

/// Elements nest, even if layers overlap.
struct MarkupNestingTests {
    @Test(arguments: [
        (["a"], "<a>0</a>"), (["a", "ab", "b"], "<a>0<b>1</b></a><b>2</b>"),
        (["ab", "a"], "<a><b>0</b>1</a>"),
        (["ab", "b"], "<b><a>0</a>1</b>"), (["ab", "ab"], "<a><b>01</b></a>"),
        (["ba"], "<b><a>0</a></b>"),
        (["a", "", "a"], "<a>0</a>1<a>2</a>"), ([], ""),
        (["abc", "bc", "c"], "<c><b><a>0</a>1</b>2</c>"),
        (["ab", "abc", "bc"], "<b><a>0<c>1</c></a><c>2</c></b>"),
    ])
    func layersOpenAndCloseInNestingOrder(_ stretches: [String], _ expected: String) {
        let events = MarkupNesting<Character>.events(stretches.map(Array.init))
        let text = events.reduce(into: "") { text, event in
            switch event {
            case .open(let layer): text += "<\(layer)>"
            case .close(let layer): text += "</\(layer)>"
            case .stretch(let position): text += "\(position)"
            }
        }
        #expect(text == expected)
    }
}
