import Foundation
import TextMarkup
import XExtensionItem

// A server writes a payload for an app: `ServerScript <URL> <title> [tag ...]` prints it as JSON.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, let url = URL(string: arguments[0]) else {
    FileHandle.standardError.write(Data("Usage: ServerScript <URL> <title> [tag ...]\n".utf8))
    exit(64)
}
var item = ExtensionItem(url: url)
item.title = arguments[1]
item.tags = Array(arguments.dropFirst(2))
item.contentText = AttributedText(markdown: "From **the server**: [\(arguments[1])](\(url))")
item.sourceURL = url
do {
    print(
        String(decoding: try item.encoded(as: .json, isPretty: true), as: UTF8.self), terminator: ""
    )
} catch {
    // For example, the URL has a forbidden scheme. Each finding has a message and a place.
    for finding in error.findings {
        FileHandle.standardError.write(Data("\(finding)\n".utf8))
    }
    exit(1)
}
