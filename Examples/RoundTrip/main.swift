import Foundation
import XExtensionItem

// An app shares a post …
guard let url = URL(string: "https://example.com/post/1") else { fatalError("not a URL") }
var item = ExtensionItem(url: url)
item.title = "A tide clock"
item.tags = ["clocks", "tides"]
item[.mail].title = "Look at this clock"
let payload = try item.encoded(as: .json)

// … and an extension reads it, in any of the three encodings.
let received = try ExtensionItem(decoding: payload).resolved(for: .mail)
print(received.title ?? "no title", received.tags, received.url?.host() ?? "no link")
// Look at this clock ["clocks", "tides"] example.com
