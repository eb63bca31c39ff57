import Foundation
import ShareTargets
import XExtensionItem

// Tests an app's own payload: does a share sheet offer the receivers that the app supports?
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "Examples")
let payload = folder.appending(path: "Payloads/article.xitem.json")
let item = try ExtensionItem(decoding: Data(contentsOf: payload))

let receivers = try ["Reader", "Journal", "Converter"].map { name in
    let file = folder.appending(path: "Targets/\(name)-Info.plist")
    return try ShareReceiver(infoPlist: Data(contentsOf: file))
}

for (receiver, offer) in zip(receivers, item.offers(to: receivers)) {
    print("\(receiver.name): \(offer.isOffered ? "offered" : "not offered")")
    for reason in offer.reasons { print("  \(reason)") }
    if let advice = receiver.advice(for: item) { print("  \(advice)") }
}

// The text that an Android app receives, and the values that it does not receive.
let (intent, losses) = item.androidIntent()
print("\(intent.type): \(intent.text ?? "")")
for loss in losses { print("  lost: \(loss.pointer): \(loss.message)") }
