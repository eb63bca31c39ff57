@testable import ShareTargets

extension ActivationRule {
    func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }
}
