import Essentials

/// The styles of an inline presentation intent; empty on platforms without that attribute.
///
/// Only Foundation on Apple's systems has the attribute; FoundationEssentials does not.
struct InlineStyle {
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var isCode = false

    init(_ run: TextRun) {
        isBold = run.isBold
        isItalic = run.isItalic
        isStruckThrough = run.isStruckThrough
        isCode = run.isCode
    }

    init(_ run: AttributedString.Runs.Run) {
        #if canImport(Darwin)
            let intent = run.inlinePresentationIntent ?? []
            isBold = intent.contains(.stronglyEmphasized)
            isItalic = intent.contains(.emphasized)
            isStruckThrough = intent.contains(.strikethrough)
            isCode = intent.contains(.code)
        #endif
    }

    /// Sets the intent, unless it is empty.
    func set(in container: inout AttributeContainer) {
        #if canImport(Darwin)
            var intent: InlinePresentationIntent = []
            if isBold { intent.insert(.stronglyEmphasized) }
            if isItalic { intent.insert(.emphasized) }
            if isStruckThrough { intent.insert(.strikethrough) }
            if isCode { intent.insert(.code) }
            if !intent.isEmpty { container.inlinePresentationIntent = intent }
        #endif
    }
}
