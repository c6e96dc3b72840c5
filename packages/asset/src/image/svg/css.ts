import { AssetRefusal } from "../../refusal.ts";
import { PROPERTIES } from "./allowed.ts";

/** Anything that could fetch, run or hide: escapes, functions with addresses, at-rules, markup, control characters. */
const HOSTILE =
  /[\\<>@{}\u0000-\u0008\u000b\u000c\u000e-\u001f]|\/\*|expression|javascript|vbscript|data:|image(-set)?\s*\(|src\s*\(|import|behaviou?r|-moz-binding|:\/\//i;

const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** A property value that refers to nothing outside the picture. Throws AssetRefusal. */
export function checkValue(value: string): string {
  if (/url|@|image/i.test(value.replace(LOCAL_URL, "")) || HOSTILE.test(value)) throw new AssetRefusal("svg-style");
  return value;
}

/** `a: b; c: d` with only known properties; unknown ones are left out, hostile values refused. */
export function cleanDeclarations(text: string): string {
  const kept: string[] = [];
  for (const declaration of text.split(";")) {
    if (declaration.trim() === "") continue;
    const colon = declaration.indexOf(":");
    if (colon < 0) throw new AssetRefusal("svg-style");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = checkValue(declaration.slice(colon + 1).trim());
    if (PROPERTIES.has(property)) kept.push(`${property}:${value}`);
  }
  return kept.join(";");
}

const SELECTOR = /^[\w\s.,#>*+~-]{1,500}$/;

/** A style sheet of plain rules: no at-rules, no nesting, no comments. Throws AssetRefusal. */
export function cleanSheet(text: string): string {
  const rules: string[] = [];
  let rest = text.replace(/\/\*[\s\S]*?\*\//g, " ").trim();
  while (rest !== "") {
    const open = rest.indexOf("{");
    const close = rest.indexOf("}");
    if (open < 1 || close < open || rules.length > 2000) throw new AssetRefusal("svg-style");
    const selector = rest.slice(0, open).trim();
    if (!SELECTOR.test(selector)) throw new AssetRefusal("svg-style");
    rules.push(`${selector}{${cleanDeclarations(rest.slice(open + 1, close))}}`);
    rest = rest.slice(close + 1).trim();
  }
  return rules.join("");
}
