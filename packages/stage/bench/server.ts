import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { bundle, laterChunks } from "./bundle.ts";

const TYPES: Record<string, string> = {
  ".glb": "model/gltf-binary",
  ".json": "application/json",
  ".js": "text/javascript",
  ".cjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".hdr": "image/vnd.radiance",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

function html(script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title>
<style>html,body{margin:0;height:100%;background:#0e1012}canvas{display:block;width:100vw;height:100vh}</style>
<canvas id="stage"></canvas><script type="module" src="/${script}.js"></script></html>`;
}

export type BenchServer = { url: string; close(): Promise<void> };

/**
 * Serves pages made of the browser entries given (`/<name>` with `/<name>.js`) and folders (`/<prefix>/…`).
 * @param port 0 takes any free one
 */
export async function serveBench(
  entries: Record<string, URL>,
  folders: Record<string, string>,
  port = 0,
): Promise<BenchServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    void respond(decodeURIComponent(pathname)).then(
      ({ type, body }) => {
        response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  async function respond(pathname: string): Promise<{ type: string; body: string | Buffer }> {
    const later = laterChunks.get(pathname);
    if (later) return { type: "text/javascript", body: later };
    const [, first = "", ...rest] = pathname.split("/");
    const script = /^(.*)\.js$/.exec(first)?.[1];
    const entry = entries[script ?? first];
    if (entry && rest.length === 0) {
      if (script) return { type: "text/javascript", body: await bundle(entry, script) };
      return { type: "text/html", body: html(first) };
    }
    const folder = folders[first];
    if (!folder || rest.includes("..")) throw new Error("unknown");
    const file = path.join(folder, ...rest);
    return { type: TYPES[path.extname(file)] ?? "application/octet-stream", body: await readFile(file) };
  }
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
