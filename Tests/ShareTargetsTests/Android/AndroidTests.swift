import Foundation
import Testing
import WireFormat

@testable import ShareTargets

struct AndroidTests {
    private static func filters(_ activity: String, _ filter: String) throws -> [AndroidFilter] {
        let text = """
            <?xml version="1.0"?><!-- c --><manifest xmlns:android="http://schemas.android.com/apk/res/android">
            <application><activity android:name=".Share" \(activity)><intent-filter>
            \(filter)</intent-filter></activity></application></manifest>
            """
        return try AndroidFilter.filters(inManifest: Data(text.utf8))
    }

    private static let send = #"<action android:name="android.intent.action.SEND"/>"#
    private static let several = #"<action android:name="android.intent.action.SEND_MULTIPLE"/>"#
    private static let category = #"<category android:name='android.intent.category.DEFAULT'/>"#
    private static func data(_ type: String) -> String { #"<data android:mimeType="\#(type)"/>"# }

    @Test(arguments: [
        ("*/*", ["public.url"], true), ("text/plain", ["public.url"], true),
        ("text/*", ["public.plain-text"], true), ("image/*", ["public.png"], true),
        ("image/png", ["public.png"], true), ("image/PNG", ["public.png"], false),
        ("image/*", ["public.url"], false), ("image/jpeg", ["public.png"], false),
        ("application/octet-stream", ["com.example.unknown"], true),
    ])
    func filterAcceptsMatchingTypes(_ type: String, _ types: [String], _ expected: Bool) throws {
        let filters = try Self.filters(
            #"android:exported="true""#, Self.send + Self.category + Self.data(type))
        let filter = try #require(filters.first)
        let offer = filter.offer(of: SharedView(types))
        #expect(offer.isOffered == expected)
        #expect(offer.reasons.allSatisfy { $0.place != nil && !$0.attachments.isEmpty })
    }

    @Test func severalFilesRequireSendMultiple() throws {
        let (one, both) = (Self.category + Self.data("image/*"), Self.send + Self.several)
        let filter = try #require(Self.filters("", Self.send + one).first)
        let view = SharedView(["public.png"], ["public.jpeg"])
        #expect(!filter.accepts(view) && filter.accepts(SharedView(["public.png"])))
        #expect(ShareReceiver(filter).advice(for: view)?.change == .dropAttachment(0))
        let other = try #require(Self.filters("", both + one).first)
        #expect(other.accepts(view))
        #expect(!other.accepts(SharedView(["public.png"], ["com.adobe.pdf"])) == false)
    }

    @Test(arguments: [
        (#"android:exported="false""#, send + category),
        (#"android:enabled="false""#, send + category),
        ("", send), ("", send + category + #"<data android:scheme="https"/>"#),
    ])
    func unusableFilterAcceptsNothing(_ activity: String, _ filter: String) throws {
        let filters = try Self.filters(activity, filter + Self.data("*/*"))
        #expect(filters.count == 1)
        #expect(!filters[0].accepts(SharedView(["public.png"])))
    }

    @Test func filterWithoutTypesAcceptsNothing() throws {
        let filters = try Self.filters("", Self.send + Self.category)
        #expect(!filters[0].accepts(SharedView(["public.url"])))
        #expect(try Self.filters("", "<action android:name='x'/>").isEmpty)
    }

    @Test func directShareIsNeverOffered() throws {
        let text = """
            <shortcuts xmlns:android="http://schemas.android.com/apk/res/android"><share-target
            android:targetClass="com.example.Share"><data android:mimeType="text/plain"/>
            <category android:name="com.example.friend"/></share-target></shortcuts>
            """
        let target = try #require(AndroidFilter.filters(inManifest: Data(text.utf8)).first)
        let offer = target.offer(of: SharedView(["public.url"]))
        #expect(
            !offer.isOffered && offer.isUndocumented && offer.warnings.map(\.kind) == [.shortcut])
        #expect(!target.offer(of: SharedView(["public.png"])).isUndocumented)
        #expect(ShareReceiver(target).advice(for: SharedView(["public.url"])) == nil)
    }

    @Test(arguments: [
        ("", 1, 1), ("<a>", 1, 4), ("<a></b>", 1, 7), ("<a b></a>", 1, 5),
        ("<a b='1' b='2'/>", 1, 15),
        ("<!-- ", 1, 6), ("x\n  </a>", 2, 6), ("<a b=1/>", 1, 6), ("<a b='", 1, 6),
    ])
    func malformedMarkupHasALocation(_ text: String, _ line: Int, _ column: Int) {
        let error = #expect(throws: TargetError.self) {
            try AndroidFilter.filters(inManifest: Data(text.utf8))
        }
        #expect(
            error?.location?.line == line && error?.location?.column == column,
            "\(String(describing: error))")
    }

    @Test func deepOrWideMarkupIsRefused() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(throws: TargetError.self) {
            try AndroidFilter.filters(inManifest: Data(deep.utf8))
        }
        let wide = "<a>" + String(repeating: "<b/>", count: 70_000) + "</a>"
        #expect(throws: TargetError.self) {
            try AndroidFilter.filters(inManifest: Data(wide.utf8))
        }
    }
}
