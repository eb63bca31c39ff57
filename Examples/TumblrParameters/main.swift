import Foundation
import XExtensionItem

// What the app Tumblr asks for: a type of its own, under its namespace.
struct TumblrParameters: ParameterNamespace, Codable, Equatable {
    enum PostType: Int, Codable {
        case any, text, quote, chat, link, photo, video
    }
    enum CodingKeys: String, CodingKey {
        case customURLPath = "custom-url-path"
        case consumerKey = "consumer-key"
        case requestedPostType = "requested-post-type"
    }

    static let namespace = "com.tumblr.tumblr"
    var customURLPath: String?
    var consumerKey: String?
    var requestedPostType: PostType?
}

var item = ExtensionItem(text: "An aphorism")
try item.parameters.set(
    TumblrParameters(customURLPath: "/post/an-aphorism", requestedPostType: .quote))

// The receiver reads them, changes one, and keeps what a later version may have added.
item.parameters["com.tumblr.tumblr"]["mood"] = "calm"
if var parameters = try item.parameters.value(TumblrParameters.self) {
    parameters.customURLPath = nil
    try item.parameters.set(parameters)
}
print(item.parameters["com.tumblr.tumblr"])
print(ParameterNamespaceLaws.violations(of: TumblrParameters(consumerKey: "key")))

// A post type that this receiver does not know drops that property alone.
item.parameters["com.tumblr.tumblr"]["requested-post-type"] = 9
item.parameters["com.tumblr.tumblr"]["consumer-key"] = "key"
var findings: [Finding] = []
let parameters = try item.parameters.value(TumblrParameters.self, findings: &findings)
print(parameters?.consumerKey ?? "no key", findings.map(\.pointer))
