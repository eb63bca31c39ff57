/// Whom a visit to Apple's store counts for.
public struct StoreAffiliate: Hashable, Sendable {
    /// The number of the partner program; 30 was that of LinkShare.
    public var partner: Int
    /// The text by which the program knows the campaign.
    public var campaign: String

    /// Makes an affiliate.
    public init(partner: Int, campaign: String) {
        self.partner = partner
        self.campaign = campaign
    }

    /// The pairs of the query, with everything escaped that is no letter or digit.
    var query: String {
        let escaped = campaign.utf8.map { byte -> String in
            let isPlain = 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
            if isPlain { return String(Unicode.Scalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "&partnerId=\(partner)&tduid=\(escaped.joined())"
    }
}
