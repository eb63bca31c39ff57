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
        var text = text
        guard let color = text.withUTF8({ Self(UnsafeRawBufferPointer($0)) }) else { return nil }
        self = color
    }

    init?(_ text: UnsafeRawBufferPointer) {
        guard text.first == UInt8(ascii: "#"), text.count == 7 || text.count == 9 else {
            return nil
        }
        var (value, position): (UInt32, Int) = (0, 1)
        while position < text.count {
            guard let digit = Self.digit(text[position]) else { return nil }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        if text.count == 7 { value = value << 8 | 255 } else if value & 255 == 255 { return nil }
        func component(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        self.init(
            red: component(24), green: component(16), blue: component(8), alpha: component(0))
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
