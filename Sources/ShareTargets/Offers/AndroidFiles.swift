/// The files of an intent, as intent filters see them: their number and common type.
struct AndroidFiles: Hashable, Sendable {
    static let send = "android.intent.action.SEND"
    static let sendMultiple = "android.intent.action.SEND_MULTIPLE"

    let count: Int
    let type: String

    init(mediaTypes: [String]) {
        count = mediaTypes.count
        guard let first = mediaTypes.first else {
            type = "text/plain"
            return
        }
        let top = first.prefix { $0 != "/" } + "/"
        if mediaTypes.allSatisfy({ $0 == first }) {
            type = first
        } else {
            type = mediaTypes.allSatisfy { $0.hasPrefix(top) } ? top + "*" : "*/*"
        }
    }

    init(_ attachments: [SharedView.Attachment]) {
        self.init(mediaTypes: attachments.filter { $0.form == .file }.map(\.mediaType))
    }

    var action: String { count > 1 ? Self.sendMultiple : Self.send }
}
