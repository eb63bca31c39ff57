// Stand-in for Foundation's NSFileManager.h: the folders of app groups, of which there are none here.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk, Foundation.framework/Headers.
public import Foundation

extension FileManager {
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? { nil }
}
