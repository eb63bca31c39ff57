import Foundation
import FuzzerDriver

// The first argument chooses the target; libFuzzer gets the remaining arguments.
let words = CommandLine.arguments.dropFirst()
if words.first == "seeds", words.count == 3 {
    let seeds = SeedCorpus(folder: URL(fileURLWithPath: words[2]))
    try seeds.write(from: URL(fileURLWithPath: words[3]))
    exit(0)
}
if words.first == "mutations", words.count == 4, let seed = UInt64(words[2]),
    let count = Int(words[3])
{
    let payloads = try SeedCorpus.payloads(in: URL(fileURLWithPath: words[4]))
    try AcceptanceLaw.check(mutationsOf: payloads, seed: seed, count: count)
    exit(0)
}
guard let target = words.first.flatMap(FuzzTarget.named) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    print("fuzz TARGET [libFuzzer's options and corpora]\nfuzz seeds FOLDER REPOSITORY")
    print("fuzz mutations SEED COUNT REPOSITORY")
    print("targets: \(names)")
    exit(64)
}
FuzzTarget.current = target
atexit { FuzzTarget.printRefusals() }

let program = CommandLine.unsafeArgv[0]
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
arguments?[0] = program
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
        FuzzTarget.current.run(Data(UnsafeRawBufferPointer(start: bytes, count: size)))
    })
