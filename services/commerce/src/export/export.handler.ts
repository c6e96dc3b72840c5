import { networkOf, type Handler, type Services, PRIVATE, privateText } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { exportById, objectsOf } from "./export.repository.ts";

/** A link serves the click. */
const SECONDS = 3600;
/** Files that one address gets in a minute. */
const LIMIT = 20;

/** An address of a file that nobody can guess, for a while. Whoever gives it out has checked who asks. */
export const exportUrl = async (
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  id: string,
): Promise<string> =>
  `${settings.public.commerce.server}/exports/${await tokens.sign("export", { export: id }, SECONDS)}`;

/** One piece after another, each read once the one before was taken: a file of any size takes the memory of one. */
function inTurn(first: Uint8Array, more: readonly string[], storage: Services["storage"]): ReadableStream<Uint8Array> {
  const left = [...more];
  return new ReadableStream({
    start: (out) => out.enqueue(first),
    async pull(out) {
      const name = left.shift();
      if (name === undefined) return out.close();
      const bytes = await storage.get(name);
      // whoever loads it sees that it broke off, rather than a file that looks whole
      if (!bytes) return out.error(new Error(`A piece of an export is gone: ${name}`));
      out.enqueue(bytes);
    },
  });
}

/** `GET {commerce}/exports/{signed name}`: a file of products, for staff who were given the link. */
export function exportHandler(services: Services): Handler {
  const { db, limiter, settings, storage, tokens } = services;
  const base = `${new URL(settings.public.commerce.server).pathname}/exports/`;
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = limiter.take(`export:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok)
      return privateText(request, 429, "refusal.file.tooMany", { "retry-after": String(taken.retryAfter) });
    const claims = await tokens.verify(pathname.slice(base.length), "export");
    const row = typeof claims?.["export"] === "string" ? await exportById(shopTables(db), claims["export"]) : undefined;
    const [first, ...more] = row ? objectsOf(row) : [];
    const bytes = first ? await storage.get(first) : null;
    if (!row || !bytes) return privateText(request, 404, "refusal.file.gone.dashboard");
    const day = row.created_at.toISOString().slice(0, 10);
    return new Response(inTurn(bytes, more, storage), {
      headers: {
        ...PRIVATE,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="products-${day}.csv"`,
        "content-security-policy": "default-src 'none'; sandbox",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
