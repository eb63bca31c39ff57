import XExtensionItem

extension ActivityType {
    /// The activity types of Apple's systems.
    static let builtIn: [ActivityType] = [
        .addToHomeScreen, .addToReadingList, .airDrop, .assignToContact, .collaborationCopyLink,
        .collaborationInviteWithLink, .copyToPasteboard, .mail, .markupAsPDF, .message,
        .openInIBooks, .postToFacebook, .postToFlickr, .postToTencentWeibo, .postToTwitter,
        .postToVimeo, .postToWeibo, .print, .saveToCameraRoll, .sharePlay,
    ]
}
