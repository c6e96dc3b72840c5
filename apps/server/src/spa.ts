import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler, NodeHandler } from "@carloom/platform";
import type { PublicSettings } from "@carloom/settings";
import sirv from "sirv";
import { pageHeaders, settingsScript } from "./security.ts";

/** Files of a built application: hashed names are immutable, `.br` twins are preferred. */
export function filesHandler(folder: string): NodeHandler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    dotfiles: false,
    extensions: [],
    setHeaders(res, pathname) {
      res.setHeader("x-content-type-options", "nosniff");
      if (/^\/assets\/.*-[\w-]{8,}\.\w+$/.test(pathname))
        res.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return (req, res, next) => {
    // the page itself is written by the handler that follows, with its settings and policy
    if (req.url === "/" || req.url?.startsWith("/index.html") || req.url?.startsWith("/?")) return next();
    serve(req, res, next);
  };
}

/** The single page of a client application, with its settings and policy. */
export function pageHandler(folder: string, settings: PublicSettings, studio: boolean): Handler {
  const script = settingsScript(settings);
  const html = readFileSync(join(folder, "index.html"), "utf8").replace("<!--settings-->", script.tag);
  const headers = {
    ...pageHeaders({ settings, scriptHashes: [script.hash], studio }),
    "content-type": "text/html; charset=utf-8",
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
