#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What an inline presentation intent can say; nothing where the platform has no such attribute.
///
/// Neither FoundationEssentials nor Foundation on other systems than Apple's has it.
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

    /// Sets the intent, where there is something to say.
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
