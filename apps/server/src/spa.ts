import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler } from "@carloom/platform";
import type { PublicSettings } from "@carloom/settings";
import { pageHeaders } from "@carloom/settings/page-headers";
import { settingsScript } from "@carloom/settings/settings-script";

/**
 * The single page of a client application, with its settings and policy.
 * @param draws it has the stage: it compiles WebAssembly, starts workers from blobs and shows pictures that it made
 */
export function pageHandler(folder: string, settings: PublicSettings, draws: boolean): Handler {
  const script = settingsScript(settings);
  const html = readFileSync(join(folder, "index.html"), "utf8").replace("<!--settings-->", script.tag);
  const headers = {
    ...pageHeaders(settings, {
      script: draws ? [script.hash, "'wasm-unsafe-eval'"] : [script.hash],
      style: ["'unsafe-inline'"],
      ...(draws && { image: ["blob:"], connect: ["blob:", "data:"], worker: ["blob:"] }),
    }),
    "cache-control": "no-cache",
  };
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { pathname } = new URL(request.url);
    // a file that is not there is missing, not a page
    if (/\.[a-z0-9]{2,5}$/i.test(pathname) && !pathname.startsWith("/workspace/")) return null;
    return new Response(html, { headers });
  };
}
