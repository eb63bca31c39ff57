/// The codes of the specification's Appendixes A and C, with their clauses and effects.
package enum FindingCatalog {
    /// The effect of a finding on its value in lenient reading.
    package enum Effect: Sendable {
        case error
        /// The value stays in the item unchanged, and can be written back.
        case kept
        /// The value is missing, set aside, or replaced by a valid value.
        case dropped
    }

    /// The severity is `finding` for a code that the specification does not list.
    package static func severity(of code: Finding.Code) -> Finding.Severity {
        if let entry = entries[code] { return entry.effect == .error ? .error : .finding }
        return notices[code] == nil ? .finding : .notice
    }

    package static func clause(of code: Finding.Code) -> String? {
        entries[code]?.clause ?? notices[code]
    }

    /// Whether a finding with this code is an error, so that reading fails; false for a code that
    /// the specification does not list.
    package static func isError(_ code: Finding.Code) -> Bool { entries[code]?.effect == .error }

    package static func isKept(_ code: Finding.Code) -> Bool { entries[code]?.effect == .kept }

    /// The codes of Appendix A. A test checks that this list and the specification have the same
    /// codes.
    package static let entries: [Finding.Code: (clause: String, effect: Effect)] = [
        .unrecognizedEncoding: ("2.2.4", .error),
        .openStepList: ("2.2.3", .error),
        .unsupportedEncoding: ("2.2.5", .error),
        .jsonByteOrderMark: ("3.1.2", .error),
        .jsonSyntax: ("3.1.1", .error),
        .jsonTruncated: ("3.1.5", .error),
        .jsonTrailing: ("3.1.6", .error),
        .jsonUTF8: ("3.1.3", .error),
        .jsonSurrogate: ("3.1.4", .error),
        .xmlSyntax: ("4.1.1", .error),
        .xmlTruncated: ("4.1.2", .error),
        .xmlTrailing: ("4.1.3", .error),
        .xmlEncoding: ("4.1.4", .error),
        .xmlCharacter: ("4.1.5", .error),
        .xmlEntity: ("4.1.6", .error),
        .xmlDocumentType: ("4.1.7", .error),
        .xmlElement: ("4.2.1", .error),
        .xmlAttribute: ("4.2.2", .error),
        .xmlInteger: ("4.2.6", .error),
        .xmlReal: ("4.2.7", .error),
        .xmlDate: ("4.2.8", .error),
        .xmlData: ("4.2.9", .error),
        .binaryHeader: ("5.1.1", .error),
        .binaryTrailer: ("5.1.3", .error),
        .binaryOffset: ("5.1.4", .error),
        .binaryTruncated: ("5.2.15", .error),
        .binaryReference: ("5.2.11", .error),
        .binaryCycle: ("5.2.12", .error),
        .binaryObject: ("5.2.1", .error),
        .binaryInteger: ("5.2.3", .error),
        .binaryString: ("5.2.8", .error),
        .binaryDate: ("5.2.5", .error),
        .binaryKey: ("5.2.10", .error),
        .numberOverflow: ("6.3.2", .error),
        .duplicateKey: ("6.2.3", .error),
        .uid: ("7.2.5", .error),
        .notDictionary: ("2.1.1", .error),
        .documentLimit: ("10.1.3", .error),
        .depthLimit: ("10.1.3", .error),
        .valueLimit: ("10.1.3", .error),
        .stringLimit: ("10.1.3", .error),
        .textLimit: ("10.1.3", .error),
        .dataLimit: ("10.1.3", .error),
        .numberLimit: ("10.1.3", .error),
        .missingVersion: ("11.1.1", .error),
        .malformedVersion: ("11.1.2", .error),
        .unsupportedVersion: ("11.1.4", .error),
        .unknownFeature: ("11.3.2", .error),
        .missingMainAttachment: ("13.2.2", .error),
        .filePath: ("14.6.2", .error),
        .null: ("6.7.1", .dropped),
        .needlessTag: ("7.1.4", .dropped),
        .malformedTag: ("7.1.5", .kept),
        .unknownTag: ("7.1.6", .kept),
        .impreciseNumber: ("6.3.6", .dropped),
        .unsupportedKey: ("6.2.4", .kept),
        .unknownMember: ("12.1.2", .kept),
        .reservedMember: ("12.1.3", .kept),
        .memberType: ("13.1.1", .dropped),
        .missingMember: ("13.1.2", .dropped),
        .writtenDefault: ("13.1.3", .dropped),
        .representationContent: ("14.2.3", .dropped),
        .duplicateType: ("14.3.5", .dropped),
        .malformedTypeIdentifier: ("14.3.1", .dropped),
        .mediaType: ("14.3.2", .kept),
        .urlTypeIdentifier: ("14.3.3", .kept),
        .malformedURL: ("18.1.1", .dropped),
        .excludedScheme: ("18.1.2", .dropped),
        .unsafeName: ("14.5.1", .dropped),
        .fileOutsideFolder: ("14.6.6", .kept),
        .fileByteCount: ("14.6.4", .dropped),
        .emptyRun: ("15.1.3", .dropped),
        .equalRuns: ("15.1.4", .dropped),
        .malformedColor: ("15.2.3", .dropped),
        .fontSize: ("15.2.4", .dropped),
        .activityName: ("19.1.1", .kept),
        .activityMember: ("19.2.2", .dropped),
        .namespaceName: ("20.1.2", .kept),
        .parameterKey: ("20.1.3", .kept),
        .reservedUserInfo: ("20.2.2", .kept),
        .malformedBase64: ("21.2.6", .error),
        .input: ("8.1.7", .error),
        .output: ("8.1.6", .error),
    ]

    /// The codes of the specification's Appendix C, each with its clause. A test checks that this
    /// list and the specification have the same codes.
    package static let notices: [Finding.Code: String] = [
        .controlCharacter: "24.2.3", .bidirectionalControl: "24.2.4", .typeMismatch: "24.2.5",
    ]
}
