// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

/// The files of Schemas/conformance as they stand in the repository, each with its path there.
enum EmbeddedFiles {
    static var all: KeyValuePairs<String, String> { [
        "README.md": readmeText,
        "v1/description.schema.json": descriptionSchema,
        "v1/report.schema.json": reportSchema,
        "v1/request.schema.json": requestSchema,
        "v1/response.schema.json": responseSchema,
        "v1/vectors/activities.json": activitiesVectors,
        "v1/vectors/attachments.json": attachmentsVectors,
        "v1/vectors/binary.json": binaryVectors,
        "v1/vectors/canonical.json": canonicalVectors,
        "v1/vectors/conversion.json": conversionVectors,
        "v1/vectors/files.json": filesVectors,
        "v1/vectors/item.json": itemVectors,
        "v1/vectors/json.json": jsonVectors,
        "v1/vectors/limits.json": limitsVectors,
        "v1/vectors/notices.json": noticesVectors,
        "v1/vectors/parameters.json": parametersVectors,
        "v1/vectors/reading.json": readingVectors,
        "v1/vectors/referrer.json": referrerVectors,
        "v1/vectors/security.json": securityVectors,
        "v1/vectors/text.json": textVectors,
        "v1/vectors/unknown.json": unknownVectors,
        "v1/vectors/user-info.json": userInfoVectors,
        "v1/vectors/values.json": valuesVectors,
        "v1/vectors/versions.json": versionsVectors,
        "v1/vectors/xml.json": xmlVectors,
        "v1/vectors.schema.json": vectorsSchema,
    ] }
}
