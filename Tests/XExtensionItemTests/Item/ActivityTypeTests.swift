import Foundation
import Testing
import XExtensionItem

/// The names of UIKit's activity types, from its headers.
struct ActivityTypeTests {
    @Test(arguments: [
        (ActivityType.openInIBooks, "OpenInIBooks"), (.markupAsPDF, "MarkupAsPDF"),
        (.sharePlay, "SharePlay"),
        (.collaborationInviteWithLink, "CollaborationInviteWithLink"),
        (.collaborationCopyLink, "CollaborationCopyLink"), (.addToHomeScreen, "AddToHomeScreen"),
        (.postToTencentWeibo, "TencentWeibo"), (.mail, "Mail"),
        (.saveToCameraRoll, "SaveToCameraRoll"),
    ])
    func activitiesHaveTheRawValuesOfUIKit(_ activity: ActivityType, _ name: String) {
        #expect(activity.rawValue == "com.apple.UIKit.activity." + name)
    }

    @Test func isCodedAsItsName() throws {
        let json = try JSONEncoder().encode([ActivityType.mail])
        #expect(String(decoding: json, as: UTF8.self) == #"["com.apple.UIKit.activity.Mail"]"#)
        #expect(try JSONDecoder().decode([ActivityType].self, from: json) == [.mail])
        let types = try JSONEncoder().encode([TypeIdentifier.png])
        #expect(String(decoding: types, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([TypeIdentifier].self, from: types) == [.png])
    }
}
