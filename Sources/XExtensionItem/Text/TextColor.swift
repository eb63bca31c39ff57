/// An sRGB color with straight alpha and 8 bits per component.
public struct TextColor: Hashable, Sendable, CustomStringConvertible {
    /// The red component, 0 to 255.
    public var red: UInt8
    /// The green component, 0 to 255.
    public var green: UInt8
    /// The blue component, 0 to 255.
    public var blue: UInt8
    /// The opacity, 0 to 255; 255 is opaque.
    public var alpha: UInt8

    /// Creates a color from its components, opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from `#RRGGBB` or `#RRGGBBAA` in upper case, or returns nil; clause 15.2.3.
    ///
    /// An opaque color is written without `AA`, so `AA` must not be `FF`.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "#"), bytes.count == 7 || bytes.count == 9 else {
            return nil
        }
        var components: [UInt8] = []
        for position in stride(from: 1, to: bytes.count, by: 2) {
            guard let high = Self.digit(bytes[position]), let low = Self.digit(bytes[position + 1])
            else { return nil }
            components.append(high << 4 | low)
        }
        guard components.count == 3 || components[3] != 255 else { return nil }
        self.init(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count == 4 ? components[3] : 255)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        default: nil
        }
    }

    /// The color in the payload's notation, for example `#1A2B3C`.
    public var description: String {
        let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return components.reduce("#") { text, component in
            let digits = String(component, radix: 16, uppercase: true)
            return text + (component < 16 ? "0" : "") + digits
        }
    }
}
