/// Requests for a maps app, with the commands of IntentKit's `INKMapsHandler`.
///
///     let maps = MapsRequest(center: .init(latitude: 42.523, longitude: -73.544), zoom: 14)
///     let request = maps.directions(from: "Washington Square Park", to: "Lincoln Center")
public struct MapsRequest: Hashable, Sendable {
    /// The coordinates of a location, in degrees.
    public struct Coordinate: Hashable, Sendable {
        /// The latitude, from -90 to 90.
        public var latitude: Double
        /// The longitude, from -180 to 180.
        public var longitude: Double

        /// Creates a coordinate.
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }

        /// The value for links: both numbers with six decimal places, as in `42.523000,-73.544000`;
        /// nil if a number is out of range.
        var text: String? {
            guard let latitude = Self.text(latitude, limit: 90),
                let longitude = Self.text(longitude, limit: 180)
            else { return nil }
            return latitude + "," + longitude
        }

        private static func text(_ degrees: Double, limit: Double) -> String? {
            guard abs(degrees) <= limit else { return nil }
            let millionths = Int((degrees.magnitude * 1_000_000).rounded(.toNearestOrEven))
            let fraction = String(millionths % 1_000_000)
            let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
            let sign = degrees.sign == .minus ? "-" : ""
            return sign + "\(millionths / 1_000_000)." + zeros + fraction
        }
    }

    /// A means of transport.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The value for links, for example `driving`.
        public let rawValue: String

        /// Creates a mode from its value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// By car.
        public static let driving = Mode(rawValue: "driving")
        /// By public transit.
        public static let transit = Mode(rawValue: "transit")
        /// On foot.
        public static let walking = Mode(rawValue: "walking")
    }

    /// The center of the map and of searches; nil lets the app choose. A coordinate that is out of
    /// range counts as nil.
    public var center: Coordinate?
    /// The zoom level; nil lets the app choose.
    public var zoom: Int?

    /// Sets the options of the requests that the methods return.
    public init(center: Coordinate? = nil, zoom: Int? = nil) {
        self.center = center
        self.zoom = zoom
    }

    /// Returns a request to search for a place.
    public func search(for query: String) -> LinkRequest {
        request("searchForLocation:", ["query": query])
    }

    /// Returns a request for directions.
    ///
    /// - Parameters:
    ///   - start: the address of the start.
    ///   - destination: the address of the destination.
    ///   - mode: the means of transport; by car by default, as in IntentKit.
    /// - Returns: the request.
    public func directions(
        from start: String, to destination: String, mode: Mode = .driving
    ) -> LinkRequest {
        request(
            "directionsFrom:to:mode:",
            ["from": start, "to": destination, "mode": mode.rawValue])
    }

    /// Returns a request to show a place.
    ///
    /// - Parameters:
    ///   - coordinate: the place. If it is out of range, resolving the request throws
    ///     `parameter.missing`.
    ///   - title: the name of the place.
    /// - Returns: the request.
    public func open(_ coordinate: Coordinate, title: String) -> LinkRequest {
        var values = ["title": title]
        values["coordinate"] = coordinate.text
        return request("openLocation:title:", values)
    }

    private func request(_ action: String, _ values: [String: String]) -> LinkRequest {
        var values = values
        values["center"] = center?.text
        values["zoom"] = zoom.map(String.init)
        return LinkRequest(type: "maps", action: action, parameters: values)
    }
}
