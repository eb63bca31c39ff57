#if canImport(ObjectiveC) || STAND_INS
    import Essentials
    import XExtensionItem

    /// Converts values to Foundation's objects, and reports values that no object can represent.
    struct ObjectWriter {
        private var path: LossPath

        init(at pointer: String) {
            path = LossPath(pointer)
        }

        var losses: [Loss] { path.losses }

        /// Returns the object of a value. If no object can represent the value, this reports a loss
        /// and returns nil.
        ///
        /// - Throws: the errors of `WireData/load()`, because data is read into memory.
        mutating func object(of value: WireValue) throws(PayloadError) -> (any NSSecureCoding)? {
            switch value {
            case .boolean(let value): return NSNumber(value: value)
            case .number(let number): return number.object
            case .string(let text): return NSString(string: text)
            case .data(let data): return NSData(data: try data.load())
            case .date(let date): return date.date as NSDate
            case .url(let url): return url.absoluteURL as NSURL
            case .array(let elements): return try array(of: elements)
            case .dictionary(let dictionary): return try self.dictionary(of: dictionary)
            case .unknownTag(let name, _):
                path.recordLoss(.unknownTag, "an object cannot represent the tag “\(name)”")
                return nil
            }
        }

        private mutating func array(of elements: [WireValue]) throws(PayloadError) -> NSArray {
            let array = NSMutableArray()
            for (position, element) in elements.enumerated() {
                path.enter(String(position))
                if let object = try object(of: element) { array.add(object) }
                path.leave()
            }
            return array
        }

        private mutating func dictionary(
            of members: WireDictionary
        ) throws(PayloadError) -> NSDictionary {
            let dictionary = NSMutableDictionary(capacity: members.count)
            for (key, value) in members {
                path.enter(key)
                let name = NSString(string: key)
                // On Linux, canonically equivalent strings can be equal keys, so another value may
                // already use this key. If the lookup misses that value, the dictionary gets two
                // equal keys, and would trap when it grows. Therefore, the capacity is reserved
                // above.
                if dictionary.object(forKey: name) != nil {
                    path.recordLoss(.replacedUpstream, "another value already uses the key")
                } else if let object = try object(of: value) {
                    dictionary.setObject(object, forKey: name)
                }
                path.leave()
            }
            return dictionary
        }
    }

    extension WireNumber {
        var object: NSNumber {
            if let int64 { return NSNumber(value: int64) }
            if let uint64 { return NSNumber(value: uint64) }
            return NSNumber(value: double)
        }
    }
#endif
