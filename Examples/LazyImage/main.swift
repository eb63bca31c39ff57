import Foundation
import XExtensionItem

// An app shares a drawing. It renders the image after the user picks an activity; Twitter gets a smaller image.
let drawings = Drawings()
var source = ItemSource(
    mainAttachment: .perActivity(.bmp) { activity in
        let side = activity == .postToTwitter ? 2 : 4
        return .image(await drawings.bitmap(side: side), suggestedName: "drawing.bmp")
    })
source.title = "A drawing"
source.tags = ["drawing"]
source[.postToTwitter].title = "Drawn just now"
source[.postToTwitter].tags.append("bitmap")
source[.postToFlickr].additionalAttachments.append(.text("Drawn by hand"))
source[.postToFlickr].title = nil

for activity in [ActivityType.postToTwitter, .postToFlickr, .mail] {
    switch try await source.delivery(for: activity) {
    case .item(let item): print(item.title ?? "no title", item.tags, item.attachments)
    case .attachment(let attachment): print("only", attachment)
    }
}

/// Draws each size once, however many items use it.
actor Drawings {
    private var bitmaps: [Int: Task<Data, Never>] = [:]

    func bitmap(side: Int) async -> Data {
        let task = bitmaps[side] ?? Task.detached { blackBitmap(side: side) }
        bitmaps[side] = task
        return await task.value
    }
}

/// Returns a black image with 24 bits per pixel.
func blackBitmap(side: Int) -> Data {
    let row = (side * 3 + 3) / 4 * 4
    func bytes(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let header = [0x42, 0x4D] + bytes(54 + row * side) + bytes(0) + bytes(54)
    let info = bytes(40) + bytes(side) + bytes(side) + [1, 0, 24, 0] + bytes(0) + bytes(row * side)
    return Data(header + info + [UInt8](repeating: 0, count: 16 + row * side))
}
