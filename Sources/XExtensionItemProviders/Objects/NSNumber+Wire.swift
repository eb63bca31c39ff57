#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    import XExtensionItem

    extension NSNumber {
        /// Whether the number was made from a boolean.
        private var isBoolean: Bool {
            #if canImport(ObjectiveC)
                // A number made from an `Int8` has the same `objCType`.
                CFGetTypeID(self) == CFBooleanGetTypeID()
            #else
                String(cString: objCType) == "c"
            #endif
        }

        /// The number or boolean as a value; nil for infinity and NaN.
        var wireValue: WireValue? {
            if isBoolean { return .boolean(boolValue) }
            switch String(cString: objCType) {
            case "d", "f": return WireNumber(doubleValue).map(WireValue.number)
            case "Q": return .number(WireNumber(uint64Value))
            default: return .number(WireNumber(int64Value))
            }
        }
    }

    extension WireNumber {
        /// The number as an object of the same value.
        var object: NSNumber {
            if let int64 { return NSNumber(value: int64) }
            if let uint64 { return NSNumber(value: uint64) }
            return NSNumber(value: double)
        }
    }
#endif
