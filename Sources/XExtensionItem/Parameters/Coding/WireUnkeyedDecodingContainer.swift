/// Reads the elements of an array.
struct WireUnkeyedDecodingContainer: UnkeyedDecodingContainer {
    let elements: [WireValue]
    let codingPath: [any CodingKey]
    let drops: DroppedValues?
    private(set) var currentIndex = 0

    init(elements: [WireValue], codingPath: [any CodingKey], drops: DroppedValues?) {
        self.elements = elements
        self.codingPath = codingPath
        self.drops = drops
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try taken().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try taken().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try taken() }

    private mutating func taken() throws -> WireValueDecoder {
        let decoder = try current()
        currentIndex += 1
        return decoder
    }

    private func current() throws -> WireValueDecoder {
        let path = codingPath + [WireCodingKey(intValue: currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self,
                .init(
                    codingPath: path,
                    debugDescription: "expected more than \(elements.count) elements"))
        }
        return WireValueDecoder(elements[currentIndex], path: path, drops: drops)
    }
}
