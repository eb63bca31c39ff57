import Foundation
import XExtensionItem

// The library defines the parameters of the Tumblr app.
var item = ExtensionItem(text: "An aphorism")
item.parameters.tumblr = TumblrParameters(
    customURLPath: "an-aphorism", requestedPostType: .quote)

// The receiver reads the parameters, changes one, and preserves those that a later version added.
item.parameters["com.tumblr.tumblr"]["mood"] = "calm"
item.parameters.tumblr?.customURLPath = nil
print(item.parameters["com.tumblr.tumblr"])

// Define a type for the parameters of another receiver, with its namespace.
struct ReaderParameters: ParameterNamespace, Codable, Equatable {
    enum List: String, Codable {
        case inbox, archive
    }

    static let namespace = "com.example.reader"
    var list: List?
    var note: String?
}

try item.parameters.set(ReaderParameters(list: .inbox, note: "for the train"))
print(ReaderParameters(list: .archive).violatedLaws())

// If the receiver does not know the value of `list`, only this property is nil.
item.parameters["com.example.reader"]["list"] = "someday"
var findings: [Finding] = []
let parameters = try item.parameters.value(ReaderParameters.self, findings: &findings)
print(parameters?.note ?? "no note", findings.map(\.pointer))
