import AppLinks
import ConformanceKit
import FoundationEssentials
import ShareInbox
import ShareTargets
import TextMarkup
import UniformTypes
import WireFormat
import XExtensionItem

// Uses each library, so that each is linked. `.ci/check_linkage` then checks the dependencies of this
// program.
let payload = Data(#"{"version":"1.0","main-attachment":{"representations":[]}}"#.utf8)
print(try WireDocument(payload).encoded(as: .binary).count)
print(try AppCatalog(decoding: Data(#"{"app-catalog":"1.0","types":[]}"#.utf8)).encoded().count)
print(TypeIdentifier.png.conforms(to: .image))
var item = ExtensionItem(mainAttachment: .text("Some text"))
item.title = "A title"
item.contentText = AttributedText(markdown: "*styled*")
item.contentText = AttributedText(markdown: "*styled*")
print(try ExtensionItem(decoding: item.encoded(as: .xml)) == item)
print(VectorGroup.embedded.count > 0)
print(try ActivationRule(predicate: "1 == 1").offer(of: SharedView(item)).isOffered)
print(InboxToken.random().rawValue.utf8.count)
