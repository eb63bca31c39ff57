// Searches the clauses of the specifications. `clauses` has the page, the number and the text of each; the site's build
// writes it above. A page opened as a file can load a script but cannot fetch data, so the data is part of this script.
(() => {
  const box = document.getElementById("search");
  const results = document.getElementById("results");
  const limit = 20;

  // The clauses with this number or below it, or else those with all words.
  function matches(query) {
    const number = query.replace(/\.$/, "");
    const numbered = clauses.filter(([, id]) => id === number || id.startsWith(number + "."));
    if (numbered.length) return numbered;
    const words = query.toLowerCase().split(/\s+/);
    return clauses.filter(([, , text]) => words.every((word) => text.toLowerCase().includes(word)));
  }

  // The part of the text around the first word.
  function excerpt(text, query) {
    const place = Math.max(0, text.toLowerCase().indexOf(query.toLowerCase().split(/\s+/)[0]) - 60);
    return (place ? "… " : "") + text.slice(place, place + 160) + (place + 160 < text.length ? " …" : "");
  }

  function element(name, text) {
    const found = document.createElement(name);
    found.textContent = text;
    return found;
  }

  function row([page, id, text], query) {
    const link = document.createElement("a");
    link.href = `${page}.html#${id}`;
    link.append(element("b", id), " ", excerpt(text, query), " ", element("small", titles[page]));
    const item = document.createElement("li");
    item.append(link);
    return item;
  }

  function show() {
    const query = box.value.trim();
    const found = query ? matches(query) : [];
    const rows = found.slice(0, limit).map((clause) => row(clause, query));
    if (query && !found.length) rows.push(element("p", "No clause matches."));
    if (found.length > limit) rows.push(element("p", `${found.length - limit} more clauses match.`));
    results.replaceChildren(...rows);
  }

  box.addEventListener("input", show);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") results.querySelector("a")?.click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") results.replaceChildren();
    if (event.key === "/" && document.activeElement !== box) {
      event.preventDefault();
      box.focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!results.contains(event.target) || event.target.closest("a")) results.replaceChildren();
  });

  // The table of contents is open where it has a column, and marks the section at the top of the screen.
  const contents = document.querySelector(".contents");
  if (!contents) return;
  const isWide = matchMedia("(min-width: 64rem)");
  const adapt = () => { contents.open = isWide.matches; };
  isWide.addEventListener("change", adapt);
  adapt();
  contents.addEventListener("click", (event) => {
    if (event.target.closest("a") && !isWide.matches) contents.open = false;
  });
  const links = [...contents.querySelectorAll("a")];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let current;
  addEventListener("scroll", () => {
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < 80);
    if (links[passed] === current) return;
    current?.classList.remove("here");
    current = links[passed];
    current?.classList.add("here");
    if (isWide.matches) current?.scrollIntoView({ block: "nearest" });
  }, { passive: true });
})();
