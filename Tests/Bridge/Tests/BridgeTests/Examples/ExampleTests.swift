import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

@testable import EchoExtension
@testable import ShareSheetExample

@MainActor struct ExampleTests {
    private let controller = ColorViewController()

    private func sheet(
        sourceLocation: SourceLocation = #_sourceLocation, _ share: (ColorViewController) -> Void
    ) throws -> ShareSheet {
        controller.dismiss(animated: false)
        share(controller)
        return ShareSheet(
            try #require(
                controller.presentedViewController as? UIActivityViewController,
                sourceLocation: sourceLocation))
    }

    @Test func everyActivityGetsItsOwnMessage() async throws {
        let sheet = try sheet { $0.share() }
        let messages: [(UIActivity.ActivityType, String)] = [
            (.postToTwitter, "Today’s color is F16C14."),
            (.postToWeibo, "Today’s color is F16C14."),
            (.postToFacebook, "I picked this color: #F16C14"),
        ]
        for (activity, message) in messages {
            let sheet = try self.sheet { $0.share() }
            let sent = try #require(await sheet.choose(activity).first?.item as? NSExtensionItem)
            let item = try await ReceivedItem(Host.handOver(sent)).extensionItem().item
            #expect(item.mainAttachment == .text(message))
            #expect(
                item.additionalAttachments.map { $0.representations.map(\.typeIdentifier) } == [
                    [.png], [.url],
                ])
        }
        let mail = try #require(await sheet.choose(.mail).first)
        #expect((mail.item as? String)?.contains("use the code #F16C14 in your design") == true)
        #expect(mail.subject == "A color for you")
    }

    @Test func printAndAssignToContactAreExcluded() async throws {
        for activity in [UIActivity.ActivityType.print, .assignToContact] {
            #expect(await (try sheet { $0.share() }).choose(activity).isEmpty)
        }
    }

    @Test func pdfIsCreatedInTheBackground() async throws {
        let sheet = try sheet { $0.shareCard() }
        let received = try #require(await sheet.choose(.mail).first)
        #expect(sheet.log.contains("operation"))
        #expect(received.dataTypeIdentifier == "com.adobe.pdf")
        #expect((received.item as? NSData)?.count == 8)
    }

    @Test func echoPrintsReceivedValues() async throws {
        let sheet = try sheet { $0.share() }
        let sent = try #require(
            await sheet.choose(.postToFacebook).first?.item as? NSExtensionItem)
        let arrived = try Host.handOver(sent)
        let lines = await EchoReport(arrived).lines()
        for expected in [
            "userInfo NSExtensionItemAttributedTitleKey: NSData [\"7b\", \"5c\", \"72\"",
            "offer 0: public.plain-text, named nothing", "offer 1: public.png, named color",
            "offer 0: no preview", "offer 1: public.png: loadItem NSData on another thread",
            "offer 0: public.plain-text: loadItem NSString on another thread",
            "memory before loading: ", "item: ",
            "attachment 0: public.plain-text “I picked this color: #F16C14”",
            "attachment 1: “color” public.png <8 bytes>",
            "attachment 2: public.url <https://example.com/colors/F16C14>",
        ] {
            #expect(lines.contains { $0.hasPrefix(expected) }, "\(expected)")
        }
        let context = NSExtensionContext()
        context.items = [arrived, "no extension item"]
        let echo = EchoViewController()
        echo.context = context
        echo.viewDidLoad()
        await echo.show()
        for expected in [
            "extension item 0", "## What this system does", "content text has NSUnderline: 1",
            "title has NSFont: ", "public.mpeg-4: loadItem NSData on another thread",
            "public.plain-text: loadItem NSString on another thread",
            "archived userInfo NSExtensionItemAttributedTitleKey: ",
        ] {
            #expect(echo.report.contains(expected), "\(expected)")
        }
        #expect(!echo.report.contains("extension item 1"))
        echo.finish()
        #expect(UIPasteboard.general.string == echo.report)
        #expect(try context.answer?.get().isEmpty == true)
    }

    /// The report is complete even if a provider hangs, and does not load the bytes that it counts.
    @Test func echoNeitherWaitsForeverNorLoadsAMovie() async throws {
        let folder = try TestFolder()
        let movie = try folder.write(Data(count: 1 << 20 + 1), "movie.mp4")
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.mpeg-4", fileOptions: [], visibility: .all
        ) {
            $0(movie, false, nil)
            return nil
        }
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.movie", fileOptions: [], visibility: .all
        ) {
            $0(nil, false, Broken())
            return nil
        }
        provider.registerItem(forTypeIdentifier: "public.url") { done, _, _ in
            done?("first" as NSString, nil)
            done?("second" as NSString, nil)
        }
        provider.registerItem(forTypeIdentifier: "public.plain-text") { _, _, _ in }
        let lines = await SystemReport.loads(
            provider, ["public.mpeg-4", "public.movie", "public.url", "public.plain-text"],
            limit: 0.05)
        #expect(
            lines.filter { $0.contains("loadItem") } == [
                "public.mpeg-4: loadItem not called", "public.movie: loadItem not called",
                "public.url: loadItem NSString on another thread",
                "public.plain-text: loadItem silent",
            ])
        #expect(lines.count == 8)
        #expect(provider.objectLoadCount == 2)
    }

    @Test func probeLogsTheRequestsOfTheSheet() async throws {
        let probe = SheetProbe()
        let sheet = ShareSheet(
            UIActivityViewController(activityItems: [probe], applicationActivities: nil))
        _ = await sheet.choose(.mail)
        let mail = "for com.apple.UIKit.activity.Mail on another thread"
        #expect(
            probe.report.split(separator: "\n").dropFirst(2) == [
                "item \(mail)", "type \(mail)", "subject \(mail)",
                "thumbnail of 60.0 x 40.0 \(mail)",
            ])
        controller.probe()
        #expect(controller.presentedViewController is UIActivityViewController)
    }

    /// The system offers the extension, and finds its class.
    @Test func theExtensionsInfoPlistIsComplete() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../../Examples/EchoExtension/Info.plist")
        let list = try WireDocument(Data(contentsOf: file)).dictionary(at: .root)
        let settings = try #require(list["NSExtension"]?.dictionaryValue)
        #expect(settings["NSExtensionPointIdentifier"] == "com.apple.share-services")
        let attributes = settings["NSExtensionAttributes"]?.dictionaryValue
        let rule = attributes?["NSExtensionActivationRule"]?.dictionaryValue
        #expect(rule?["NSExtensionActivationDictionaryVersion"] == 2)
        #expect(
            settings["NSExtensionPrincipalClass"] == "$(PRODUCT_MODULE_NAME).EchoViewController")
    }
}
