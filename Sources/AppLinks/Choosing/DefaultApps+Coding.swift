public import Essentials
public import WireFormat

/// The members of a defaults file; section 9 of Schemas/app-catalog.md.
private enum DefaultsMember: String, MemberNames {
    case version = "default-apps"
    case types, app, known
}

extension DefaultApps {
    /// Reads the defaults that ``encoded(as:)`` wrote, as JSON or a property list.
    ///
    /// An unusable value is ignored, so that the person is asked again.
    ///
    /// - Throws: an error of the encoding; `member.type` or `member.missing` if the data is another
    ///   kind of document; `version.unsupported`.
    public init(decoding data: Data, limits: WireLimits = WireLimits()) throws(PayloadError) {
        let document = try WireDocument(data, limits: limits)
        self.init()
        try Self.checkVersion(document)
        guard let types = document.value(of: DefaultsMember.types.rawValue, in: .root) else {
            return
        }
        for member in document.members(of: types) {
            let app = document.value(of: DefaultsMember.app.rawValue, in: member.node)
            let known = document.value(of: DefaultsMember.known.rawValue, in: member.node)
            let knownApps = known.map { document.elements(of: $0).compactMap(document.string(at:)) }
            let choice = Choice(
                app: app.flatMap { document.string(at: $0) }, knownApps: knownApps ?? [])
            let key = document.key(of: member)
            if self[key] == nil, choice.app != nil || known != nil { self[key] = choice }
        }
    }

    private static func checkVersion(_ document: WireDocument) throws(PayloadError) {
        let node = document.value(of: DefaultsMember.version.rawValue, in: .root)
        let place = node.map { document.place(of: $0) }
        func error(_ code: CatalogCode, _ message: String) -> PayloadError {
            let (pointer, location) = (place?.pointer ?? "", place?.location ?? .init(offset: 0))
            return PayloadError(findings: [
                Finding(code, pointer: pointer, location: location, message: message)
            ])
        }
        guard let node else { throw error(.missingMember, "expected the member “default-apps”") }
        guard let text = document.string(at: node) else {
            throw error(.memberType, "expected a string")
        }
        guard OwnVersion.isReadable(text) else {
            throw error(.unsupportedVersion, "expected version 1.0, found “\(text.cut(to: 20))”")
        }
    }

    /// Returns the defaults as a document, with the types in the order of ``types``.
    ///
    /// - Parameter encoding: the encoding; JSON by default.
    /// - Returns: the bytes of the file.
    /// - Throws: `key.unsupported` if XML cannot represent the key of a type.
    public func encoded(as encoding: WireEncoding = .json) throws(PayloadError) -> Data {
        var types = CatalogMembers()
        for (type, choice) in entries {
            var members = CatalogMembers()
            members.add(DefaultsMember.app, choice.app)
            members.add(DefaultsMember.known, .array(choice.knownApps.map(CatalogValue.text)))
            types.add(type, members.value)
        }
        var members = CatalogMembers()
        members.add(DefaultsMember.version, "1.0")
        members.add(DefaultsMember.types, types.value)
        return try members.value.encoded(as: encoding, isPretty: true)
    }
}
