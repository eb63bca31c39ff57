/// The style sheet of the page. It is the same for every payload, so the page's
/// Content-Security-Policy can name the hash of the sheet, and thereby forbid all other styles.
enum PreviewStyle {
    /// The maximum number of activities with their own view.
    static let activityCount = 64

    /// The hash of ``text`` for the page's Content-Security-Policy. A test compares it with the
    /// output of `sha256sum`.
    static let hash = "sha256-LN5UbUYBeVPmiyTInnIVBlCUa6hZrMnxUGxjGqSyvjs="

    static let text = base + switches

    /// The elements of a view are shown while the radio button of its activity is selected.
    private static let switches: String = (0...activityCount).map { number in
        "#a\(number):checked~main .v\(number){display:block}"
            + "#a\(number):checked~nav [for=a\(number)]{background:var(--text);color:var(--back)}"
            + "#a\(number):focus-visible~nav [for=a\(number)]{outline:2px solid var(--link)}\n"
    }.joined()

    private static let base = """
        :root{color-scheme:light dark;--text:#1d1d1f;--back:#f5f5f7;--card:#fff;--line:#d2d2d7;
        --faint:#6e6e73;--link:#0b57d0;--bad:#b3261e;--fair:#8a5a00}
        @media (prefers-color-scheme:dark){:root{--text:#f0f0f2;--back:#161618;--card:#242428;
        --line:#3f3f44;--faint:#a1a1a8;--link:#8ab4f8;--bad:#ff8a80;--fair:#e6b450}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:44rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;
        color:var(--text);background:var(--back);overflow-wrap:anywhere}
        h1{font-size:1.3rem;line-height:1.25;margin:0 0 .4rem;display:-webkit-box;
        -webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden}h1.none{color:var(--faint)}
        h2{font-size:1.05rem;margin:1.6rem 0 .5rem}h3{font-size:1rem;margin:0 0 .3rem}
        p{margin:.25rem 0}a{color:var(--link)}small,.faint{color:var(--faint)}
        .faint,small{font-size:.85rem}
        code,pre{font:13px/1.45 ui-monospace,monospace}
        pre{margin:.3rem 0;padding:.6rem;max-height:16rem;overflow:auto;white-space:pre-wrap;
        background:var(--back);border-radius:8px}
        nav{display:flex;gap:.4rem;flex-wrap:wrap;max-height:9rem;overflow-y:auto;padding:.3rem 0 1rem}
        nav label{flex:none;padding:.25rem .8rem;border:1px solid var(--line);border-radius:1rem;
        font-size:.9rem;cursor:pointer;background:var(--card)}
        .switch{position:absolute;opacity:0;pointer-events:none}
        .in{display:none}
        header{display:flex;gap:1rem;align-items:flex-start}header>div:last-child{min-width:0}
        .picture{flex:none;width:6rem}.picture img{width:6rem;height:6rem;object-fit:cover;margin:0}
        img{display:block;max-width:100%;max-height:24rem;border-radius:10px;margin:.3rem 0}
        .text{white-space:pre-wrap;margin-top:1rem}
        h1,.text,pre,td{unicode-bidi:plaintext;text-align:start}
        summary{cursor:pointer;color:var(--link);margin:.6rem 0}
        .card{background:var(--card);border:1px solid var(--line);border-radius:12px;
        padding:.8rem 1rem;margin:.6rem 0}
        .type{margin-top:.6rem;color:var(--faint);font-size:.85rem}
        .tag{display:inline-block;border:1px solid var(--line);border-radius:1rem;padding:0 .7rem;
        margin:.15rem 0;background:var(--card)}
        table{width:100%;border-collapse:collapse;margin-bottom:1rem}
        th,td{text-align:start;vertical-align:top;padding:.3rem .6rem .3rem 0;
        border-top:1px solid var(--line);font-weight:400}th{color:var(--faint);width:35%}
        .finding,.notice{border-inline-start:4px solid var(--bad);padding:.4rem .7rem;
        margin:.5rem 0;background:var(--card);border-radius:6px;font-size:.9rem}
        .notice{border-color:var(--fair)}.finding b{color:var(--bad)}.notice b{color:var(--fair)}
        footer{margin:2rem 0 1rem;color:var(--faint);font-size:.85rem}

        """
}
