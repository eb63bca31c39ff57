/// The files that CPython's plistlib reads and the format refuses, each with its error. UIDs, which
/// every keyed archive has, are not listed.
enum PlistSuiteVerdicts {
    static let refused: [String: String] = [
        // A key that is an integer.
        "libplist/fuzz__bplist-crashes__crash-39f1347115f8fe9ac25cdc9332e3fc5cd32c7f7b":
            "binary.key",
        "go-plist/invalid-bplist-21-dictionary-non-string-key.bplist": "binary.key",
        // Two empty keys; plistlib drops one.
        "libplist/test__data__empty_keys.plist": "value.duplicate-key",
        // Bytes between the offset table and the trailer, or too small an object count.
        "rust-plist/tests__data__binary_circular_array.plist": "binary.trailer",
        "biplist/tests__fuzz_data__ascii_string_too_long.plist": "binary.trailer",
        // Text between elements, which plistlib drops.
        "rust-plist/tests__data__xml_entity_error.plist": "xml.element",
        // Attributes on elements other than the root.
        "go-plist/testdata__xml_unusual_cases__s11.plist": "xml.attribute",
        // Infinities.
        "dd-plist/test-files__infinity-binary.plist": "number.overflow",
        "dd-plist/test-files__infinity-xml.plist": "xml.real",
        // Containers that contain themselves, which plistlib creates.
        "biplist/tests__data__invalid_object_ref_size.plist": "binary.cycle",
        "go-plist/invalid-bplist-20-dictionary-self-referential-value.bplist": "binary.cycle",
        // The offset of an unreferenced object.
        "go-plist/invalid-bplist-11-offset-references-too-small-1-byte-but-2.bplist":
            "binary.offset",
        // An integer of 32 bytes.
        "go-plist/invalid-bplist-25-invalid-integer-8-5-.bplist": "binary.object",
    ]
}
