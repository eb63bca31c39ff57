import Foundation
import Testing
import XExtensionItem

@testable import ShareTargets

struct WebShareTargetTests {
    @Test func linkIsPartOfTheTextOnAndroid() throws {
        let target = try #require(WebTargets.everything)
        let item = Payloads.shapes()[0]
        let android = target.form(for: item).form
        #expect(android.fields.map(\.name) == ["name", "description"])
        #expect(android["description"]?.hasSuffix("\n" + Payloads.link) == true)
        let desktop = target.form(for: item, on: .desktop).form
        #expect(desktop.fields.map(\.name) == ["name", "description", "link"])
        #expect(desktop["link"] == Payloads.link)
    }

    @Test func textWithoutAFieldIsALossOfItsAttachment() throws {
        let target = try #require(WebTargets.images)
        var item = ExtensionItem(url: Payloads.url())
        item.additionalAttachments = [.text("note")]
        #expect(
            target.form(for: item).losses.map(\.pointer)
                == ["/additional-attachments/0", "/main-attachment"])
    }

    @Test func fileUsesTheFirstFieldThatAcceptsIt() throws {
        let target = try #require(WebTargets.everything)
        var item = ExtensionItem(data: Data([1]), typeIdentifier: .png, suggestedName: "IMG.png")
        item.additionalAttachments = [.data(Data([2]), typeIdentifier: .pdf)]
        let form = target.form(for: item).form
        #expect(form.files.map(\.field) == ["photos", "all"])
        #expect(form.files.map(\.mediaType) == ["image/png", "application/pdf"])
        #expect(form.files[0].name == "IMG.png")
    }

    @Test func oneRefusedFileHidesTheTarget() throws {
        let target = try #require(WebTargets.images)
        #expect(target.accepts(SharedView(["public.png"])))
        let offer = target.offer(of: SharedView(["public.png"], ["public.jpeg"]))
        #expect(!offer.isOffered && offer.reasons.map(\.attachments) == [[1]])
        #expect(!target.accepts(SharedView(["public.url"])))
        let manifest = Data(
            #"{"share_target": {"action": "/", "method": "POST", "enctype": "multipart/form-data", "params": {"files": {"name": "f", "accept": "image/png"}}}}"#
                .utf8)
        let receiver = try #require(try ShareReceiver(webManifest: manifest))
        #expect(receiver.advice(for: SharedView(["public.url"]))?.change == .addAttachment(.png))
    }

    @Test func filesRequireAPostedMultipartForm() {
        let files = #""params": {"files": {"name": "f", "accept": "*/*"}}"#
        #expect(WebTargets.target(#"{"action": "/", \#(files)}"#) == nil)
        #expect(WebTargets.target(#"{"action": "/", "method": "POST", \#(files)}"#) == nil)
        #expect(WebTargets.target(#"{"method": "POST"}"#) == nil)
    }

    @Test func emptyAcceptListAcceptsNothing() throws {
        let text =
            #"{"action": "/", "method": "POST", "enctype": "multipart/form-data", "params": {"files": {"name": "f", "accept": ""}}}"#
        let target = try #require(WebTargets.target(text))
        #expect(!target.accepts(SharedView(["public.png"])))
        #expect(target.warnings.map(\.kind) == [.ignored])
    }

    @Test(arguments: [
        ("image/*", "public.png", true), ("IMAGE/PNG", "public.png", true),
        ("image/*", "com.adobe.pdf", false), (".pdf", "com.adobe.pdf", true),
        ("image", "public.png", false), ("*/*", "com.example.unknown", true),
        ("", "public.png", false),
        ("image/pn", "public.png", false),
        ("application/octet-stream", "com.example.unknown", true),
    ])
    func fieldAcceptsMatchingTypes(_ pattern: String, _ type: TypeIdentifier, _ expected: Bool)
        throws
    {
        let target = try #require(WebTargets.accepting([pattern]))
        #expect((target.field(for: type) != nil) == expected)
    }
}
