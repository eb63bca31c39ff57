/// An affiliate of Apple's store.
public struct StoreAffiliate: Hashable, Sendable {
    /// The number of the partner program. LinkShare had 30.
    public var partner: Int
    /// The identifier of the campaign.
    public var campaign: String

    /// Creates an affiliate.
    public init(partner: Int, campaign: String) {
        self.partner = partner
        self.campaign = campaign
    }

    /// The parameters for the query. Every byte that is no letter or digit is escaped.
    var query: String {
        let escaped = campaign.utf8.map { byte -> String in
            let isPlain = 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
            if isPlain { return String(Unicode.Scalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "&partnerId=\(partner)&tduid=\(escaped.joined())"
    }
}
