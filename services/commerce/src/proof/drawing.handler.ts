import { byteCache, type Handler, type Services, networkOf } from "@carloom/platform";
import { unzipSync } from "fflate";
import { shopTables } from "../tables.ts";
import { isShown } from "./proof.process.ts";
import { proofStanding } from "./proof.repository.ts";

/** Drawings that one address gets in a minute: a page shows as many as an order has pieces. */
const LIMIT = 3000;
/** Bytes of archives that are kept, as a page asks for one drawing after another. */
const ROOM = 64_000_000;
const NAME = /^(.+)\/(\d{1,6}\.svg)$/;

const FIXED = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "cross-origin",
};
const plain = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...FIXED, ...more } });

/** `GET {commerce}/drawings/{signed name}/{number}.svg`: a piece as it is printed, while its proof is shown. */
export function drawingHandler({ db, limiter, settings, storage, tokens }: Services): Handler {
  const base = `${new URL(settings.public.commerce.server).pathname}/drawings/`;
  const archives = byteCache<Uint8Array>(ROOM);
  const fetching = new Map<string, Promise<Uint8Array | null>>();
  /** An archive, fetched once where a page asks for all of its drawings at the same time. */
  const archive = (name: string): Promise<Uint8Array | null> => {
    const known = archives.get(name);
    if (known) return Promise.resolve(known);
    const begun =
      fetching.get(name) ??
      storage
        .get(name)
        .then((bytes) => {
          if (bytes) archives.set(name, bytes, bytes.byteLength);
          return bytes ?? null;
        })
        .finally(() => fetching.delete(name));
    fetching.set(name, begun);
    return begun;
  };
  const drawing = async (name: string, file: string): Promise<Uint8Array | undefined> => {
    const bytes = await archive(name);
    // kept as it lies in the store and opened for one drawing: opened whole it may be many times as large
    return bytes ? unzipSync(bytes, { filter: (one) => one.name === file })[file] : undefined;
  };
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = limiter.take(`drawings:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok) return plain(429, "Too many requests", { "retry-after": String(taken.retryAfter) });
    const [, signed = "", file = ""] = NAME.exec(pathname.slice(base.length)) ?? [];
    const claims = signed ? await tokens.verify(signed, "drawings") : null;
    const object = typeof claims?.object === "string" ? claims.object : null;
    const proof = typeof claims?.proof === "string" ? await proofStanding(shopTables(db), claims.proof) : null;
    const ended = claims?.proof !== undefined && !(proof && isShown(proof));
    const bytes = object && !ended ? await drawing(object, file) : undefined;
    if (!bytes) return plain(404, "There is no such drawing.");
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...FIXED,
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      },
    });
  };
}
