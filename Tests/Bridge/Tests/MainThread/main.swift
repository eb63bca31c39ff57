// Asks an item provider of a share sheet for its item on the main thread, and prints the answer.
//
// Outside Apple's systems, the main actor of a test leaves the main thread.
import Foundation
import UIKit
import XExtensionItem
import XExtensionItemUIKit

let provider = ActivityItemProvider(ItemSource(text: "x"))
print(provider.item is NSNull ? "nothing" : "an item")
print(provider.failure?.localizedDescription ?? "no failure")
