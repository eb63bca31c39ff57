import Foundation
import XExtensionItem

private func setTitles(_ source: inout ItemSource) {
    // snippet 1
}

private func setContent(_ source: inout ItemSource) {
    // snippet 2
}

private func drawClock() async throws -> Data { Data() }
