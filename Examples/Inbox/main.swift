import Foundation
import ShareInbox
import XExtensionItem

// The two sides of a share extension, as one program:
//   Inbox extension FOLDER PAYLOAD     what the extension does before the system ends it
//   Inbox app FOLDER                   what the app does at launch, and when it becomes active
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
    // Nobody else can say when an extension is dead: it is, if its files rest for ten minutes.
    let writer = try inbox.writer(.observed(.seconds(600)))
    // The same share has the same token, so that trying again stores it once.
    let outcome = try writer.put(item, token: InboxToken(arguments.dropFirst(3).first ?? "share-1"))
    print(outcome.rawValue)
default:
    try inbox.recover()
    // There is one app: what the one before it had comes first.
    let reader = try inbox.reader(.onlyInstance("app"))
    while let claim = try reader.claim() {
        // The app keeps the token with what it imports, for an import may be repeated after a crash.
        print(
            "import \(claim.entry.token): \(claim.item.title ?? "no title"), attempt \(claim.attempt)"
        )
        try claim.finish()
    }
}
