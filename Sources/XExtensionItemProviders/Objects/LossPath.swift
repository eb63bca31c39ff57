#if canImport(ObjectiveC) || canImport(AppleFoundation)
    import XExtensionItem

    /// The losses of a walk through nested values, and the place where the walk is.
    ///
    /// A pointer is written only for a loss: long keys and deep nesting would make all pointers
    /// together much larger than the values.
    struct LossPath {
        private(set) var losses: [UpstreamLoss] = []
        private let root: String
        private var steps: [String] = []

        /// Starts a walk at a JSON Pointer.
        init(_ root: String) {
            self.root = root
        }

        /// The nesting level; 0 at the start.
        var level: Int { steps.count }

        /// Walks one step down, to a key of a dictionary or an index of an array.
        mutating func enter(_ step: String) { steps.append(step) }

        /// Walks one step up.
        mutating func leave() { steps.removeLast() }

        /// Reports a loss at this place.
        mutating func lose(_ code: WireError.Code, _ message: String) {
            losses.append(
                UpstreamLoss(
                    code: code, pointer: steps.reduce(root) { $0 + $1.pointerStep },
                    message: message))
        }
    }

    extension String {
        /// The key as one step of a JSON Pointer (RFC 6901), with its slash.
        ///
        /// It works on bytes: a combining mark after `/` would hide the slash from a search by
        /// `Character`.
        var pointerStep: String {
            var bytes = Array("/".utf8)
            for byte in utf8 {
                switch byte {
                case UInt8(ascii: "~"): bytes += Array("~0".utf8)
                case UInt8(ascii: "/"): bytes += Array("~1".utf8)
                default: bytes.append(byte)
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
#endif
