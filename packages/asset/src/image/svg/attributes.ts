import { AssetRefusal } from "../../refusal.ts";
import { readImageHeader } from "../header.ts";
import { ATTRIBUTES, PROPERTIES } from "./allowed.ts";
import { checkValue, cleanDeclarations } from "./css.ts";

const XLINK = "http://www.w3.org/1999/xlink";
/** Pixels of one picture inside the picture. */
const EMBEDDED_PIXELS = 16_000_000;

export type RawAttribute = { local: string; prefix: string; uri: string; value: string };

/** A raster inside the picture: base64 of a real PNG, JPEG or WebP. Throws AssetRefusal. */
function embedded(value: string, element: string): string {
  const match = /^data:image\/(png|jpe?g|webp);base64,([A-Za-z0-9+/=\s]+)$/.exec(value.trim());
  const header = match ? readImageHeader(Buffer.from(match[2] ?? "", "base64")) : null;
  if (!match || !header || header.type === "svg" || header.width * header.height > EMBEDDED_PIXELS) {
    throw new AssetRefusal("svg-reference", { name: value.slice(0, 60), element });
  }
  return `data:image/${header.type};base64,${(match[2] ?? "").replace(/\s+/g, "")}`;
}

function reference(value: string, element: string): string {
  if (element === "image") return embedded(value, element);
  if (!/^#[\w.:-]+$/.test(value.trim())) throw new AssetRefusal("svg-reference", { name: value.slice(0, 60), element });
  return value.trim();
}

/** The clean attribute as [name, value]; null when it is left out. Handlers, addresses and hostile values are refused. */
export function cleanAttribute(attribute: RawAttribute, element: string): [string, string] | null {
  const { local, prefix, uri, value } = attribute;
  if (/^on/i.test(local)) throw new AssetRefusal("svg-attribute", { name: local, element });
  if (local === "href" && (uri === "" || uri === XLINK)) return ["href", reference(value, element)];
  if (/^(href|src|action|formaction|srcset|srcdoc|ping|base)$/i.test(local))
    throw new AssetRefusal("svg-attribute", { name: local, element });
  if (prefix !== "" || uri !== "") return null;
  if (local === "style") {
    const style = cleanDeclarations(value);
    return style === "" ? null : ["style", style];
  }
  if (local === "id" || local === "class") return /^[\w.:\s-]{1,200}$/.test(value) ? [local, value] : null;
  if (!ATTRIBUTES.has(local) && !PROPERTIES.has(local)) return null;
  // Path data and numbers are long but plain; everything else is checked as a style value is.
  return /^[\d\s.,+\-eEa-zA-Z%()#]*$/.test(value) && !/url|script|expression/i.test(value)
    ? [local, value]
    : [local, checkValue(value)];
}
