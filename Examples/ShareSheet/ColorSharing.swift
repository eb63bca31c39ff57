import UIKit
import XExtensionItem
import XExtensionItemUIKit

/// A color that the user picked.
struct PickedColor {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The hexadecimal code. The default has no `#`, because that starts a tag on Twitter and Weibo.
    func code(prefix: String = "") -> String {
        TextColor(red: red, green: green, blue: blue).description
            .replacingOccurrences(of: "#", with: prefix)
    }
}

extension PickedColor {
    /// The content of a share sheet: a message, an image and a URL. Some activities get another message.
    func itemSource() -> ItemSource {
        var source = ItemSource(mainAttachment: message)
        source.title = "A color"
        source.additionalAttachments = [
            .data(swatch, typeIdentifier: .png, suggestedName: "color"), page,
        ].compactMap(\.self)
        for activity in [ActivityType.postToTwitter, .postToWeibo] {
            source[activity].mainAttachment = .text("Today’s color is \(code()).")
        }
        source[.mail].title = "A color for you"
        source[.mail].mainAttachment = .text(
            """
            Hello,

            I picked a color: red \(red), green \(green), blue \(blue).
            If you like it, use the code \(code(prefix: "#")) in your design.
            """)
        source.excludedActivities = [.print, .assignToContact]
        return source
    }

    private var message: AttachmentProvider { .text("I picked this color: \(code(prefix: "#"))") }

    private var page: AttachmentProvider? {
        URL(string: "https://example.com/colors/\(code())").map { .url($0) }
    }

    /// A square of the color.
    private var swatch: Data {
        UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).pngData { context in
            uiColor.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        }
    }

    /// A PDF page with the color, rendered in the background after the user picks an activity.
    func cardSource() -> ItemSource {
        ItemSource(
            mainAttachment: .onDemand(.pdf) {
                .data(card(), typeIdentifier: .pdf, suggestedName: "Color \(code())")
            })
    }

    private func card() -> Data {
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            uiColor.setFill()
            context.fill(page)
        }
    }

    private var uiColor: UIColor {
        UIColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: 1)
    }
}

/// The screen with the color and its two buttons.
final class ColorViewController: UIViewController {
    var color = PickedColor(red: 0xF1, green: 0x6C, blue: 0x14)

    /// Shares the message, the image and the URL.
    func share() {
        present(UIActivityViewController(sharing: color.itemSource(), anchor: view), animated: true)
    }

    /// Shares a probe, and prints the calls of the sheet after it is dismissed.
    func probe() {
        let probe = SheetProbe()
        let sheet = UIActivityViewController(activityItems: [probe], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceItem = view
        sheet.completionWithItemsHandler = { _, _, _, _ in print(probe.report) }
        present(sheet, animated: true)
    }

    /// Shares the PDF.
    func shareCard() {
        present(UIActivityViewController(sharing: color.cardSource(), anchor: view), animated: true)
    }
}
