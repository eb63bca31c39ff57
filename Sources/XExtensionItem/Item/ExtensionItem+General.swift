extension ExtensionItem {
    /// The overlays that are written: those that say anything.
    var overlays: [ActivityType: Presentation] { presentations.filter { !$0.value.isEmpty } }

    /// The item's values for all activities, in the form of an overlay without empty values.
    ///
    /// Item and overlays hold the same members, so that both are read and written by the same code.
    var general: Presentation {
        var general = PresentationValues()
        general.mainAttachment = mainAttachment
        general.additionalAttachments = additionalAttachments.isEmpty ? nil : additionalAttachments
        general.title = title.unlessEmpty
        general.contentText = contentText.flatMap { $0.isEmpty ? nil : $0 }
        general.thumbnail = thumbnail.map(Override.replaced)
        let tags = tags.filter { !$0.utf8.isEmpty }
        general.tags = tags.isEmpty ? nil : tags
        general.sourceURL = writtenSourceURL.map(Override.replaced)
        general.referrer = referrer.flatMap { $0.isEmpty ? nil : $0 }
        general.parameters = parameters.isEmpty ? nil : parameters
        general.userInfo = userInfo.isEmpty ? nil : userInfo
        return Presentation(general, kept)
    }

    /// Makes an item of general values.
    init(_ general: Presentation, mainAttachment: Attachment) {
        self.init(general.values, general.kept, mainAttachment: mainAttachment)
    }

    /// Makes an item of general values.
    init(_ general: PresentationValues, _ kept: KeptMembers, mainAttachment: Attachment) {
        self.init(mainAttachment: mainAttachment)
        additionalAttachments = general.additionalAttachments ?? []
        title = general.title
        contentText = general.contentText
        thumbnail = general.thumbnail?.value
        tags = general.tags ?? []
        writtenSourceURL = general.sourceURL?.value
        referrer = general.referrer
        parameters = general.parameters ?? Parameters()
        userInfo = general.userInfo ?? WireDictionary()
        self.kept = kept
    }
}
