"""Writes the site: its pages (from Markdown), its front page and its search.

usage: site_pages.py SITE
"""
import html
import json
import pathlib
import re
import shutil
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOG = "Sources/XExtensionItem/XExtensionItem.docc"
PAGES = {
    "getting-started": f"{CATALOG}/GettingStarted.md",
    "questions": f"{CATALOG}/Questions.md",
    "other-languages": f"{CATALOG}/OtherLanguages.md",
    "wire-format": "Schemas/wire-format.md",
    "user-info": "Schemas/user-info.md",
    "file-names": "Schemas/file-names.md",
    "share-targets": "Schemas/share-targets.md",
    "app-catalog": "Schemas/app-catalog.md",
    "conformance-guide": "Schemas/conformance/README.md",
    "schemas": "Schemas/README.md",
    "payloads": "Examples/Payloads/README.md",
    "pipelines": "Examples/Pipelines/README.md",
    "changes": "CHANGELOG.md",
}
NAVIGATION = {
    "getting-started": "Get started", "questions": "Questions", "wire-format": "Specification",
    "conformance-guide": "Conformance", "changes": "Changes",
}
CLAUSE = re.compile(r"^(?:[-*] |\d+\. )?\*\*([0-9A-Z]+(?:\.[0-9]+)+)\*\*", re.M)
FRONT = "XExtensionItem for Swift"


def page(title, body):
    links = "".join(f'<a href="{name}.html">{text}</a>' for name, text in NAVIGATION.items())
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{STYLE}</style>\n<script defer src=\"search.js\"></script>\n</head>\n<body>\n"
        f'<header class="site"><a class="home" href="index.html">XExtensionItem</a>{links}\n'
        '<input id="search" type="search" placeholder="Search clauses" aria-label="Search clauses" autocomplete="off">'
        f'<ol id="results" aria-live="polite"></ol></header>\n{body}\n</body>\n</html>\n'
    )


def converted(text):
    """Converts Markdown, and returns the HTML and the headings."""
    converter = markdown.Markdown(extensions=["tables", "fenced_code", "toc", "sane_lists"],
                                  extension_configs={"toc": {"slugify": slug}})
    # The converter accepts one word after a fence. The specification adds a second word for its tests.
    return converter.convert(re.sub(r"^(```\w+) [\w-]+$", r"\1", text, flags=re.M)), converter.toc_tokens


def slug(value, separator):
    """Adds the same anchors to headings as GitHub, which links between the documents use."""
    return re.sub(r"\s", separator, re.sub(r"[^\w\s-]", "", value.strip().lower()))


def section(identifier, name):
    """The anchor of a heading. The anchor of a numbered section contains its number."""
    number = re.match(r"(\d+)\.", name)
    return f"section-{number[1]}" if number else identifier


def anchored(body):
    """Adds an anchor with its number to each clause: `**14.5.3**` at the start of a paragraph or an item."""
    body = re.sub(
        r"(<(?:p|li)>)<strong>([0-9A-Z]+(?:\.[0-9]+)+)</strong>",
        r'\1<a class="clause" id="\2" href="#\2"><strong>\2</strong></a>', body)
    return re.sub(r'<h2 id="([^"]*)">([^<]*)', lambda match: f'<h2 id="{section(match[1], match[2])}">{match[2]}', body)


def with_contents(body, headings):
    """Adds a table of contents to a page with several sections."""

    def listed(tokens):
        return "<ul>" + "".join(
            f'<li><a href="#{section(token["id"], token["name"]) if token["level"] == 2 else token["id"]}">{token["name"]}</a>'
            + (listed(token["children"]) if token["children"] and token["level"] < 3 else "") + "</li>" for token in tokens) + "</ul>"

    sections = headings[0]["children"] if headings else []
    if len(sections) == 1:
        sections = sections[0]["children"] + headings[0]["children"][1:]
    if len(sections) < 4:
        return f"<main>{body}</main>"
    return (f'<div class="columns"><details class="contents"><summary>Contents</summary>{listed(sections)}</details>'
            f"<main>{body}</main></div>")


def from_docc(text):
    """Converts the links of a DocC article to links of Markdown: to a page of the site, or to the documentation."""
    pages = {pathlib.Path(path).stem: f"{name}.html" for name, path in PAGES.items()}
    documentation = "docs/XExtensionItem/documentation/xextensionitem/"

    def article(match):
        title = re.match(r"# (.*)", (ROOT / CATALOG / f"{match[1]}.md").read_text(encoding="utf-8"))[1]
        return f"[{title}](site:{pages.get(match[1]) or documentation + match[1].lower() + '/'})"

    def symbol(match):
        path = documentation + match[1].lower() + "/"
        if not (SITE / path).is_dir():
            sys.exit(f"no documentation of {match[1]}")
        return f"[`{match[1].rsplit('/', 1)[-1]}`](site:{path})"

    def picture(match):
        shutil.copy(ROOT / CATALOG / "Resources" / f"{match[2]}.svg", SITE)
        return f"![{match[1]}]({match[2]}.svg)"

    text = re.sub(r"<doc:(\w+)>", article, text)
    text = re.sub(r"``([^`\n]+)``", symbol, text)
    return re.sub(r"!\[([^]]*)\]\(([\w-]+)\)", picture, text).replace("\n## Overview\n", "\n")


def sources():
    """The pages of files in the repository."""
    known = {(ROOT / path).resolve(): f"{name}.html" for name, path in PAGES.items()}
    for example in (SITE / "examples").iterdir():
        for suffix in [".xitem.json", ".xitem.plist", ".xitem/item.json"]:
            known[(ROOT / "Examples/Payloads" / (example.stem + suffix)).resolve()] = f"examples/{example.name}"
    return known


def linked(body, source, known, missing):
    """Replaces links to files with links to their pages. Links to files without a page become text."""

    def replace(match):
        target, text = html.unescape(match[1]), match[2]
        if target.startswith("site:"):
            return f'<a href="{html.escape(target[5:])}">{text}</a>'
        if target.startswith(("https://", "http://", "#", "mailto:")):
            return match[0]
        path, _, fragment = target.partition("#")
        file = (source.parent / path).resolve()
        if file in known:
            return f'<a href="{html.escape(known[file] + ("#" + fragment if fragment else ""))}">{text}</a>'
        if not file.exists():
            missing.append(f"{source.relative_to(ROOT)}: {target}")
        return text

    return re.sub(r'<a href="([^"]*)">(.*?)</a>', replace, body, flags=re.S)


def clauses(name, body):
    """The clauses of a page: [page, number, text]."""
    found = []
    for part in body.split('<a class="clause" id="')[1:]:
        part = re.split(r"<h[1-6]\b", part)[0]
        number, text = part.split('"', 1)
        text = html.unescape(re.sub(r"<[^>]*>", " ", text.split("</a>", 1)[1]))
        found.append([name, number, " ".join(text.split())])
    return found


def write_pages(known, missing):
    """Writes a page for each Markdown file, and the search over their clauses."""
    found, titles = [], {}
    for name, path in PAGES.items():
        source = ROOT / path
        text = source.read_text(encoding="utf-8")
        titles[name] = re.search(r"^# (.*)$", text, re.M)[1]
        body, headings = converted(from_docc(text) if ".docc/" in path else text)
        body = linked(anchored(body), source, known, missing)
        own, numbers = clauses(name, body), CLAUSE.findall(text)
        if [number for _, number, _ in own] != numbers:
            missing.append(f"{path}: {len(own)} anchors for {len(numbers)} clauses")
        found += own
        (SITE / f"{name}.html").write_text(page(titles[name], with_contents(body, headings)), encoding="utf-8")
    data = f"const titles = {json.dumps(titles)};\nconst clauses = {json.dumps(found, ensure_ascii=False)};\n"
    (SITE / "search.js").write_text(data + (ROOT / ".ci/site_search.js").read_text(encoding="utf-8"), encoding="utf-8")
    return len(found)


def write_front_page(known, missing):
    """Writes the front page. Its text, code and table of products are those of the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    introduction = readme.split("\n\n", 1)[1].split("\n```", 1)[0]
    code = re.search(r"```swift\n.*?\n```", readme, re.S)[0]
    products = re.search(r"## Products\n\n(.*?\n)\n", readme, re.S)[1]
    for module in (path.name for path in (SITE / "docs").iterdir()):
        products = products.replace(f"| `{module}`", f"| [`{module}`](site:docs/{module}/documentation/{module.lower()}/)")
        products = products.replace(f", `{module}`", f", [`{module}`](site:docs/{module}/documentation/{module.lower()}/)")
    examples = ", ".join(f"[{path.stem}](site:examples/{path.name})" for path in sorted((SITE / "examples").iterdir()))
    starts = """<ul class="starts">
<li><a href="site:getting-started.html">An app or an extension</a><br>Add the package, share a link, and receive it.</li>
<li><a href="site:other-languages.html">A server or a script</a><br>Create payloads with any JSON library.</li>
<li><a href="site:conformance-guide.html">An implementation</a><br>Read the <a href="site:wire-format.html">specification</a>, and test your program.</li>
</ul>"""
    text = f"""# {FRONT}

{introduction}

## Start

{starts}

{code}

## Libraries

{products}

## Format

- [Specification of the payload](site:wire-format.html), [its JSON Schemas](site:schemas.html), and [file names](site:file-names.html)
- [The `userInfo` of Objective-C XExtensionItem](site:user-info.html), [share targets](site:share-targets.html), and
  [app catalogs](site:app-catalog.html)
- [How to test an implementation](site:conformance-guide.html), and [a report of the vectors](site:conformance.html)

## Examples

Previews of the [example payloads](site:payloads.html): {examples}. [Pipelines](site:pipelines.html) process payloads in scripts.
"""
    body = linked(converted(text)[0], ROOT / "README.md", known, missing)
    body = body.replace("<p>", '<p class="lead">', 1)
    (SITE / "index.html").write_text(page(FRONT, f"<main>{body}</main>"), encoding="utf-8")


def add_way_home():
    """Adds a link to the front page to the pages that other tools wrote."""
    for path in [SITE / "conformance.html", *SITE.glob("examples/*.html")]:
        home = "index.html" if path.parent == SITE else "../index.html"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("<body>", f'<body>\n<p><a href="{home}">XExtensionItem</a></p>', 1), encoding="utf-8")
    header = ('<template id="custom-header"><style>a{display:block;padding:.5rem 1.4rem;font:600 15px system-ui,sans-serif;'
              'color:#1d1d1f;background:#f5f5f7;text-decoration:none}@media(prefers-color-scheme:dark){a{color:#f0f0f2;background:#222226}}'
              '</style><a href="/index.html">XExtensionItem</a></template>')
    for path in SITE.glob("docs/**/*.html"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"(<body[^>]*>)", r"\1" + header, text, count=1), encoding="utf-8")


def main():
    known, missing = sources(), []
    clause_count = write_pages(known, missing)
    write_front_page(known, missing)
    add_way_home()
    for one in missing:
        print("broken link:", one)
    print(f"{clause_count} clauses")
    sys.exit(1 if missing else 0)


SITE = pathlib.Path(sys.argv[1]).resolve()
STYLE = (ROOT / ".ci/site_style.css").read_text(encoding="utf-8")
main()
