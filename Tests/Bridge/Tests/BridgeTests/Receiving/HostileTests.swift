import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

/// Extension items from malicious apps.
struct HostileTests {
    @Test func unrepresentableObjectsAreReported() async throws {
        let item = extensionItem([
            "uuid": NSUUID(), "null": NSNull(), "nan": NSNumber(value: Double.nan),
            "deep": ["list": [1, NSUUID()] as NSArray] as NSDictionary, 7: "a key",
            "date": NSDate(timeIntervalSince1970: 1e15), "kept": 1,
            "a/b~c": NSUUID(), "odd": [NSNumber(value: 1): "x"] as NSDictionary,
        ])
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received.userInfo == ["kept": 1, "deep": ["list": [1]], "odd": [:]])
        #expect(
            losses.map { "\($0.code.rawValue) \($0.pointer)" }.sorted() == [
                "member.type ", "member.type /a~1b~0c", "member.type /date",
                "member.type /deep/list/1", "member.type /nan", "member.type /null",
                "member.type /odd", "member.type /uuid",
            ])
    }

    /// If an object has an unexpected class, the properties of the system trap.
    @Test func systemKeysMayHaveOtherObjects() async throws {
        let item = NSExtensionItem()
        item.userInfo = [
            NSExtensionItemAttributedTitleKey: NSNumber(value: 1),
            NSExtensionItemAttributedContentTextKey: "no attributed string" as NSString,
            NSExtensionItemAttachmentsKey: ["no provider" as NSString] as NSArray,
        ]
        let received = ReceivedItem(item)
        #expect(received.title == nil)
        #expect(received.contentText == nil)
        #expect(received.attachments.isEmpty)
        let expected = received.objectLosses.map { loss in
            loss.pointer + " " + loss.message.prefix { $0 != "," }
        }
        #expect(
            expected.sorted() == [
                "/NSExtensionItemAttachmentsKey expected an array of item providers",
                "/NSExtensionItemAttributedContentTextKey expected an attributed string",
                "/NSExtensionItemAttributedTitleKey expected an attributed string",
            ])
    }

    @Test func numbersKeepTheirKind() {
        let received = ReceivedItem(
            extensionItem([
                "true": NSNumber(value: true), "one": NSNumber(value: Int8(1)),
                "most": NSNumber(value: UInt64.max), "least": NSNumber(value: Int64.min),
                "real": NSNumber(value: 1.5), "whole": NSNumber(value: 2.0),
            ]))
        #expect(received.objectLosses == [])
        #expect(
            received.userInfo == [
                "true": true, "one": 1, "most": .number(WireNumber(UInt64.max)),
                "least": .number(WireNumber(Int64.min)), "real": 1.5, "whole": 2,
            ])
    }

    /// Nesting beyond the limit of every reader. Foundation on Linux recurses into nested objects, so the
    /// depth is limited to what its stack allows.
    @Test func rejectsNestingBeyondTheLimit() async throws {
        var object: Any = NSNumber(value: 1)
        for _ in 0..<200 { object = ["a": object] as NSDictionary }
        let item = extensionItem(["deep": object, "kept": 1])
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received.userInfo["kept"] == 1)
        // One loss is from the reader, the other from the mapping, whose limit is lower.
        #expect(losses.map(\.code) == [.depthLimit, .depthLimit])
        _ = try received.encoded(as: .json)
    }

    /// More than a hundred thousand values from a few shared objects.
    @Test func sharedObjectsAreCounted() async throws {
        var object: Any = NSNumber(value: 1)
        for _ in 0..<17 { object = [object, object] as NSArray }
        let received = ReceivedItem(extensionItem(["bomb": object]))
        #expect(received.objectLosses.map(\.code) == [.valueLimit])
        // The same in an attachment.
        let item = extensionItem([:])
        let list = NSDictionary(object: object, forKey: "bomb" as NSString)
        item.attachments?.append(provider("com.apple.property-list", list))
        let losses = try await ReceivedItem(item).extensionItem().losses
        #expect(
            losses.contains {
                $0.code == .valueLimit
                    && $0.pointer.hasPrefix(
                        "/NSExtensionItemAttachmentsKey/1/representations/0/property-list/bomb/")
            })
    }

    @Test func dropsAndReportsUnsafeNames() async throws {
        for name in ["../../evil", "/etc/passwd", "a\u{0}b", "", "..", "a\u{202E}gnp.exe"] {
            let provider = provider("public.plain-text", "x" as NSString)
            provider.suggestedName = name
            let (received, losses) = try await ReceivedItem(extensionItem([:], [provider]))
                .extensionItem()
            #expect(received.mainAttachment.suggestedName == nil, "\(name.debugDescription)")
            #expect(
                losses.map(\.pointer) == ["/NSExtensionItemAttachmentsKey/0/suggested-name"],
                "\(name.debugDescription)")
        }
    }

    @Test func dropsAndReportsMalformedTypes() async throws {
        for type in ["", "no type", "public..png", "a/b/c"] {
            let item = extensionItem(
                [:],
                [
                    provider("public.plain-text", "x" as NSString),
                    provider(type, png as NSData),
                ])
            let (received, losses) = try await ReceivedItem(item).extensionItem()
            #expect(received == ExtensionItem(text: "x"), "\(type)")
            #expect(losses.contains { $0.code == .malformedTypeIdentifier }, "\(type)")
        }
    }

    @Test func dropsURLsThatMustNotBeOpened() async throws {
        for text in ["javascript:alert(1)", "data:,x", "file:///etc/passwd"] {
            let item = extensionItem(
                ["x-extension-item": ["source-url": try makeURL(text) as NSURL] as NSDictionary])
            let (received, losses) = try await ReceivedItem(item).extensionItem()
            #expect(received.sourceURL == nil)
            #expect(losses.map(\.pointer) == ["/x-extension-item/source-url"])
        }
    }

    /// Reading a hostile property list with Foundation can trap; this library's reader does not.
    @Test func hostilePropertyListInsteadOfAURLIsRejected() async throws {
        for bytes in [
            "bplist00", "bplist00\u{0}\u{0}\u{0}", "<?xml version=\"1.0\"?><plist>", "", "{",
            "(((((",
        ] {
            let provider = provider("public.url", Data(bytes.utf8) as NSData)
            let loaded = try? await ReceivedAttachment(provider).load(.url)
            #expect(loaded?.url?.scheme == nil)
        }
    }
}
