import { describe, expect, it } from "vitest";
import { AssetRefusal } from "../../refusal.ts";
import { sanitiseSvg } from "./sanitise.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"';
const svg = (inside: string, attributes = "") => `<svg ${NS} ${attributes}>${inside}</svg>`;

function outcome(text: string): string {
  try {
    return sanitiseSvg(text).svg;
  } catch (error) {
    if (error instanceof AssetRefusal) return `refused ${error.code}`;
    throw error;
  }
}

/** Must be refused, with this code. */
const HOSTILE: readonly [name: string, text: string, code: string][] = [
  ["script", svg("<script>alert(1)</script>"), "svg-element"],
  ["script in another case", svg("<sCript>alert(1)</sCript>"), "svg-element"],
  ["script with an address", svg('<script xlink:href="https://evil.example/x.js"/>'), "svg-element"],
  ["script inside ignored metadata", svg("<metadata><script>alert(1)</script></metadata>"), "svg-element"],
  [
    "script in another namespace",
    svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    "svg-element",
  ],
  ["script in CDATA markup", svg("<script><![CDATA[alert(1)]]></script>"), "svg-element"],
  ["onload on the root", svg("", 'onload="alert(1)"'), "svg-attribute"],
  ["onclick on a path", svg('<path d="M0 0" onclick="alert(1)"/>'), "svg-attribute"],
  ["handler in capitals", svg('<path ONCLICK="alert(1)"/>'), "svg-attribute"],
  ["handler on ignored content", svg('<title onload="alert(1)">x</title>'), "svg-attribute"],
  ["handler with a prefix", svg('<g xmlns:e="urn:x" e:onload="alert(1)"/>'), "svg-attribute"],
  [
    "foreignObject with a frame",
    svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>'),
    "svg-element",
  ],
  ["link with javascript", svg('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>'), "svg-element"],
  ["animated address", svg('<animate attributeName="href" values="javascript:alert(1)"/>'), "svg-element"],
  ["set on an event", svg('<set attributeName="onclick" to="alert(1)"/>'), "svg-element"],
  ["animateTransform", svg('<animateTransform attributeName="transform" begin="0s"/>'), "svg-element"],
  ["image from the network", svg('<image href="https://evil.example/pixel.png"/>'), "svg-reference"],
  ["image without a scheme", svg('<image href="//evil.example/pixel.png"/>'), "svg-reference"],
  ["image from a file", svg('<image xlink:href="file:///etc/passwd"/>'), "svg-reference"],
  ["image that is an SVG", svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), "svg-reference"],
  ["image that only says PNG", svg('<image href="data:image/png;base64,PHNjcmlwdD4="/>'), "svg-reference"],
  ["image as HTML", svg('<image href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"/>'), "svg-reference"],
  ["use of another file", svg('<use href="other.svg#x"/>'), "svg-reference"],
  ["use of data", svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'), "svg-reference"],
  ["use with javascript", svg('<use xlink:href=" javascript:alert(1)"/>'), "svg-reference"],
  ["feImage", svg('<filter id="f"><feImage href="https://evil.example/"/></filter>'), "svg-element"],
  ["style import", svg('<style>@import "https://evil.example/x.css";</style>'), "svg-style"],
  ["style import with an escape", svg("<style>@\\69mport url(//evil.example);</style>"), "svg-style"],
  [
    "style font from the network",
    svg("<style>@font-face{font-family:x;src:url(https://evil.example/f.woff)}</style>"),
    "svg-style",
  ],
  ["style background", svg("<style>.a{fill:url(https://evil.example/#x)}</style>"), "svg-style"],
  ["style attribute with an address", svg('<rect style="fill:url(//evil.example/#a)"/>'), "svg-style"],
  ["style attribute with an escape", svg('<rect style="fill:u\\72l(//evil.example)"/>'), "svg-style"],
  ["style attribute with expression", svg('<rect style="width:expression(alert(1))"/>'), "svg-style"],
  ["-moz-binding", svg('<rect style="-moz-binding:url(x.xml#y)"/>'), "svg-style"],
  ["fill from the network", svg('<rect fill="url(https://evil.example/x.svg#a)"/>'), "svg-style"],
  ["mask from the network", svg("<rect mask=\"url('http://evil.example/#m')\"/>"), "svg-style"],
  ["filter with a line break in url", svg('<rect filter="url(\n//evil.example/#a)"/>'), "svg-style"],
  ["markup in a style sheet", svg("<style>.a{fill:red}<rect/></style>"), "svg-element"],
  ["style sheet by instruction", `<?xml-stylesheet href="https://evil.example/x.css"?>${svg("")}`, "svg-style"],
  [
    "entity expansion",
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg("<text>&b;</text>")}`,
    "svg-doctype",
  ],
  [
    "external entity",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
    "svg-doctype",
  ],
  ["foreign document type", `<!DOCTYPE svg SYSTEM "http://evil.example/x.dtd">${svg("")}`, "svg-doctype"],
  ["unknown entity", svg("<text>&nbsp;</text>"), "svg-syntax"],
  ["HTML", "<html><body><svg/></body></html>", "svg-syntax"],
  [
    "an HTML root in disguise",
    '<svg xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></svg>',
    "svg-syntax",
  ],
  ["a second root", `${svg("")}<script/>`, "svg-syntax"],
  ["an open tag at the end", `<svg ${NS}><path`, "svg-syntax"],
  ["attribute twice", svg('<rect fill="red" fill="url(//e)"/>'), "svg-syntax"],
  ["frame", svg('<iframe src="https://evil.example"/>'), "svg-element"],
  ["embed", svg('<embed src="x"/>'), "svg-element"],
  ["audio", svg('<audio src="x"/>'), "svg-element"],
  ["HTML link element", svg('<link rel="stylesheet" href="x"/>'), "svg-element"],
  ["handler element", svg('<handler type="text/javascript">alert(1)</handler>'), "svg-element"],
  ["xml:base", svg('<g xml:base="https://evil.example/"/>'), "svg-attribute"],
  ["src attribute", svg('<image src="x"/>'), "svg-attribute"],
  ["unknown element", svg("<blink/>"), "svg-element"],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg"/>', "svg-size"],
  ["a size of no number", '<svg xmlns="http://www.w3.org/2000/svg" width="NaN" height="-1"/>', "svg-size"],
  ["deep nesting", svg("<g>".repeat(5000) + "</g>".repeat(5000)), "svg-depth"],
  [
    "deep nesting in ignored content",
    svg(`<metadata>${"<x>".repeat(5000)}${"</x>".repeat(5000)}</metadata>`),
    "svg-depth",
  ],
  ["too many elements", svg("<g/>".repeat(30_000)), "svg-elements"],
  ["too large", svg(`<text>${"x".repeat(1_100_000)}</text>`), "picture-bytes"],
  [
    "uses that multiply",
    svg(
      `<g id="a0"><rect/></g>${Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join("")}`,
    ),
    "svg-expands",
  ],
  ["uses in a loop", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "svg-expands"],
  [
    "a marker of hundreds of shapes on every vertex",
    svg(
      `<marker id="m">${"<path d='M0 0L9 9'/>".repeat(400)}</marker><path marker-mid="url(#m)" d="M${"1 1 ".repeat(3000)}"/>`,
    ),
    "svg-expands",
  ],
  [
    "a marker that the path inherits",
    svg(
      `<marker id="m">${"<rect/>".repeat(400)}</marker><g style="marker-mid:url(#m)"><path d="M${"1 1 ".repeat(3000)}"/></g>`,
    ),
    "svg-expands",
  ],
  [
    "a marker by a style sheet",
    svg(
      `<style>.a > path.b{marker-end:url(#m)}</style><marker id="m">${"<rect/>".repeat(400)}</marker><path class="b" d="M${"1 1 ".repeat(3000)}"/>`,
    ),
    "svg-expands",
  ],
  [
    "sixty chained blurs",
    svg(`<filter id="f">${"<feGaussianBlur stdDeviation='9'/>".repeat(60)}</filter><rect filter="url(#f)"/>`),
    "svg-expands",
  ],
  [
    "one blur on many",
    svg(`<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${"<rect filter='url(#f)'/>".repeat(300)}`),
    "svg-expands",
  ],
  [
    "patterns in patterns",
    svg(
      `<pattern id="p0"><rect/></pattern>${Array.from({ length: 6 }, (_, i) => `<pattern id="p${i + 1}"><rect fill="url(#p${i})"/></pattern>`).join("")}<rect fill="url(#p6)"/>`,
    ),
    "svg-expands",
  ],
  [
    "masks in masks",
    svg(
      `<mask id="m0"><rect/></mask>${Array.from({ length: 9 }, (_, i) => `<mask id="m${i + 1}"><rect mask="url(#m${i})"/><rect mask="url(#m${i})"/></mask>`).join("")}<rect mask="url(#m9)"/>`,
    ),
    "svg-expands",
  ],
  [
    "millions of dashes",
    svg('<path stroke="red" stroke-dasharray="0.001 0.001" d="M0 0H90000V90000"/>'),
    "svg-expands",
  ],
  ["use of itself", svg('<g id="a"><use href="#a"/></g>'), "svg-expands"],
];

describe("sanitiseSvg", () => {
  it.each(HOSTILE)("refuses %s", (_, text, code) => {
    expect(outcome(text)).toBe(`refused ${code}`);
  });

  it("takes what artists save", () => {
    const shadow =
      '<filter id="s"><feFlood/><feColorMatrix/><feOffset/><feGaussianBlur stdDeviation="2"/><feComposite/><feBlend/></filter>';
    const art = svg(
      `<style>.c{fill:url(#g)}.d{stroke-dasharray:4 2;stroke:#fff}</style><defs><linearGradient id="g"><stop/><stop/></linearGradient>${shadow}
       <pattern id="p"><circle r="1"/><circle r="2"/></pattern><clipPath id="k"><rect/></clipPath>
       <marker id="a"><path d="M0 0L4 2L0 4z"/></marker></defs>
       ${"<g filter='url(#s)'><path class='c' d='M0 0L10 10L20 0z'/></g>".repeat(8)}
       <g clip-path="url(#k)">${"<path class='c' d='M0 0C1 2 3 4 5 6S7 8 9 10'/>".repeat(3000)}</g>
       ${"<rect fill='url(#p)' width='40' height='40'/>".repeat(40)}
       ${"<path class='d' marker-end='url(#a)' d='M0 0H400V400'/>".repeat(40)}<g opacity=".5"><rect/></g>`,
    );
    expect(outcome(art)).not.toMatch(/^refused/);
  });

  it("refuses them all quickly", () => {
    const before = process.threadCpuUsage();
    for (const [, text] of HOSTILE) outcome(text);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
  });

  it("keeps what a drawing program draws", () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- made by hand --><svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1" width="20mm" height="20mm">
      <inkscape:namedview/><title>Flame</title><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
      <style>.a { fill: url(#g); stroke : #000 }</style><path class="a" d="M0 0 L10 10 Z" style="opacity:.5;-inkscape-font:x"/>
      <use xlink:href="#p"/><text x="1" y="2">서울 &amp; 東京 &lt;3</text></svg>`;
    const { svg: clean, width } = sanitiseSvg(text);
    expect(width).toBeCloseTo(75.6, 1);
    expect(clean).toContain('<path class="a" d="M0 0 L10 10 Z" style="opacity:.5">');
    expect(clean).toContain("<style>.a{fill:url(#g);stroke:#000}</style>");
    expect(clean).toContain('<use href="#p">');
    expect(clean).toContain("서울 &amp; 東京 &lt;3");
    for (const gone of ["inkscape", "DOCTYPE", "made by hand", "Flame"]) expect(clean).not.toContain(gone);
  });

  it("is stable: cleaning twice changes nothing", () => {
    const once = sanitiseSvg(svg('<g id="a" fill="red"><style>g > path{fill:blue}</style><path d="M0 0h5"/></g>')).svg;
    expect(sanitiseSvg(once).svg).toBe(once);
  });

  it("keeps a raster that is one", () => {
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    expect(outcome(svg(`<image width="1" height="1" href="data:image/png;base64,${png}"/>`))).toContain(png);
  });

  it("text that looks like markup stays text", () => {
    expect(outcome(svg("<text><![CDATA[<script>alert(1)</script>]]></text>"))).toContain("&lt;script&gt;");
  });
});
