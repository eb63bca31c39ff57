import Foundation
import ShareInbox
import XExtensionItem

// An app and its share extension in one program:
//   InboxExample extension FOLDER PAYLOAD     the extension stores a payload
//   InboxExample app FOLDER                   the app imports all payloads at launch and on activation
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    print("usage: InboxExample extension FOLDER PAYLOAD, or InboxExample app FOLDER")
    exit(64)
}
// On Apple's systems, use the folder of an app group:
// FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
let inbox = try Inbox(at: URL(filePath: arguments[1]))

switch arguments[0] {
case "extension":
    let item = try ExtensionItem(contentsOf: URL(filePath: arguments[2]))
    // The extension is presumed dead if its files have not changed for ten minutes.
    let writer = try inbox.makeWriter(.observed(.seconds(600)))
    // A retry uses the same token, so the payload is stored only once.
    let name = arguments.dropFirst(3).first ?? "share-1"
    guard let token = InboxToken(rawValue: name) else {
        print("a token is 1 to 64 characters from a-z, 0-9 and hyphen")
        exit(64)
    }
    let outcome = try writer.put(item, token: token)
    print(outcome.rawValue)
default:
    try inbox.recover()
    // An app has one process, so entries claimed by the previous process return to the queue.
    let reader = try inbox.makeReader(.onlyInstance("app"))
    while let claim = try reader.claim() {
        // After a crash, an import may repeat. Store the token with the result to detect that.
        print(
            "import \(claim.entry.token): \(claim.item.title ?? "no title"), attempt \(claim.attempt)"
        )
        try claim.finish()
    }
}
