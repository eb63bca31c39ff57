/// The codes of the specification's Appendixes A and C, with their clauses and effects.
package enum FindingCatalog {
    /// The effect of a finding on its value in lenient reading.
    package enum Effect: Sendable {
        /// An error after which nothing else of the document is checked; clause 21.1.3.
        case endsReading
        case error
        /// The value stays in the item unchanged, and can be written back.
        case kept
        /// The value is missing, set aside, or replaced by a valid value.
        case dropped
    }

    /// The severity is `finding` for a code that the specification does not list.
    package static func severity(of code: Finding.Code) -> Finding.Severity {
        if isError(code) { return .error }
        return notices[code] == nil ? .finding : .notice
    }

    package static func clause(of code: Finding.Code) -> String? {
        entries[code]?.clause ?? notices[code]
    }

    /// Whether a finding with this code is an error, so that reading fails; false for a code that
    /// the specification does not list.
    package static func isError(_ code: Finding.Code) -> Bool {
        entries[code]?.effect == .error || endsReading(code)
    }

    package static func endsReading(_ code: Finding.Code) -> Bool {
        entries[code]?.effect == .endsReading
    }

    package static func isKept(_ code: Finding.Code) -> Bool { entries[code]?.effect == .kept }

    /// The codes of Appendix A. A test checks that this list and the specification have the same
    /// codes.
    package static let entries: [Finding.Code: (clause: String, effect: Effect)] = [
        .unrecognizedEncoding: ("2.2.4", .endsReading),
        .openStepList: ("2.2.3", .endsReading),
        .unsupportedEncoding: ("2.2.5", .endsReading),
        .jsonByteOrderMark: ("3.1.2", .endsReading),
        .jsonSyntax: ("3.1.1", .endsReading),
        .jsonTruncated: ("3.1.5", .endsReading),
        .jsonTrailing: ("3.1.6", .endsReading),
        .jsonUTF8: ("3.1.3", .endsReading),
        .jsonSurrogate: ("3.1.4", .endsReading),
        .xmlSyntax: ("4.1.1", .endsReading),
        .xmlTruncated: ("4.1.2", .endsReading),
        .xmlTrailing: ("4.1.3", .endsReading),
        .xmlEncoding: ("4.1.4", .endsReading),
        .xmlCharacter: ("4.1.5", .endsReading),
        .xmlEntity: ("4.1.6", .endsReading),
        .xmlDocumentType: ("4.1.7", .endsReading),
        .xmlElement: ("4.2.1", .endsReading),
        .xmlAttribute: ("4.2.2", .endsReading),
        .xmlInteger: ("4.2.6", .endsReading),
        .xmlReal: ("4.2.7", .endsReading),
        .xmlDate: ("4.2.8", .endsReading),
        .xmlData: ("4.2.9", .endsReading),
        .binaryHeader: ("5.1.1", .endsReading),
        .binaryTrailer: ("5.1.3", .endsReading),
        .binaryOffset: ("5.1.4", .endsReading),
        .binaryTruncated: ("5.2.15", .endsReading),
        .binaryReference: ("5.2.11", .endsReading),
        .binaryCycle: ("5.2.12", .endsReading),
        .binaryObject: ("5.2.1", .endsReading),
        .binaryInteger: ("5.2.3", .endsReading),
        .binaryString: ("5.2.8", .endsReading),
        .binaryDate: ("5.2.5", .endsReading),
        .binaryKey: ("5.2.10", .endsReading),
        .numberOverflow: ("6.3.2", .endsReading),
        .duplicateKey: ("6.2.3", .endsReading),
        .uid: ("7.2.5", .endsReading),
        .notDictionary: ("2.1.1", .endsReading),
        .documentLimit: ("10.1.3", .endsReading),
        .depthLimit: ("10.1.3", .endsReading),
        .valueLimit: ("10.1.3", .endsReading),
        .stringLimit: ("10.1.3", .endsReading),
        .textLimit: ("10.1.3", .endsReading),
        .dataLimit: ("10.1.3", .endsReading),
        .numberLimit: ("10.1.3", .endsReading),
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
