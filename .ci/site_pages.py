"""Writes the pages of the site from Markdown, and its index, and checks all links between pages.

usage: site_pages.py SITE
"""
import html
import html.parser
import pathlib
import re
import sys
import urllib.parse

import markdown

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = "https://xextensionitem.org/"
PAGES = {
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
STYLE = """
:root{color-scheme:light dark;--text:#1d1d1f;--back:#fff;--line:#d2d2d7;--box:#f5f5f7;--link:#0b57d0}
@media (prefers-color-scheme:dark){:root{--text:#f0f0f2;--back:#161618;--line:#3a3a3e;--box:#222226;--link:#8ab4f8}}
body{font:16px/1.55 system-ui,sans-serif;color:var(--text);background:var(--back);max-width:50rem;margin:1.5rem auto;padding:0 1rem;
overflow-wrap:anywhere}
a{color:var(--link)}code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:var(--box);padding:.7rem;overflow-x:auto;border-radius:8px;
overflow-wrap:normal}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:start;
vertical-align:top}
.clause{scroll-margin-top:1rem}.clause:target,:target{background:var(--box)}nav{font-size:.9rem}
"""


def page(title, body):
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def anchored(body):
    """Adds an anchor with its number to each clause: `**14.5.3**` at the start of a paragraph or an item."""
    body = re.sub(
        r"(<(?:p|li)>)<strong>([0-9A-Z]+(?:\.[0-9]+)+)</strong>",
        r'\1<a class="clause" id="\2" href="#\2"><strong>\2</strong></a>', body)
    return re.sub(r'<h2 id="[^"]*">(\d+)\.', r'<h2 id="section-\1">\1.', body)


def slug(value, separator):
    """Adds the same anchors to headings as GitHub, which links between the documents use."""
    return re.sub(r"\s", separator, re.sub(r"[^\w\s-]", "", value.strip().lower()))


def sources(site):
    """The pages of files in the repository."""
    known = {(ROOT / path).resolve(): site / f"{name}.html" for name, path in PAGES.items()}
    for example in (site / "examples").iterdir():
        for suffix in [".xitem.json", ".xitem.plist"]:
            known[(ROOT / "Examples/Payloads" / (example.stem + suffix)).resolve()] = example
        known[(ROOT / "Examples/Payloads" / (example.stem + ".xitem/item.json")).resolve()] = example
    return known


def linked(body, source, known, missing):
    """Replaces links to files with links to their pages. Links to files without a page become text."""

    def replace(match):
        target, text = html.unescape(match[1]), match[2]
        if target.startswith(("https://", "http://", "#", "mailto:")):
            return match[0]
        path, _, fragment = target.partition("#")
        file = (source.parent / path).resolve()
        if file in known:
            address = known[file].relative_to(known_site).as_posix()
            return f'<a href="{html.escape(address + ("#" + fragment if fragment else ""))}">{text}</a>'
        if not file.exists():
            missing.append(f"{source.relative_to(ROOT)}: {target}")
        return text

    global known_site
    known_site = SITE
    return re.sub(r'<a href="([^"]*)">(.*?)</a>', replace, body, flags=re.S)


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.targets, self.ids = [], set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            if name in ("href", "src") and value:
                self.targets.append(value)


def check(site):
    """Returns the broken links of the pages, and the number of all links."""
    pages = {}
    for path in list(site.glob("*.html")) + list(site.glob("examples/*.html")):
        pages[path] = Links()
        pages[path].feed(path.read_text(encoding="utf-8"))
    wrong, count = [], 0
    for path, links in pages.items():
        for target in links.targets:
            address = urllib.parse.urlsplit(target)
            if address.scheme in ("http", "https", "data", "mailto"):
                continue
            count += 1
            file = path if not address.path else (path.parent / urllib.parse.unquote(address.path)).resolve()
            if file.is_dir():
                file = file / "index.html"
            if not file.is_file():
                wrong.append(f"{path.name}: {target}")
            elif address.fragment and file in pages and address.fragment not in pages[file].ids:
                wrong.append(f"{path.name}: {target} has no such anchor")
    for path in site.glob("docs/*/data/documentation/**/*.json"):
        for clause in re.findall(re.escape(HOME).replace("/", r"(?:\\?/)") + r"wire-format\.html#([\w.-]+)", path.read_text()):
            count += 1
            if clause not in pages[site / "wire-format.html"].ids:
                wrong.append(f"{path.name}: no clause {clause}")
    return wrong, count


def main():
    known, missing = sources(SITE), []
    for name, path in PAGES.items():
        source = ROOT / path
        if not source.exists():
            continue
        text = source.read_text(encoding="utf-8")
        body = markdown.markdown(text, extensions=["tables", "fenced_code", "toc", "sane_lists"],
                                 extension_configs={"toc": {"slugify": slug}})
        body = linked(anchored(body), source, known, missing)
        title = re.search(r"^# (.*)$", text, re.M)[1]
        nav = '<nav><a href="index.html">XExtensionItem</a></nav>'
        (SITE / f"{name}.html").write_text(page(title, nav + body), encoding="utf-8")
    modules = sorted(path.name for path in (SITE / "docs").iterdir())
    examples = sorted(path.stem for path in (SITE / "examples").iterdir())
    docs = "".join(f'<li><a href="docs/{name}/documentation/{name.lower()}/">{name}</a></li>' for name in modules)
    shown = "".join(f'<li><a href="examples/{name}.html">{name}</a></li>' for name in examples)
    body = f"""<h1>XExtensionItem for Swift</h1>
<p>Share payloads as plain data, in one stable format.</p>
<h2>Format</h2><ul><li><a href="wire-format.html">Specification</a></li><li><a href="schemas.html">Schemas</a></li>
<li><a href="conformance-guide.html">Conformance</a>, <a href="conformance.html">a report of the vectors</a></li>
<li><a href="user-info.html">Upstream's userInfo</a></li><li><a href="file-names.html">File names</a></li>
<li><a href="share-targets.html">Share targets</a></li><li><a href="app-catalog.html">App catalogs</a></li><li><a href="changes.html">Changes</a></li></ul>
<h2>Libraries</h2><ul>{docs}</ul>
<h2>Examples</h2><p><a href="payloads.html">Overview</a>; <a href="pipelines.html">pipelines</a></p><ul>{shown}</ul>"""
    (SITE / "index.html").write_text(page("XExtensionItem for Swift", body), encoding="utf-8")
    wrong, count = check(SITE)
    for one in missing + wrong:
        print("broken link:", one)
    clauses = (SITE / "wire-format.html").read_text(encoding="utf-8").count('class="clause"')
    print(f"{len(list(SITE.glob('*.html')))} pages, {len(examples)} examples, {len(modules)} libraries, {clauses} clauses, {count} links")
    sys.exit(1 if missing or wrong or clauses < 200 else 0)


SITE = pathlib.Path(sys.argv[1]).resolve()
main()
