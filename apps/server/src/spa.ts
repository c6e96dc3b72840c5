import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler } from "@carloom/platform";
import type { PublicSettings } from "@carloom/settings";
import { pageHeaders } from "@carloom/settings/page-headers";
import { settingsScript } from "@carloom/settings/settings-script";

/** Of a page: channels that the shop sells in now, the same object until they change; null until it said which. */
export type Channels = () => PublicSettings["shop"]["channels"] | null;

export type PageOptions = {
  /** It has the stage: it compiles WebAssembly, starts workers from blobs and shows pictures that it made. */
  draws?: boolean;
  /** Members confirm payments with their bank in it. */
  pays?: boolean;
  /** Its visitors choose between the shop's channels. */
  channels?: Channels;
};

/** The single page of a client application, with its settings and policy. */
export function pageHandler(folder: string, settings: PublicSettings, options: PageOptions = {}): Handler {
  const { draws = false, pays = false, channels = () => null } = options;
  const file = readFileSync(join(folder, "index.html"), "utf8");
  const make = (known: ReturnType<Channels>) => {
    const own = known ? { ...settings, shop: { ...settings.shop, channels: known } } : settings;
    const script = settingsScript(own);
    const headers = {
      ...pageHeaders(settings, {
        script: draws ? [script.hash, "'wasm-unsafe-eval'"] : [script.hash],
        style: ["'unsafe-inline'"],
        payment: pays,
        ...(draws && { image: ["blob:"], connect: ["blob:", "data:"], worker: ["blob:"] }),
      }),
      "cache-control": "no-cache",
    };
    // what staff call a channel may hold what a replacement would take for a pattern
    return { known, html: file.replace("<!--settings-->", () => script.tag), headers };
  };
  let page = make(channels());
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { pathname } = new URL(request.url);
    // a file that is not there is missing, not a page
    if (/\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.startsWith("/workspace/")) return null;
    const known = channels();
    if (known !== page.known) page = make(known);
    return new Response(page.html, { headers: page.headers });
  };
}
