/// The sending app's own values, whose keys have rules; clause 20.2.
struct UserInfo: Sendable {
    var dictionary = WireDictionary()
}
