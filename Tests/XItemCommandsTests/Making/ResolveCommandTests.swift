import Foundation
import Testing

@testable import XItemCommands

struct ResolveCommandTests {
    @Test func writesTheItemOfAnActivity() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            #"""
            {"version": "1.0", "title": "T", "tags": ["a"], "excluded-activities": ["com.example.y"],
             "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "activities": {"com.example.x": {"title": "X", "tags": []}}}
            """#, "a.json")
        let console = TestConsole()
        #expect(await console.run("resolve", "--activity", "com.example.x", file) == 0)
        #expect(
            console.output
                == #"{"main-attachment":{"representations":[{"text":"a","type-identifier":"#
                + #""public.plain-text"}]},"title":"X","version":"1.0"}"#)
        #expect(console.errors.isEmpty)
        let other = TestConsole()
        #expect(await other.run("resolve", "--activity", "com.example.z", file) == 0)
        #expect(other.output.contains(#""title":"T""#))
        #expect(
            other.errors == """
                note: the payload has no values for the activity 'com.example.z'; did you mean \
                'com.example.x'?

                """)
        let excluded = TestConsole()
        #expect(await excluded.run("resolve", "--activity", "com.example.y", file) == 0)
        #expect(excluded.errors.contains("the payload excludes the activity 'com.example.y'"))
    }

    @Test func theLastPartOfAnActivityIsEnough() async {
        let console = TestConsole()
        let file = Example.path("activities.xitem.json")
        #expect(await console.run("resolve", "--activity", "mail", file) == 0)
        let whole = TestConsole()
        #expect(
            await whole.run("resolve", "--activity", "com.apple.UIKit.activity.Mail", file) == 0)
        #expect(console.output == whole.output && console.errors == whole.errors)
        #expect(console.errors.isEmpty)
    }

    @Test func activityIsRequired() async {
        let console = TestConsole()
        #expect(await console.run("resolve", Example.path("minimal.xitem.json")) == 64)
        #expect(console.errors.contains("Missing expected option '--activity <id>'"))
    }
}
