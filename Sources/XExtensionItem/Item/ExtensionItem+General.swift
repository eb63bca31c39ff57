extension ExtensionItem {
    /// The overlays to write: those that change anything.
    var overlays: [ActivityType: Presentation] { presentations.filter { !$0.value.isEmpty } }

    /// The item's values for all activities, as an overlay without empty values.
    ///
    /// The item and its overlays have the same members, so that the same code reads and writes
    /// both.
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

    /// Creates an item from its values for all activities.
    init(_ general: Presentation, mainAttachment: Attachment) {
        self.init(general.values, general.kept, mainAttachment: mainAttachment)
    }

    /// Creates an item from its values for all activities and its kept members.
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
