import Foundation
import ShareInbox
import XExtensionItem

// The two sides of a share extension, as one program:
//   Inbox extension FOLDER PAYLOAD     the extension stores a payload
//   Inbox app FOLDER                   the app imports everything, at launch and when it becomes active
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    print("usage: Inbox extension FOLDER PAYLOAD, or Inbox app FOLDER")
    exit(64)
}
// On Apple's systems the folder is that of an app group:
// FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
let inbox = try Inbox(at: URL(filePath: arguments[1]))

switch arguments[0] {
case "extension":
    let item = try ExtensionItem(contentsOf: URL(filePath: arguments[2]))
    // The extension counts as dead if its files have not changed for ten minutes.
    let writer = try inbox.writer(.observed(.seconds(600)))
    // A retry uses the same token, so the share is stored once.
    let outcome = try writer.put(item, token: InboxToken(arguments.dropFirst(3).first ?? "share-1"))
    print(outcome.rawValue)
default:
    try inbox.recover()
    // An app has one process, so the entries of the previous process wait again.
    let reader = try inbox.reader(.onlyInstance("app"))
    while let claim = try reader.claim() {
        // An import may be repeated after a crash, so the app stores the token with its result.
        print(
            "import \(claim.entry.token): \(claim.item.title ?? "no title"), attempt \(claim.attempt)"
        )
        try claim.finish()
    }
}
