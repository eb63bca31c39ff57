import Foundation
import XExtensionItem

// The library knows what the app Tumblr asks for.
var item = ExtensionItem(text: "An aphorism")
item.parameters.tumblr = TumblrParameters(
    customURLPath: "an-aphorism", requestedPostType: .quote)

// The receiver reads them, changes one, and keeps what a later version may have added.
item.parameters["com.tumblr.tumblr"]["mood"] = "calm"
item.parameters.tumblr?.customURLPath = nil
print(item.parameters["com.tumblr.tumblr"])

// Parameters for another receiver are a type of your own, under its namespace.
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

// A list that this receiver does not know drops that property alone.
item.parameters["com.example.reader"]["list"] = "someday"
var findings: [Finding] = []
let parameters = try item.parameters.value(ReaderParameters.self, findings: &findings)
print(parameters?.note ?? "no note", findings.map(\.pointer))
