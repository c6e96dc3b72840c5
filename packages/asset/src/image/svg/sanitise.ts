import { SaxesParser, type SaxesTagNS } from "saxes";
import { AssetRefusal } from "../../refusal.ts";
import { ELEMENTS, IGNORED } from "./allowed.ts";
import { cleanAttribute } from "./attributes.ts";
import { drawingCost } from "./cost.ts";
import { cleanSheet } from "./css.ts";
import { applySheet, type SvgNode, svgNode } from "./node.ts";
import { svgSize } from "./size.ts";

export type SvgLimits = {
  bytes: number;
  depth: number;
  elements: number;
  /** What drawing it costs, in elements of the simplest kind. */
  drawn: number;
};

export const SVG_LIMITS: SvgLimits = { bytes: 1024 * 1024, depth: 64, elements: 20_000, drawn: 100_000 };

/** A clean SVG and its size in CSS px. */
export type CleanSvg = { svg: string; width: number; height: number };

const SVG = "http://www.w3.org/2000/svg";

const escape = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The public types of SVG 1.0 and 1.1 without an internal subset say nothing and are left out; any other is refused. */
const PLAIN_DOCTYPE =
  /^\s*svg(\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01](\/\/EN| Basic\/\/EN| Tiny\/\/EN)"\s+"http:\/\/www\.w3\.org\/[\w./-]+")?\s*$/;

type Frame = { name: string; node: SvgNode };

/** Builds the clean text from parse events: nothing of the source is copied, only what is known is written. */
class Writer {
  readonly out: string[] = [];
  readonly frames: Frame[] = [];
  root: SvgNode | null = null;
  readonly sheets: string[] = [];
  size: { width: number; height: number } | null = null;
  private skipped = 0;
  private sheet: string | null = null;
  private elements = 0;
  private readonly limits: SvgLimits;

  constructor(limits: SvgLimits) {
    this.limits = limits;
  }

  open(tag: SaxesTagNS): void {
    if (this.frames.length + this.skipped >= this.limits.depth)
      throw new AssetRefusal("svg-depth", { limit: this.limits.depth });
    if (++this.elements > this.limits.elements) throw new AssetRefusal("svg-elements", { limit: this.limits.elements });
    const first = this.root === null;
    // Files saved without the namespace are SVG all the same when the root says so.
    const own = tag.uri === SVG || (tag.uri === "" && tag.prefix === "");
    if (first && (tag.local !== "svg" || !own))
      throw new AssetRefusal("svg-syntax", { reason: "the first element is not <svg>" });
    const active =
      /^(script|foreignObject|iframe|object|embed|handler|listener|a|animate\w*|set|audio|video|html|body|link|meta)$/i.test(
        tag.local,
      );
    if (active) throw new AssetRefusal("svg-element", { name: tag.local });
    if (this.skipped > 0 || !own || IGNORED.has(tag.local)) {
      for (const attribute of Object.values(tag.attributes))
        if (/^on/i.test(attribute.local))
          throw new AssetRefusal("svg-attribute", { name: attribute.local, element: tag.local });
      this.skipped++;
      return;
    }
    if (!ELEMENTS.has(tag.local) || this.sheet !== null)
      throw new AssetRefusal("svg-element", { name: tag.local.slice(0, 40) });
    this.write(tag, first);
  }

  private write(tag: SaxesTagNS, first: boolean): void {
    const attributes = new Map<string, string>();
    for (const raw of Object.values(tag.attributes)) {
      if (raw.prefix === "xmlns" || raw.name === "xmlns") continue;
      const clean = cleanAttribute(raw, tag.local);
      if (clean) attributes.set(...clean);
    }
    if (first) {
      this.size = svgSize(attributes);
      attributes.set("width", String(this.size.width));
      attributes.set("height", String(this.size.height));
      if (!attributes.has("viewBox")) attributes.set("viewBox", `0 0 ${this.size.width} ${this.size.height}`);
    }
    const node = svgNode(tag.local, attributes);
    if (first) this.root = node;
    else this.frames.at(-1)?.node.children.push(node);
    this.frames.push({ name: tag.local, node });
    if (tag.local === "style") this.sheet = "";
    const text = [...attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
    this.out.push(`<${tag.local}${first ? ` xmlns="${SVG}"` : ""}${text}>`);
  }

  text(text: string): void {
    if (this.skipped > 0) return;
    if (this.sheet !== null) this.sheet += text;
    else if (/^(text|tspan)$/.test(this.frames.at(-1)?.name ?? "")) this.out.push(escape(text));
  }

  close(): void {
    if (this.skipped > 0) {
      this.skipped--;
      return;
    }
    if (this.sheet !== null) {
      const sheet = cleanSheet(this.sheet);
      this.sheets.push(sheet);
      this.out.push(escape(sheet).replace(/&gt;/g, ">"));
      this.sheet = null;
    }
    this.out.push(`</${this.frames.pop()?.name}>`);
  }
}

/**
 * Rewrites an SVG as a static picture: known elements and attributes only, no script, no event, no animation, no foreign content,
 * nothing outside the file. Editor data, comments and instructions are left out; what could act is refused.
 * Throws AssetRefusal.
 */
export function sanitiseSvg(text: string, limits: Partial<SvgLimits> = {}): CleanSvg {
  const bounds = { ...SVG_LIMITS, ...limits };
  if (Buffer.byteLength(text) > bounds.bytes)
    throw new AssetRefusal("picture-bytes", { bytes: Buffer.byteLength(text), limit: bounds.bytes });
  const writer = new Writer(bounds);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new AssetRefusal("svg-syntax", { reason: error.message.slice(0, 120) });
  });
  parser.on("doctype", (doctype) => {
    if (!PLAIN_DOCTYPE.test(doctype)) throw new AssetRefusal("svg-doctype");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target.toLowerCase() === "xml-stylesheet") throw new AssetRefusal("svg-style");
  });
  parser.on("opentag", (tag) => writer.open(tag as SaxesTagNS));
  parser.on("text", (chunk) => writer.text(chunk));
  parser.on("cdata", (chunk) => writer.text(chunk));
  parser.on("closetag", () => writer.close());
  parser.write(text.replace(/^\uFEFF/, "")).close();
  if (!writer.root || !writer.size) throw new AssetRefusal("svg-syntax", { reason: "no <svg> element" });
  for (const sheet of writer.sheets) applySheet(writer.root, sheet);
  drawingCost(writer.root, bounds.drawn);
  return { svg: writer.out.join(""), ...writer.size };
}
