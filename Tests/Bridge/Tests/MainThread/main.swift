// Requests values from an item provider of a share sheet on the main thread, and prints them.
//
// On Linux, the main actor of a test does not run on the main thread.
import Foundation
import UIKit
import XExtensionItem
import XExtensionItemUIKit

var source = ItemSource(text: "x")
let provider = ActivityItemProvider(source)
print(provider.item is NSNull ? "nothing" : "an item")
print(provider.failure?.localizedDescription ?? "no failure")

// An item that another thread has created is returned on the main thread, too.
let later = Thread { [provider] in provider.main() }
later.start()
while !later.isFinished { Thread.sleep(forTimeInterval: 0.001) }
print(provider.item is NSNull ? "nothing" : "an item")
print(provider.failure?.localizedDescription ?? "no failure")

// A thumbnail that is drawn synchronously has the suggested size, before and after the item is created. A
// thumbnail that is created asynchronously is available after the item is created.
let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
let drawn = ThumbnailProvider.drawing { _, size in
    UIImage(data: Data("\(size.width) x \(size.height)".utf8))
}
for thumbnail in [drawn, ThumbnailProvider.onDemand { .image(Data("made".utf8)) }] {
    source.thumbnail = thumbnail
    let provider = ActivityItemProvider(source)
    for width in [60, 30] {
        let image = provider.activityViewController(
            controller, thumbnailImageForActivityType: .mail,
            suggestedSize: CGSize(width: width, height: 20))
        print(image.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "no thumbnail")
        provider.choice = .mail
        let done = DispatchSemaphore(value: 0)
        Thread {
            provider.main()
            done.signal()
        }.start()
        done.wait()
    }
}
