import Testing

@testable import XItemCommands

/// `xitem types`: type identifiers.
struct TypesCommandTests {
    private func run(_ arguments: String...) async -> (status: Int32, output: String) {
        let console = TestConsole()
        let status = await console.run(["types"] + arguments)
        return (status, console.output)
    }

    @Test func showPrintsADeclaredAndADynamicType() async {
        let (status, output) = await run("show", "public.png", "dyn.ah62d4rv4ge80g55sq2")
        #expect(status == 0)
        #expect(
            output == """
                public.png: declared
                  conforms to: public.image, public.data, public.content, public.item
                  extensions: png
                  media types: image/png
                dyn.ah62d4rv4ge80g55sq2: dynamic
                  conforms to: public.data, public.item
                  extensions: conf

                """)
        #expect(await run("show", "public.plan-text") == (1, "public.plan-text: not known\n"))
    }

    @Test func ofFindsTheTypeOfANameOrAMediaType() async {
        let (status, output) = await run("of", "a.b.HEIC", ".md", "png", "image/svg+xml")
        #expect(status == 0)
        #expect(
            output == """
                a.b.HEIC: public.heic
                .md: net.daringfireball.markdown
                png: public.png
                image/svg+xml: public.svg-image

                """)
        #expect(await run("of", "x.unknown") == (1, "x.unknown: not known\n"))
        #expect(await run("of", "image/x-example") == (1, "image/x-example: not known\n"))
    }

    @Test func conformsAlsoReportsAStatus() async {
        #expect(await run("conforms", "image/png", "public.IMAGE") == (0, "yes\n"))
        #expect(await run("conforms", "public.png", "public.text") == (1, "no\n"))
    }

    @Test(arguments: [["public.imag", "public.image"], ["public.png", "public.imag"]])
    func conformsReportsUnknownType(_ types: [String]) async {
        let console = TestConsole()
        #expect(await console.run(["types", "conforms"] + types) == 1)
        #expect(console.errors.hasPrefix("note: public.imag is not known"))
    }

    @Test func answersAreJSONOrAStatus() async {
        let quiet = TestConsole()
        #expect(await quiet.run("types", "conforms", "-q", "public.png", "no.such.type") == 1)
        #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
        let console = TestConsole()
        #expect(await console.run("types", "conforms", "--json", "public.png", "public.image") == 0)
        #expect(await console.run("types", "of", "--json", "a.png", "b.nosuch") == 1)
        #expect(
            console.output == """
                {"conforms":true,"other":"public.image","type":"public.png"}
                {"name":"a.png","type":"public.png"}
                {"name":"b.nosuch"}

                """)
    }
}
