#if canImport(ObjectiveC) || STAND_INS
    import Essentials
    package import XExtensionItem

    /// Converts Foundation's objects to values (clause 23.1.5), and reports objects that a payload
    /// cannot represent.
    ///
    /// Objects from another process can contain the same object many times, and can be nested to
    /// any depth, so the reader enforces limits.
    struct ObjectReader {
        static let maximumCount = WireLimits.guaranteed.valueCount
        /// Bounds only the work of this reader. The mapping to a payload allows fewer levels, and
        /// reports the values beyond that lower limit.
        static let maximumLevel = 2 * WireLimits.guaranteed.depth

        private var path: LossPath
        private var count = 0

        init(at pointer: String) {
            path = LossPath(pointer)
        }

        var losses: [Loss] { path.losses }

        /// Returns the value of an object. If a payload cannot represent the object, this reports a
        /// loss and returns nil.
        mutating func value(of object: Any) -> WireValue? {
            count += 1
            guard count <= Self.maximumCount else {
                if count == Self.maximumCount + 1 {
                    path.recordLoss(
                        .valueLimit, "more than \(Self.maximumCount) values; the rest are omitted")
                }
                return nil
            }
            guard path.level <= Self.maximumLevel else {
                path.recordLoss(.depthLimit, "nested deeper than \(Self.maximumLevel) levels")
                return nil
            }
            switch object {
            case let array as NSArray: return .array(elements(of: array))
            case let dictionary as NSDictionary: return .dictionary(members(of: dictionary))
            default: return scalar(object)
            }
        }

        mutating func members(of dictionary: some Sequence<(key: Any, value: Any)>)
            -> WireDictionary
        {
            var members: [WireDictionary.Member] = []
            for (key, value) in dictionary where count <= Self.maximumCount {
                guard let name = Self.name(key) else {
                    path.recordLoss(
                        .memberType, "expected a string as a key, found \(type(of: key))")
                    continue
                }
                path.enter(name)
                if let value = self.value(of: value) { members.append((name, value)) }
                path.leave()
            }
            return WireDictionary(members)
        }

        private static func name(_ key: Any) -> String? {
            (key as? AnyHashable)?.base as? String ?? key as? String
        }

        private mutating func elements(of array: NSArray) -> [WireValue] {
            var elements: [WireValue] = []
            for (position, element) in array.enumerated() where count <= Self.maximumCount {
                path.enter(String(position))
                if let value = value(of: element) { elements.append(value) }
                path.leave()
            }
            return elements
        }

        private mutating func scalar(_ object: Any) -> WireValue? {
            switch object {
            case let url as NSURL: return .url((url as URL).absoluteURL)
            case let text as NSString: return .string(text as String)
            case let data as NSData: return .data(WireData(data as Data))
            case let date as NSDate:
                if let value = WireDate(date as Date) { return .date(value) }
                path.recordLoss(.memberType, "expected a date in the years 1 to 9999")
            case let number as NSNumber:
                if let value = number.wireValue { return value }
                path.recordLoss(.memberType, "expected a finite number")
            default:
                path.recordLoss(
                    .memberType,
                    "an object of class \(type(of: object)), which a payload cannot represent")
            }
            return nil
        }
    }

    extension NSNumber {
        private var isBoolean: Bool {
            #if canImport(ObjectiveC)
                // An `Int8` has the same `objCType` as a boolean, but another type in Core
                // Foundation.
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

    extension Loss {
        package static func notCarried(_ pointer: String, _ message: String) -> Loss {
            Loss(code: .notCarriedUpstream, pointer: pointer, message: message)
        }
    }

    /// The losses of a walk through nested values, and the current position of the walk.
    ///
    /// A pointer is created only for a loss, because with long keys and deep nesting, all pointers
    /// together would be much larger than the values.
    struct LossPath {
        private(set) var losses: [Loss] = []
        private let root: String
        private var steps: [String] = []

        init(_ root: String) {
            self.root = root
        }

        var level: Int { steps.count }

        mutating func enter(_ step: String) { steps.append(step) }

        mutating func leave() { steps.removeLast() }

        mutating func recordLoss(_ code: Finding.Code, _ message: String) {
            losses.append(
                Loss(
                    code: code, pointer: steps.reduce(root) { $0 + JSONPointer.step($1) },
                    message: message))
        }
    }
#endif
