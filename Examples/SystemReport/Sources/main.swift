// Prints the part of EchoExtension's report that does not need a device: undocumented behavior of this Mac.
for line in await SystemReport.lines() { print(line) }
