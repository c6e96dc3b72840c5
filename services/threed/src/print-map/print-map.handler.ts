import { createHash } from "node:crypto";
import { type Film, FILMS } from "@carloom/asset/print-map";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "@carloom/i18n";
import type { Handler, RequestInfo, Services } from "@carloom/platform";
import { madeOnce } from "../cdn/made-once.ts";
import { fairQueue, QueueFull } from "../drawing/fair-queue.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";
import { isolatedPrintMapWork } from "./isolated.ts";
import { createPrintMaps, type PrintMapWork } from "./print-map.command.ts";

const ADDRESS = /^\/threed\/panels\/([a-z0-9-]{1,80})(?:\/([a-z0-9][a-z0-9._-]{0,63}))?\.(svg|png)$/;
const TYPES = { svg: "image/svg+xml; charset=utf-8", png: "image/png" } as const;
/** Bytes of sheets that are kept. */
const CAPACITY = 32_000_000;
/** Seconds that others may keep a sheet: the car may be replaced. */
const KEEP = 300;
/** One at a time: each takes a core for some seconds, and most are asked for again. */
const LIMITS = { atOnce: 1, waitingOfOne: 4, waitingOfAll: 40 };
const RETRY = "10";

const HEADERS = {
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...HEADERS, "content-type": "text/plain; charset=utf-8", ...headers } });

const isFilm = (text: string): text is Film => Object.hasOwn(FILMS, text);

/**
 * `GET /threed/panels/<template>.svg` (or `.png`): the panel templates of an open car, at true scale, for artists and
 * installers; `/threed/panels/<template>/<panel>.svg` one panel alone. `lang` and `film` (`cast`, `calendered`) may be asked
 * for. The first to ask waits for the car to be laid flat.
 */
export function panelSheetHandler(
  services: Pick<Services, "db" | "storage" | "log">,
  work: PrintMapWork = isolatedPrintMapWork,
): Handler {
  const { db, storage, log } = services;
  const maps = createPrintMaps(services, work);
  const sheets = madeOnce(CAPACITY);
  const queue = fairQueue(LIMITS);

  return async (request: Request, { ip }: RequestInfo) => {
    const url = new URL(request.url);
    const [, slug, panel = null, type] = ADDRESS.exec(url.pathname) ?? [];
    if (!slug || (type !== "svg" && type !== "png")) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Use GET.\n", { allow: "GET, HEAD" });
    const film = url.searchParams.get("film") ?? "cast";
    const asked = url.searchParams.get("lang") ?? DEFAULT_LANGUAGE;
    const language: Language = LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE;
    const template = await templateBySlug(db, { closed: false }, slug);
    const reading = template && (await manifestsByUuid(db, [template.uuid])).get(template.uuid);
    const manifest = reading?.status === "ok" ? reading.value : null;
    const known = panel === null || manifest?.panels.some(({ id }) => id === panel);
    if (!manifest?.panelSurface || !known || !isFilm(film)) return plain(404, "Not found\n");

    const { brand, model, panels, credits } = manifest;
    const car = { brand, model, panels, ...(credits !== undefined && { credits }) };
    const key = JSON.stringify([manifest.panelSurface.url, film, language, panel, type, car]);
    const etag = `"${createHash("sha256").update(key).digest("hex").slice(0, 32)}"`;
    const headers = { ...HEADERS, "content-type": TYPES[type], "cache-control": `public, max-age=${KEEP}`, etag };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    const draw = () =>
      queue.run(ip, async () => {
        const object = await maps.object(manifest, film);
        const map = object && (await storage.get(object));
        if (!map) throw new NoMap();
        return work({ kind: "sheet", map, car, language, panel, type });
      });
    try {
      const bytes = await (sheets.find(key) ?? sheets.make(key, draw));
      const name = [slug, ...(panel === null ? ["panels"] : [panel]), language].join(".");
      const body = request.method === "HEAD" ? null : new Uint8Array(bytes);
      return new Response(body, {
        headers: {
          ...headers,
          "content-length": String(bytes.byteLength),
          "content-disposition": `attachment; filename="${name}.${type}"`,
        },
      });
    } catch (error) {
      if (error instanceof QueueFull)
        return plain(503, "Many sheets are being drawn. Try again soon.\n", { "retry-after": RETRY });
      if (error instanceof NoMap) return plain(404, "Not found\n");
      log.warn("a sheet of panels cannot be drawn", { slug, error: String(error) });
      return plain(503, "The sheet could not be drawn.\n", { "retry-after": RETRY });
    }
  };
}

/** The panels of the car could not be laid flat. */
class NoMap extends Error {}
