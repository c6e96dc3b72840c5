import { createHash } from "node:crypto";
import { type Film, FILMS } from "@carloom/asset/print-map";
import type { Manifest } from "@carloom/build";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "@carloom/i18n";
import { networkOf, type Handler, type RequestInfo, type Services } from "@carloom/platform";
import { madeOnce } from "../cdn/made-once.ts";
import { fairQueue, QueueFull } from "../drawing/fair-queue.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";
import { isolatedPrintMapWork } from "./isolated.ts";
import { createPrintMaps, type PrintMapWork } from "./print-map.command.ts";
import { SHEET_TYPES, type SheetType } from "./protocol.ts";

const ADDRESS = /^\/threed\/panels\/([a-z0-9-]{1,80})(?:\/([a-z0-9][a-z0-9._-]{0,63}))?\.(svg|png|zip|pdf|bin)$/;
const TYPES: Record<SheetType, string> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  zip: "application/zip",
  pdf: "application/pdf",
};
/** What may be asked for of pixels and paper: 1:10 of the whole car, 1:1 of one panel. */
const SCALES: Record<string, number> = { "10": 10, "1": 1 };
/** Counts up when a sheet of the same map is drawn otherwise. */
const DRAWING = 2;
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

const isSheet = (text: string): text is SheetType => SHEET_TYPES.some((one) => one === text);
const isFilm = (text: string): text is Film => Object.hasOwn(FILMS, text);

/**
 * `GET /threed/panels/<template>.svg` (or `.png`): the panel templates of an open car, at true scale, for artists and
 * installers; `/threed/panels/<template>/<panel>.svg` one panel alone. `lang` and `film` (`cast`, `calendered`) may be asked
 * for. `.zip` are the sheet's layers as PNG and `.pdf` is the sheet on paper, both at `scale` (`10`, `1` of single
 * panels), `.bin` is the print map itself. The first to ask waits for the car to be laid flat.
 */
export function panelSheetHandler(
  services: Pick<Services, "db" | "storage" | "log">,
  work: PrintMapWork = isolatedPrintMapWork,
): Handler {
  const { db, storage, log } = services;
  const maps = createPrintMaps(services, work);
  const sheets = madeOnce(CAPACITY);
  const queue = fairQueue(LIMITS);

  /** The map as it is stored: what the studio lays the car flat with. */
  async function mapOf(request: Request, manifest: Manifest, film: Film, ip: string): Promise<Response> {
    try {
      const object = await queue.run(networkOf(ip), () => maps.object(manifest, film));
      const bytes = object && (await storage.get(object));
      if (!bytes) return plain(404, "Not found\n");
      const etag = `"${createHash("sha256").update(object).digest("hex").slice(0, 32)}"`;
      const headers = { ...HEADERS, "cache-control": `public, max-age=${KEEP}`, etag };
      if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
      const body = request.method === "HEAD" ? null : new Uint8Array(bytes);
      const length = String(bytes.byteLength);
      return new Response(body, {
        headers: { ...headers, "content-type": "application/octet-stream", "content-length": length },
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) log.warn("a print map cannot be had", { error: String(error) });
      return plain(503, "Try again soon.\n", { "retry-after": RETRY });
    }
  }

  return async (request: Request, { ip }: RequestInfo) => {
    const url = new URL(request.url);
    const [, slug, panel = null, type] = ADDRESS.exec(url.pathname) ?? [];
    if (!slug || !type) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Use GET.\n", { allow: "GET, HEAD" });
    const film = url.searchParams.get("film") ?? "cast";
    const asked = url.searchParams.get("lang") ?? DEFAULT_LANGUAGE;
    const wanted = url.searchParams.get("scale") ?? (panel === null ? "10" : "1");
    const scale = Object.hasOwn(SCALES, wanted) ? SCALES[wanted] : undefined;
    const language: Language = LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE;
    const template = await templateBySlug(db, { closed: false }, slug);
    const reading = template && (await manifestsByUuid(db, [template.uuid])).get(template.uuid);
    const manifest = reading?.status === "ok" ? reading.value : null;
    // a whole car at true size has more pixels than a program opens, and more tiles than anybody glues
    const large = scale === 1 && panel === null && (type === "zip" || type === "pdf");
    const known = panel === null || manifest?.panels.some(({ id }) => id === panel);
    if (!manifest?.panelSurface || !known || !isFilm(film) || !scale || large) return plain(404, "Not found\n");
    if (type === "bin") return panel === null ? mapOf(request, manifest, film, ip) : plain(404, "Not found\n");
    if (!isSheet(type)) return null;

    const { brand, model, panels, credits } = manifest;
    const car = { brand, model, panels, ...(credits !== undefined && { credits }) };
    const key = JSON.stringify([DRAWING, manifest.panelSurface.url, film, language, panel, type, scale, car]);
    const etag = `"${createHash("sha256").update(key).digest("hex").slice(0, 32)}"`;
    const headers = { ...HEADERS, "content-type": TYPES[type], "cache-control": `public, max-age=${KEEP}`, etag };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    const draw = () =>
      queue.run(networkOf(ip), async () => {
        const object = await maps.object(manifest, film);
        const map = object && (await storage.get(object));
        if (!map) throw new NoMap();
        return work({ kind: "sheet", map, car, language, panel, type, scale });
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
