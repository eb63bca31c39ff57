import Foundation
import XExtensionItem

// An app shares a post …
guard let url = URL(string: "https://example.com/post/1") else { fatalError("not a URL") }
var item = ExtensionItem(url: url)
item.title = "A post"
item.tags = ["swift", "sharing"]
item[.postToTwitter].title = "Short"
let payload = try item.encoded(as: .json)

// … and an extension reads it, in whatever encoding it comes.
let received = try ExtensionItem(decoding: payload).resolved(for: .postToTwitter)
print(received.title ?? "", received.tags, received.mainAttachment)
