import WireFormat

/// The place of an entry or a value in a catalog: its pointer in the XExtensionItem format, and its
/// origin.
struct CatalogPlace {
    var pointer = ""
    var origin = CatalogOrigin()

    func at(_ keys: String..., origin: CatalogOrigin? = nil) -> CatalogPlace {
        let pointer = keys.reduce(pointer) { $0 + JSONPointer.step($1) }
        return CatalogPlace(pointer: pointer, origin: origin ?? self.origin)
    }

    func at(
        _ member: CatalogMember, _ position: Int? = nil, origin: CatalogOrigin? = nil
    ) -> CatalogPlace {
        let place = at(member.rawValue, origin: origin)
        return position.map { place.at("\($0)") } ?? place
    }
}
