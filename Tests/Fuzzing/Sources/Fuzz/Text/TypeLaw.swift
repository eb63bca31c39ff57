import Foundation
import UniformTypes

/// Type identifiers of any text support every query, with consistent results.
enum TypeLaw {
    static func check(_ bytes: Data) throws -> Bool {
        if let type = TypeIdentifier(detecting: bytes) {
            require(type.conforms(to: "public.data"), "\(type) does not conform to public.data")
            let head = bytes.prefix(64)
            require(TypeIdentifier(detecting: head) == type, "detection depends on later bytes")
        }
        let names = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n")
        let types = names.prefix(4).map { TypeIdentifier(rawValue: String($0)) }
        for type in types { check(type) }
        for type in types {
            for other in types where type == other {
                require(type.hashValue == other.hashValue, "equal types have different hashes")
                require(
                    type.supertypes == other.supertypes, "equal types have different supertypes")
            }
        }
        return true
    }

    private static func check(_ type: TypeIdentifier) {
        require(type.conforms(to: type), "\(type) does not conform to itself")
        for parent in type.supertypes {
            require(type.conforms(to: parent), "\(type) does not conform to \(parent)")
            require(
                !parent.supertypes.contains(type), "\(type) and \(parent) conform to each other")
            for other in parent.supertypes {
                require(type.conforms(to: other), "\(type) does not conform to \(other)")
            }
        }
        require(
            type.preferredMediaType == type.mediaTypes.first, "\(type): inconsistent media types")
        let names = type.filenameExtensions
        require(type.preferredFilenameExtension == names.first, "\(type): inconsistent extensions")
        for media in type.mediaTypes {
            let again = TypeIdentifier(mediaType: media)
            require(
                TypeIdentifier(mediaType: media.uppercased()) == again, "\(media) depends on case")
            require(again?.conforms(to: .data) == true, "\(media) does not conform to public.data")
        }
        for name in names {
            require(TypeIdentifier(filenameExtension: name) != nil, ".\(name) has no type")
        }
        if let media = TypeIdentifier(mediaType: type.rawValue), media.rawValue.contains("/") {
            require(
                TypeIdentifier(mediaType: media.rawValue) == media, "\(media) is not idempotent")
        }
        _ = TypeIdentifier(filenameExtension: type.rawValue)
    }
}
