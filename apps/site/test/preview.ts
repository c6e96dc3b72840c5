/** The built site alone, for looking at: `node test/preview.ts [folder of thumbnails]`, with the double or `SERVICES_ORIGIN`. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { developmentMessages } from "@carloom/i18n/dev";
import { readSettings } from "@carloom/settings/server";
import { createSiteHandler } from "../server/handler.ts";
import { startDouble } from "./double.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".jpg": "image/jpeg",
};
const port = Number(process.env.SITE_PORT ?? 4201);
const double = process.env.SERVICES_ORIGIN ? null : await startDouble(process.argv[2] ?? null, 4202);
const { public: settings } = readSettings({
  SITE_PORT: String(port),
  ...(double && { SERVICES_ORIGIN: double.url, CDN_URL: `${double.url}/cdn` }),
  ...process.env,
});
const site = await createSiteHandler({ settings });

const page = async (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? "/", settings.origin);
  const file = fileURLToPath(new URL(`.${url.pathname}`, site.staticDir));
  if (existsSync(file) && statSync(file).isFile()) {
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    return createReadStream(file).pipe(response);
  }
  const headers = new Headers(request.headers as Record<string, string>);
  const answer = await site.handle(new Request(url, { method: request.method ?? "GET", headers }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
  else response.end();
};
createServer((request, response) => developmentMessages(request, response, () => void page(request, response))).listen(
  port,
  () => console.log(`${settings.origin} with ${double ? "the double" : settings.threed.server}`),
);
