import { networkOf, type Handler, type Services, PRIVATE, privateText } from "@carloom/platform";
import { fileName } from "../sheet/file-name.ts";
import { shopTables } from "../tables.ts";
import { printedDesign, productionOf } from "./production.repository.ts";

/** Archives that one address gets in a minute: each may have many megabytes. */
const LIMIT = 20;

/** `GET {commerce}/production/{signed name}`: the files of an ordered design, for staff who were given the link. */
export function productionHandler(services: Services): Handler {
  const { db, limiter, settings, storage, tokens } = services;
  const base = `${new URL(settings.public.commerce.server).pathname}/production/`;
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = limiter.take(`production:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok)
      return privateText(request, 429, "refusal.file.tooMany", { "retry-after": String(taken.retryAfter) });
    const claims = await tokens.verify(pathname.slice(base.length), "production");
    const id = typeof claims?.design === "string" ? claims.design : null;
    const shop = shopTables(db);
    const [design, row] = id ? [await printedDesign(shop, id), await productionOf(shop, id)] : [];
    const bytes = design && row?.object ? await storage.get(row.object) : null;
    if (!design || !bytes) return privateText(request, 404, "refusal.file.gone.order");
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...PRIVATE,
        "content-type": "application/zip",
        "content-length": String(bytes.byteLength),
        "content-disposition": fileName(`${design.number} ${design.title}`, ".zip"),
        "content-security-policy": "default-src 'none'; sandbox",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
