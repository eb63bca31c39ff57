#if canImport(UIKit)
    import Foundation
    import Testing
    import UIKit
    import XExtensionItem
    import XExtensionItemProviders
    import XExtensionItemUIKit

    /// UIKit's fonts, colors and images through the system, without a share sheet.
    @MainActor struct UIKitRoundTripTests {
        private func run(_ text: String, _ change: (inout TextRun) -> Void) -> TextRun {
            var run = TextRun(text)
            change(&run)
            return run
        }

        /// A PNG image of 3 by 2 points, drawn here.
        private func drawnPNG() -> Data {
            UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { context in
                UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            }
        }

        @Test func stylingRoundTrips() async throws {
            var item = ExtensionItem(text: "x")
            item.contentText = AttributedText([
                run("plain ") { _ in }, run("bold") { $0.isBold = true },
                run("italic") { $0.isItalic = true }, run("large") { $0.fontSize = 20 },
                run("under") { $0.isUnderlined = true },
                run("struck") { $0.isStruckThrough = true },
                run("named") { ($0.fontName, $0.fontSize) = ("Georgia", 12) },
                run("color") { $0.foregroundColor = TextColor(red: 1, green: 127, blue: 255) },
                run("behind") { $0.backgroundColor = TextColor(red: 0, green: 254, blue: 128) },
            ])
            let (system, losses) = try item.systemItem(for: nil, .uiKit)
            #expect(losses == [])
            let back = try await ReceivedItem(system, styling: .uiKit).extensionItem()
            #expect(back.item.contentText == item.contentText)
            #expect(back.losses == [])
        }

        @Test func colorComponentsRoundTrip() {
            for byte in UInt8.min...UInt8.max {
                let color = TextColor(red: byte, green: 255 - byte, blue: byte / 2, alpha: byte)
                let text = AttributedText([run("a") { $0.foregroundColor = color }])
                let string = text.attributedString(styling: .uiKit)
                #expect(AttributedText(string, styling: .uiKit) == text)
            }
        }

        @Test func imagesRoundTrip() async throws {
            let image = try #require(UIImage(data: drawnPNG()))
            let item = try await ItemSource(image: image).item()
            #expect(item.mainAttachment.representations.map(\.typeIdentifier) == [.png])
            let system = try item.systemItem(for: nil, .uiKit).item
            let received = ReceivedAttachment(try #require(system.attachments?.first))
            let loaded = try #require(try await received.loadImage())
            #expect(loaded.size.width * loaded.scale == image.size.width * image.scale)
        }

        /// Senders that use upstream pass the image object itself.
        @Test func imageObjectsBecomePNG() async throws {
            let image = try #require(UIImage(data: drawnPNG()))
            let provider = NSItemProvider(item: image, typeIdentifier: "public.image")
            let loaded = try await ReceivedAttachment(provider).load(.image)
            #expect(try await loaded.load().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }

        @Test func placeholdersHaveTheClassOfTheContent() throws {
            let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
            func placeholder(_ source: ItemSource) -> Any {
                ActivityItemProvider(source).activityViewControllerPlaceholderItem(controller)
            }
            let url = try #require(URL(string: "https://a.example"))
            #expect(placeholder(ItemSource(url: url)) is NSURL)
            #expect(placeholder(ItemSource(text: "x")) is NSString)
            #expect(
                placeholder(ItemSource(mainAttachment: .data(drawnPNG(), typeIdentifier: .png)))
                    is UIImage)
            #expect(
                placeholder(ItemSource(data: Data([1]), typeIdentifier: .pdf)) is NSData)
        }

        @Test func sheetsUseTheGivenAnchor() {
            let view = UIView()
            let sheet = UIActivityViewController(sharing: ItemSource(text: "x"), anchor: view)
            #expect(sheet.popoverPresentationController?.sourceItem === view)
        }
    }
#endif
