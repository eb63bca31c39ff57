// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let noticesVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "notices",
  "title": "Notices",
  "clauses": ["24.2"],
  "count": 40,
  "notes": {
    "archive-as-image-unnoticed": {"bug": "takes an archive for anything", "effect": "an archive passes for a picture"},
    "broader-type-noticed": {"bug": "asks for the very type that the bytes show", "effect": "every picture that is declared as a picture is called a deceit"},
    "c1-unnoticed": {"bug": "looks for control characters in ASCII alone", "effect": "a terminal takes the rest of a title for a command"},
    "closed-noticed": {"bug": "takes every embedding and isolate for a deceit", "effect": "names in Arabic and Hebrew are called a deceit"},
    "closed-override-unnoticed": {"bug": "takes an override that is closed for harmless", "effect": "letters are shown in another order than they are read"},
    "compressed-svg-noticed": {"bug": "knows no compressed SVG", "effect": "such pictures are called a deceit"},
    "containers-noticed": {"bug": "takes an archive for nothing but an archive", "effect": "every book and office document is called a deceit"},
    "control-unnoticed": {"bug": "shows a text of one line with a control character unnoticed", "effect": "a title hides or overwrites what stands beside it"},
    "crossing-unnoticed": {"bug": "counts what opens and what closes, whatever their kinds", "effect": "a title ends an isolate and leaves an embedding open"},
    "delete-unnoticed": {"bug": "takes U+007F for a character that is shown", "effect": "a title that looks like another passes"},
    "first-representation-alone": {"bug": "looks at the first representation alone", "effect": "the one that is taken is of another type"},
    "folded-data-unnoticed": {"bug": "looks at the base64 of data and not at the bytes", "effect": "white space hides what data are"},
    "gif-version-unnoticed": {"bug": "knows one version of GIF", "effect": "the others pass for other pictures"},
    "heif-kinds-noticed": {"bug": "tells the kinds of HEIF apart", "effect": "pictures of a telephone are called a deceit"},
    "invisible-noticed": {"bug": "takes every character without a shape for one that deceives", "effect": "writing that needs joiners is called a deceit"},
    "line-break-unnoticed": {"bug": "takes a line break for part of a name", "effect": "an app's name says two things"},
    "marks-noticed": {"bug": "takes the marks of direction for a deceit", "effect": "names in Arabic and Hebrew are called a deceit"},
    "mismatch-unnoticed": {"bug": "looks at no data", "effect": "a program is saved as a picture"},
    "movie-as-image-unnoticed": {"bug": "looks for no movies", "effect": "a movie passes for a picture"},
    "movie-kinds-noticed": {"bug": "tells movies apart by their names", "effect": "a QuickTime movie of MPEG-4 is called a deceit"},
    "notice-repeated": {"bug": "makes a notice for each character", "effect": "one bad title fills the report"},
    "one-notice-a-value": {"bug": "stops at the first notice of a value", "effect": "the greater danger is not named"},
    "open-embedding-unnoticed": {"bug": "looks for overrides alone, not for embeddings that stay open", "effect": "what is shown after a title is turned"},
    "open-isolate-unnoticed": {"bug": "knows the embeddings and not the isolates", "effect": "what is shown after a title is turned"},
    "overlays-unnoticed": {"bug": "looks at the document and not at its overlays", "effect": "one activity gets what the others are warned of"},
    "paragraphs-noticed": {"bug": "looks at styled text as at one line", "effect": "every text of two paragraphs is called a deceit"},
    "riff-is-webp": {"bug": "takes every RIFF file for a WebP picture", "effect": "every sound file is called a deceit"},
    "runs-unnoticed": {"bug": "looks at no styled text", "effect": "a text hides characters"},
    "separator-unnoticed": {"bug": "takes U+2028 for part of a line", "effect": "a title of one line is shown as two"},
    "short-data-noticed": {"bug": "compares as many bytes as there are", "effect": "nothing at all looks like everything"},
    "stray-isolate-pop-unnoticed": {"bug": "lets a U+2069 close what was never opened", "effect": "a title ends the isolate it is shown in"},
    "stray-pop-unnoticed": {"bug": "looks at what opens and not at what closes", "effect": "a title ends the embedding it is shown in"},
    "tab-unnoticed": {"bug": "takes a tabulator for part of a line", "effect": "the end of a tag is moved out of sight"},
    "tags-unnoticed": {"bug": "looks at titles and not at tags", "effect": "a tag deceives"},
    "text-bytes-unnoticed": {"bug": "looks at the bytes of data and not of text", "effect": "a PDF passes for a text"},
    "thumbnail-unnoticed": {"bug": "looks at attachments and not at the thumbnail", "effect": "a thumbnail is of another type"},
    "tiff-order-unnoticed": {"bug": "knows one byte order of TIFF", "effect": "half of these files pass for others"},
    "turned-paragraphs-noticed": {"bug": "judges the direction of styled text", "effect": "texts in two directions are called a deceit"},
    "unknown-type-noticed": {"bug": "takes a type that it does not know for another", "effect": "every format of its own is called a deceit"}
  },
  "vectors": [
    {
      "id": "notices.control.in-a-title",
      "clause": "24.2.3",
      "also": ["24.2.1", "24.2.2"],
      "level": "MUST",
      "flags": ["control-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u0007b\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.control.delete-in-a-title",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["delete-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u007fb\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.control.of-c1-in-a-title",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["c1-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u009bb\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.control.line-separator-in-a-title",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["separator-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u2028b\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.control.occurs-three-times",
      "clause": "24.2.2",
      "also": ["24.2.3"],
      "level": "MUST",
      "flags": ["notice-repeated"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\\u0000\\u0001\\u0002\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.control.joiners-are-no-controls",
      "clause": "24.2.3",
      "also": ["24.2.1"],
      "level": "MUST",
      "flags": ["invisible-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u200d\\u200c\\u00a0\\u00ad\\u2060\\ufffdb\",\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.control.tabulator-in-a-tag",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["tab-unnoticed", "tags-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",\"b\\tc\"],\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/tags/1"}]
    },
    {
      "id": "notices.control.line-feed-in-the-name-of-an-app",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["line-break-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"a\\nb\"},\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/referrer/app-name"}]
    },
    {
      "id": "notices.control.in-styled-text",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["runs-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"bold\":true,\"text\":\"\\u000b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "text.control-character", "pointer": "/content-text/1/text"}]
    },
    {
      "id": "notices.control.paragraphs-are-none",
      "clause": "24.2.3",
      "level": "MUST",
      "flags": ["paragraphs-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\\tb\\r\\nc\\u2028d\\u2029e\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.direction.override-that-is-closed",
      "clause": "24.2.4",
      "also": ["24.2.1"],
      "level": "MUST",
      "flags": ["closed-override-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u202egpj.exe\\u202c\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.left-to-right-override",
      "clause": "24.2.4",
      "also": ["24.2.2", "24.2.3"],
      "level": "MUST",
      "flags": ["one-notice-a-value"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\\u202dab\\u202c\\u0007\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}, {"id": "text.control-character", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.embedding-that-stays-open",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["open-embedding-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u202bb\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.isolate-that-stays-open",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["open-isolate-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u2068b\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.pop-that-closes-nothing",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["stray-pop-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u202cb\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.isolate-pop-that-closes-nothing",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["stray-isolate-pop-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u2067b\\u2069\\u2069\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.crossing-pairs",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["crossing-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\\u2066\\u202aa\\u2069\\u202c\",\"version\":\"1.0\"}"},
      "notices": [{"id": "text.bidirectional-control", "pointer": "/title"}]
    },
    {
      "id": "notices.direction.nested-pairs-are-needed",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["closed-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\\u2067\\u202aa\\u202c\\u2066b\\u2069\\u2069\",\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.direction.marks-are-needed",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["marks-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\u200e\\u200f\\u061cb\",\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.direction.of-styled-text-is-not-judged",
      "clause": "24.2.4",
      "level": "MUST",
      "flags": ["turned-paragraphs-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\\u202eb\\u2067\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.direction.in-an-overlay",
      "clause": "24.2.2",
      "also": ["24.2.4"],
      "level": "MUST",
      "flags": ["overlays-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[\"\\u202e\"],\"title\":\"a\\u2066\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "notices": [
        {"id": "text.bidirectional-control", "pointer": "/activities/com.example.x/tags/0"},
        {"id": "text.bidirectional-control", "pointer": "/activities/com.example.x/title"}
      ]
    },
    {
      "id": "notices.types.png-declared-as-jpeg",
      "clause": "24.2.5",
      "also": ["24.2.1"],
      "level": "MUST",
      "flags": ["mismatch-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.jpeg\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/main-attachment/representations/0"}]
    },
    {
      "id": "notices.types.second-representation",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["first-representation-alone"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},{\"data\":{\"$data\":\"JVBERi0xLjcK\"},\"type-identifier\":\"public.jpeg\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/main-attachment/representations/1"}]
    },
    {
      "id": "notices.types.broader-types-agree",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["broader-type-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.image\"},{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.unknown-type-agrees",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["unknown-type-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"com.example.drawing\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.books-and-office-documents-are-archives",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["containers-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"UEsDBA==\"},\"type-identifier\":\"org.idpf.epub-container\"},{\"data\":{\"$data\":\"UEsDBA==\"},\"type-identifier\":\"org.openxmlformats.wordprocessingml.document\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.archive-declared-as-png",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["archive-as-image-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"UEsDBA==\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/main-attachment/representations/0"}]
    },
    {
      "id": "notices.types.compressed-svg",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["compressed-svg-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"H4sIAA==\"},\"type-identifier\":\"public.svg-image\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.sound-in-riff",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["riff-is-webp"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"UklGRiQAAABXQVZF\"},\"type-identifier\":\"com.microsoft.waveform-audio\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.movie-declared-as-png",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["movie-as-image-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"AAAAGGZ0eXBpc29t\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/main-attachment/representations/0"}]
    },
    {
      "id": "notices.types.movies-agree-with-each-other",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["movie-kinds-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"AAAAGGZ0eXBtcDQy\"},\"type-identifier\":\"com.apple.quicktime-movie\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.kinds-of-heif-agree",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["heif-kinds-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"AAAAGGZ0eXBoZWlj\"},\"type-identifier\":\"public.heif\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.tiff-in-both-byte-orders",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["tiff-order-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"SUkqAA==\"},\"type-identifier\":\"public.jpeg\"},{\"data\":{\"$data\":\"TU0AKg==\"},\"type-identifier\":\"public.png\"},{\"data\":{\"$data\":\"TU0AKg==\"},\"type-identifier\":\"public.tiff\"}]},\"version\":\"1.0\"}"},
      "notices": [
        {"id": "data.type-mismatch", "pointer": "/main-attachment/representations/0"},
        {"id": "data.type-mismatch", "pointer": "/main-attachment/representations/1"}
      ]
    },
    {
      "id": "notices.types.gif-of-both-versions",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["gif-version-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"R0lGODdh\"},\"type-identifier\":\"public.jpeg\"},{\"data\":{\"$data\":\"R0lGODlh\"},\"type-identifier\":\"public.png\"},{\"data\":{\"$data\":\"R0lGODdh\"},\"type-identifier\":\"com.compuserve.gif\"},{\"data\":{\"$data\":\"R0lGODhh\"},\"type-identifier\":\"public.tiff\"}]},\"version\":\"1.0\"}"},
      "notices": [
        {"id": "data.type-mismatch", "pointer": "/main-attachment/representations/0"},
        {"id": "data.type-mismatch", "pointer": "/main-attachment/representations/1"}
      ]
    },
    {
      "id": "notices.types.data-that-are-too-short",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["short-data-noticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGg==\"},\"type-identifier\":\"public.jpeg\"},{\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.text-that-is-a-pdf",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["text-bytes-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"%PDF-1.7\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/additional-attachments/0/representations/0"}]
    },
    {
      "id": "notices.types.thumbnail-of-another-type",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["thumbnail-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"/9j/4A==\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/thumbnail"}]
    },
    {
      "id": "notices.types.in-an-overlay",
      "clause": "24.2.2",
      "also": ["24.2.5"],
      "level": "MUST",
      "flags": ["overlays-unnoticed"],
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"JVBERi0xLjcK\"},\"type-identifier\":\"public.jpeg\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/activities/com.example.x/main-attachment/representations/0"}]
    },
    {
      "id": "notices.types.overlay-that-removes",
      "clause": "24.2.2",
      "level": "MUST",
      "flags": [],
      "comment": "An overlay that removes has nothing to be noticed.",
      "kind": "notices",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[],\"thumbnail\":{},\"title\":\"\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "notices.types.white-space-in-base64",
      "clause": "24.2.5",
      "level": "MUST",
      "flags": ["folded-data-unnoticed"],
      "kind": "notices",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>thumbnail</key><dict><key>data</key><data>\n\tiV\n\tBORw0KGgo=\n\t</data><key>type-identifier</key><string>public.jpeg</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "notices": [{"id": "data.type-mismatch", "pointer": "/thumbnail"}]
    }
  ]
}

"""#
}
