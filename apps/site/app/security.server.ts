import { createHash, randomBytes } from "node:crypto";
import type { PublicSettings } from "@carloom/settings";
import type { PageSources } from "@carloom/settings/page-headers";

export const newNonce = (): string => randomBytes(16).toString("base64");

/** `'sha256-…'` of every inline script that a browser would run. Data blocks (JSON-LD) are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
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

/** Public pages hold no identity, so shared caches may keep them a moment. */
export const cacheControl = (personal: boolean): string =>
  personal ? "private, no-store" : "public, max-age=0, s-maxage=10, stale-while-revalidate=60";
