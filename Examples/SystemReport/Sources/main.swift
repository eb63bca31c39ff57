// Prints what this Mac does where documentation is silent: the part of EchoExtension's report that needs
// no device.
for line in await SystemReport.lines() { print(line) }
