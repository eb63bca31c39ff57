import Testing
import XExtensionItem

@testable import XItemCommands

struct ActivitiesCommandTests {
    @Test func listsEveryActivityOnce() async {
        let console = TestConsole()
        #expect(await console.run("activities") == 0)
        let rows = console.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.count == 20 && rows.allSatisfy { $0.count == 2 })
        #expect(Set(rows.map { $0[0] }).count == 20 && Set(rows.map { $0[1] }).count == 20)
        for row in rows {
            #expect(ActivityType(named: String(row[0])).rawValue == row[1])
        }
    }

    @Test(
        arguments: [
            ("twitter", "com.apple.UIKit.activity.PostToTwitter"),
            ("Copy", "com.apple.UIKit.activity.CopyToPasteboard"),
            ("airdrop", "com.apple.UIKit.activity.AirDrop"),
            ("copytopasteboard", "com.apple.UIKit.activity.CopyToPasteboard"),
            ("com.example.app", "com.example.app"),
        ])
    func aliasesNameActivities(_ name: String, _ identifier: String) {
        #expect(ActivityType(named: name).rawValue == identifier)
    }
}
