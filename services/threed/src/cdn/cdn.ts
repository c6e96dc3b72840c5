import { byteRange, type Handler, isObjectName, mediaTypeOf, type Services, takesBrotli } from "@carloom/platform";
import { readSizedName } from "@carloom/settings";
import { brotliOf } from "./brotli-cache.ts";
import { sizedPicture } from "./sized.ts";

const PREFIX = "/cdn/";
/** Extensions that get smaller; pictures and films are compressed already. */
const COMPRESSIBLE = new Set(["glb", "svg", "json"]);

const FOR_EVER = "public, max-age=31536000, immutable";
const ALWAYS = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  // a document opened from here runs nothing and reaches nothing
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...ALWAYS, "content-type": "text/plain; charset=utf-8", ...headers } });

function matches(request: Request, etag: string): boolean {
  const header = request.headers.get("if-none-match");
  return (
    header !== null && header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  );
}

/** A picture of goods in one of its sizes (`…/<hash>.webp/360.avif`); null for every other name. */
async function sized(
  { storage, settings }: Pick<Services, "storage" | "settings">,
  request: Request,
  path: string,
): Promise<Response | null> {
  const wanted = readSizedName(path);
  if (!wanted || !isObjectName(wanted.name)) return null;
  const { name, width, format } = wanted;
  const hash = name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf("."));
  const etag = `"${hash}-${width}-${format}"`;
  const headers = { ...ALWAYS, "content-type": mediaTypeOf(path), "cache-control": FOR_EVER, etag };
  if ((await storage.size(name)) === null) return plain(404, "Not found\n", { "cache-control": "no-store" });
  if (matches(request, etag)) return new Response(null, { status: 304, headers });
  const made = await sizedPicture(wanted, () => storage.get(name), settings.env.LIMIT_IMAGE_PIXELS);
  if (!made) return plain(302, "", { location: PREFIX + name, "cache-control": "no-store" });
  const body = request.method === "HEAD" ? null : new Uint8Array(made);
  return new Response(body, { headers: { ...headers, "content-length": String(made.byteLength) } });
}

/**
 * Serves stored objects under `/cdn/`, and pictures of goods in the sizes that pages ask for. Their names are the hash of
 * what they hold, so they are cached for ever.
 */
export function cdnHandler(services: Pick<Services, "storage" | "settings">): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return null;
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { ...ALWAYS, "access-control-allow-methods": "GET, HEAD" } });
    }
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Use GET.\n", { allow: "GET, HEAD" });
    const name = pathname.slice(PREFIX.length);
    const picture = await sized(services, request, name);
    if (picture) return picture;
    // files as staff brought them or had them made, those that somebody's order is made from, profiles of printers and fonts
    // that people may use themselves are nobody's to fetch
    if (!isObjectName(name) || /^(font|workshop|production|profile|import|export)\//.test(name))
      return plain(404, "Not found\n", { "cache-control": "no-store" });
    const extension = name.slice(name.lastIndexOf(".") + 1);
    const hash = name.slice(name.lastIndexOf("/") + 1, -extension.length - 1);
    const compressible = COMPRESSIBLE.has(extension);
    const brotli = compressible && takesBrotli(request.headers.get("accept-encoding"));
    const etag = brotli ? `"${hash}-br"` : `"${hash}"`;
    const headers: Record<string, string> = {
      ...ALWAYS,
      "content-type": mediaTypeOf(name),
      "cache-control": FOR_EVER,
      etag,
      ...(compressible && { vary: "Accept-Encoding" }),
      ...(extension === "svg" && { "content-disposition": "attachment" }),
      ...(brotli && { "content-encoding": "br" }),
    };
    if (matches(request, etag) && (await services.storage.size(name)) !== null) {
      return new Response(null, { status: 304, headers });
    }
    const stored = await services.storage.get(name);
    if (!stored) return plain(404, "Not found\n", { "cache-control": "no-store" });
    const send = (body: Uint8Array, status = 200) => {
      headers["content-length"] = String(body.byteLength);
      return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
    };
    if (brotli) return send(await brotliOf(name, stored));
    headers["accept-ranges"] = "bytes";
    const ifRange = request.headers.get("if-range");
    const part = byteRange(request.headers.get("range"), stored.byteLength, { ifRange, etag });
    if (part === "outside") return plain(416, "Outside\n", { "content-range": `bytes */${stored.byteLength}` });
    if (!part) return send(stored);
    headers["content-range"] = `bytes ${part.start}-${part.end}/${stored.byteLength}`;
    return send(stored.subarray(part.start, part.end + 1), 206);
  };
}
