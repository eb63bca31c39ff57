#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    extension ReceivedItem {
        /// Loads what the extension's JavaScript file passed on from a web page in Safari; nil if there
        /// is nothing.
        ///
        /// - Throws: the error of the item provider; `CancellationError`.
        public func javaScriptResults() async throws -> WireDictionary? {
            for attachment in attachments where attachment.typeIdentifiers.contains(.propertyList) {
                let list = try await attachment.load(.propertyList).propertyList?.dictionaryValue
                if let results = list?[NSExtensionJavaScriptPreprocessingResultsKey] {
                    return results.dictionaryValue
                }
            }
            return nil
        }
    }
#endif

// Extensions for Safari on macOS have no function `finalize`.
#if (canImport(ObjectiveC) || STAND_INS) && !os(macOS)
    extension NSExtensionItem {
        /// Creates the item that an extension returns to the `finalize` function of its JavaScript
        /// file.
        ///
        ///     context.completeRequest(
        ///         returningItems: [try NSExtensionItem(javaScriptArgument: ["color": "#F16C14"])])
        ///
        /// - Parameter argument: the argument of the function.
        /// - Throws: `tag.unknown` if a part of the argument has no object; the errors of
        ///   `WireData/load()`.
        public convenience init(javaScriptArgument argument: WireDictionary) throws(WireError) {
            self.init()
            var writer = ObjectWriter(at: "")
            let object = try writer.object(
                of: [NSExtensionJavaScriptFinalizeArgumentKey: .dictionary(argument)])
            if let loss = writer.losses.first {
                throw WireError(code: loss.code, pointer: loss.pointer, message: loss.message)
            }
            let provider = NSItemProvider()
            if let object {
                let object = UncheckedBox(object)
                provider.registerObject(.propertyList) { object.value }
            }
            attachments = [provider]
        }
    }
#endif
