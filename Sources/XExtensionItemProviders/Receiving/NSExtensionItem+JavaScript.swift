// Extensions for Safari on macOS have no `finalize` function.
#if (canImport(ObjectiveC) || STAND_INS) && !os(macOS)
    public import Essentials
    public import XExtensionItem

    extension NSExtensionItem {
        /// Creates the item that an extension returns to the `finalize` function of its JavaScript
        /// file.
        ///
        ///     context.completeRequest(
        ///         returningItems: [try NSExtensionItem(javaScriptArgument: ["color": "#F16C14"])])
        ///
        /// - Parameter argument: the argument of the function.
        /// - Throws: `tag.unknown` if the argument contains a tag that no object can represent; the
        ///   errors of `WireData/load()`.
        public convenience init(javaScriptArgument argument: WireDictionary) throws(PayloadError) {
            self.init()
            var writer = ObjectWriter(at: "")
            let object = try writer.object(
                of: [NSExtensionJavaScriptFinalizeArgumentKey: .dictionary(argument)])
            if let loss = writer.losses.first {
                throw PayloadError(
                    WireFault(code: loss.code, pointer: loss.pointer, message: loss.message))
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
