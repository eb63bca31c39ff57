#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    import XExtensionItem

    /// Converts Foundation's objects to values, and reports objects that have no value; clause 23.1.5.
    ///
    /// The objects of another process can share parts, so that a small archive unfolds to a huge tree,
    /// and they can be nested without end. The reader stops at limits.
    struct ObjectReader {
        /// The number of values to read at most.
        static let greatestCount = WireLimits.guaranteed.valueCount
        /// The nesting to read at most. The mapping itself allows less, and reports what is deeper.
        static let greatestLevel = 2 * WireLimits.guaranteed.depth

        private var path: LossPath
        private var count = 0

        /// Creates a reader that reports places below a JSON Pointer.
        init(at pointer: String) {
            path = LossPath(pointer)
        }

        /// The objects that were left out so far.
        var losses: [UpstreamLoss] { path.losses }

        /// Returns the value of an object, or nil after reporting why it has none.
        mutating func value(of object: Any) -> WireValue? {
            count += 1
            guard count <= Self.greatestCount else {
                if count == Self.greatestCount + 1 {
                    path.lose(
                        .valueLimit, "more than \(Self.greatestCount) values; the rest is left out")
                }
                return nil
            }
            guard path.level <= Self.greatestLevel else {
                path.lose(.depthLimit, "beyond \(Self.greatestLevel) levels of nesting")
                return nil
            }
            switch object {
            case let array as NSArray: return .array(elements(of: array))
            case let dictionary as NSDictionary: return .dictionary(members(of: dictionary))
            default: return scalar(object)
            }
        }

        /// Returns the values under string keys.
        mutating func members(of dictionary: some Sequence<(key: Any, value: Any)>)
            -> WireDictionary
        {
            var members: [WireDictionary.Member] = []
            for (key, value) in dictionary where count <= Self.greatestCount {
                guard let name = Self.name(key) else {
                    path.lose(.memberType, "expected a string as a key, found \(type(of: key))")
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
            for (position, element) in array.enumerated() where count <= Self.greatestCount {
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
                path.lose(.memberType, "expected a date in the years 1 to 9999")
            case let number as NSNumber:
                if let value = number.wireValue { return value }
                path.lose(.memberType, "expected a finite number")
            default:
                path.lose(
                    .memberType, "an object of class \(type(of: object)), which no payload holds")
            }
            return nil
        }
    }
#endif
