enum HTMLParts {
    static func failure(_ results: [Report.Case?], _ testees: [Report.Testee]) -> String {
        guard let one = results.compactMap(\.self).first else { return "" }
        let outcomes = Set(results.compactMap(\.?.outcome.name)).sorted().joined(separator: "|")
        let tags = zip(results, testees).map { result, testee in
            tag(result?.outcome, testees.count > 1 ? testee.name : nil)
        }
        let evidence = results.compactMap(\.?.evidence).first
        var body = (evidence?.notes ?? []).map {
            "<p class=\"note\">Catches a program that \(Markup.escaped($0.bug)): \(Markup.escaped($0.effect)).</p>"
        }
        if let comment = evidence?.comment { body.append("<p>\(Markup.escaped(comment))</p>") }
        body.append(block("input", evidence?.input ?? ""))
        body.append(block("expected", results.compactMap { $0?.evidence?.expected }.first ?? ""))
        body += zip(results, testees).compactMap { result, testee in
            result.map { answer($0, testee) }
        }
        return """
            <details data-outcomes="\(outcomes)"><summary><code>\(Markup.escaped(one.id))</code> \
            <span>clause \(Markup.escaped(one.clause)), \(one.level.rawValue)</span> \
            \(tags.joined(separator: " "))</summary>
            \(body.joined())</details>

            """
    }

    private static func answer(_ result: Report.Case, _ testee: Report.Testee) -> String {
        guard result.outcome.isFailure || result.isKnownFailure else { return "" }
        let lines = result.lines.map { "<li>\(Markup.escaped($0))</li>" }
        let known = result.isKnownFailure ? " (listed as a known failure)" : ""
        return "<h3>\(Markup.escaped(testee.name)): \(result.outcome.name)\(known)</h3>"
            + (lines.isEmpty ? "" : "<ul>\(lines.joined())</ul>")
            + block("got", result.evidence?.actual ?? "")
            + block("standard error", result.evidence?.standardError ?? "")
    }

    private static func tag(_ outcome: Runner.Outcome?, _ name: String?) -> String {
        guard let outcome else { return "" }
        let mark = outcome == .passed ? "good" : outcome == .skipped ? "none" : "bad"
        let prefix = name.map { Markup.escaped($0) + ": " } ?? ""
        return "<span class=\"tag \(mark)\">\(prefix)\(outcome.name)</span>"
    }

    static func block(_ title: String, _ text: String) -> String {
        text.isEmpty ? "" : "<h4>\(title)</h4><pre>\(Markup.escaped(text))</pre>"
    }

    static let style = """
        :root { --text: #1d1d1f; --back: #fff; --line: #d2d2d7; --faint: #6e6e73; --box: #f5f5f7;
          --good: #1b7f3b; --bad: #c0261c; --fair: #9a6700; }
        @media (prefers-color-scheme: dark) { :root { --text: #f0f0f2; --back: #161618; --line: #3a3a3e;
          --faint: #a1a1a8; --box: #222226; --good: #4cc274; --bad: #ff7b70; --fair: #e0b050; } }
        body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back);
          max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
        h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
        h4 { font-size: .8rem; color: var(--faint); margin: .75rem 0 .25rem; font-weight: 600; }
        table { border-collapse: collapse; display: block; overflow-x: auto; }
        th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right;
          font-variant-numeric: tabular-nums; white-space: nowrap; }
        th:first-child { text-align: left; position: sticky; left: 0; background: var(--back);
          padding-left: 0; } th span, td span, summary span { color: var(--faint);
          font-weight: 400; font-size: .85em; }
        .good { color: var(--good); } .bad { color: var(--bad); } .fair { color: var(--fair); }
        .none { color: var(--faint); } li.good b, li.bad b { color: var(--text); }
        a { color: inherit; } code, pre { font: 13px/1.45 ui-monospace, monospace; }
        pre { background: var(--box); padding: .6rem .8rem; border-radius: 6px; overflow-x: auto;
          max-height: 24rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
        details { border-top: 1px solid var(--line); padding: .4rem 0; }
        section { scroll-margin-top: 3rem; }
        summary { cursor: pointer; overflow-wrap: anywhere; }
        summary .tag { display: inline-block; border: 1px solid; border-radius: .8em; padding: 0 .6em;
          margin-left: .3em; }
        summary .tag.good { color: var(--good); } summary .tag.bad { color: var(--bad); }
        .note { color: var(--fair); margin: .4rem 0; }
        form { position: sticky; top: 0; background: var(--back); padding: .6rem 0; display: flex;
          flex-wrap: wrap; gap: .3rem 1rem; align-items: center; border-bottom: 1px solid var(--line); }
        input[type=search] { font: inherit; padding: .2rem .5rem; width: 16rem; max-width: 70vw; }
        @media (max-width: 40rem) { body { margin: 1rem auto; } h1 { font-size: 1.25rem; }
          ul { padding-left: 1.2rem; } th[scope=row] span { display: none; }
          thead th { white-space: normal; } form { position: static; } }
        """

    static let script = """
        const form = document.getElementById("filter");
        const show = () => {
          const text = form.querySelector("[type=search]").value.toLowerCase();
          const wanted = new Set([...form.querySelectorAll(":checked")].map((box) => box.value));
          let count = 0;
          for (const section of document.querySelectorAll("section")) {
            let any = false;
            for (const one of section.querySelectorAll("details")) {
              const fits = one.dataset.outcomes.split("|").some((name) => wanted.has(name) || name === "passed" && \
        !one.querySelector("summary .bad"));
              one.hidden = !(fits && one.textContent.toLowerCase().includes(text));
              if (!one.hidden) { any = true; count += 1; }
            }
            section.hidden = !any;
          }
          form.querySelector("output").textContent = count === 1 ? "1 case" : `${count} cases`;
        };
        if (form) {
          form.addEventListener("input", show);
          form.addEventListener("submit", (event) => event.preventDefault());
          show();
        }
        """
}
