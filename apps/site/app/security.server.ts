import { createHash, randomBytes } from "node:crypto";
import type { PublicSettings } from "@carloom/settings";
import { type PageSources, pageHeaders } from "@carloom/settings/page-headers";

export const newNonce = (): string => randomBytes(16).toString("base64");

/** Of scripts that stand in many pages: their hashes by their text. */
const known = new Map<string, string>();
const MOST_KNOWN = 300;
const LONGEST_KNOWN = 6000;

function hashOf(code: string): string {
  const earlier = known.get(code);
  if (earlier) return earlier;
  const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  if (code.length > LONGEST_KNOWN) return hash;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(code, hash);
  return hash;
}

const START = "<script";
const END = "</script>";

/** `'sha256-…'` of every inline script that a browser would run. Data blocks (JSON-LD) are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, at)) {
    const open = html.indexOf(">", at);
    const end = html.indexOf(END, open);
    if (open < 0 || end < 0) break;
    const attributes = html.slice(at + START.length, open);
    at = end;
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(hashOf(html.slice(open + 1, end)));
  }
  return [...hashes];
}

/** Where map tiles come from, as a policy names it: `{s}` stands for any host below. */
export const tileSource = (tiles: string): string => /^https?:\/\/[^/]+/.exec(tiles.replace("{s}", "*"))?.[0] ?? "";

/** What a page of the site may run and show: style attributes are set by script (menus, pictures that move). */
export const pageSources = (
  inline: readonly string[],
  { maps, app }: Pick<PublicSettings, "maps" | "app">,
): PageSources => ({
  script: inline,
  image: maps.tiles ? [tileSource(maps.tiles)] : [],
  // `/carloomx` reads the studio's files ahead
  connect: [new URL(app.canvas).origin],
  styleAttribute: ["'unsafe-inline'"],
  // any page may become the checkout without being loaded anew
  payment: true,
});

const PLACE = "'scripts-of-the-page'";
const headersOf = new WeakMap<PublicSettings, [name: string, value: string][]>();

/** Headers of a page with these inline scripts: all but the scripts is the same for every page. */
export function securityHeaders(inline: readonly string[], settings: PublicSettings): [name: string, value: string][] {
  let all = headersOf.get(settings);
  if (!all) {
    all = Object.entries(pageHeaders(settings, pageSources([PLACE], settings)));
    headersOf.set(settings, all);
  }
  const scripts = inline.join(" ");
  return all.map(([name, value]) => [name, value.replace(PLACE, () => scripts)]);
}

/** Public pages hold no identity, so shared caches may keep them a moment. */
export const cacheControl = (personal: boolean): string =>
  personal ? "private, no-store" : "public, max-age=0, s-maxage=10, stale-while-revalidate=60";
