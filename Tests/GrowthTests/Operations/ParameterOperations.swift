import XExtensionItem

/// Parameters that an app reads and writes with its own type.
enum ParameterOperations {
    private struct Album: ParameterNamespace, Codable {
        static let namespace = "com.example.album"
        var names: [String: String]
        var photos: [String]
    }

    static let all: [Operation<Int>] = [
        Operation("writing parameters") { count in
            let album = album(count)
            return {
                var parameters = Parameters()
                try? parameters.set(album)
            }
        },
        Operation("reading parameters") { count in
            var parameters = Parameters()
            try? parameters.set(album(count))
            return { [parameters] in _ = try? parameters.value(Album.self) }
        },
        Operation("creating a dictionary") { count in
            let members = (0..<count).reversed().map {
                (key: "key \($0)", value: WireValue.string(prose))
            }
            return { _ = WireDictionary(members) }
        },
    ]

    private static func album(_ count: Int) -> Album {
        let keys = (0..<count).map { "key \($0)" }
        return Album(
            names: Dictionary(uniqueKeysWithValues: keys.map { ($0, prose) }), photos: keys)
    }
}
