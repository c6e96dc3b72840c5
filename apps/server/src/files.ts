import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { byteRange, type NodeHandler, takesBrotli } from "@carloom/platform";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".txt": "text/plain; charset=utf-8",
};

type Twin = Buffer | (() => Promise<Buffer>);
export type MemoryFile = { body: Buffer; brotli: Twin | null; type: string; cache: string };

const etags = new WeakMap<Buffer, string>();

/** Worked out when somebody first asks: of thousands of files a visitor takes a few dozen. */
function etagOf(body: Buffer): string {
  let etag = etags.get(body);
  if (etag === undefined) {
    etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    etags.set(body, etag);
  }
  return etag;
}

const compress = promisify(brotliCompress);

/** A file that is made and not read; compressed once, beside the loop, when somebody first takes it compressed. */
export function memoryFile(body: Buffer, type: string, cache: string): MemoryFile {
  let compressed: Promise<Buffer> | undefined;
  const brotli = () => {
    compressed ??= compress(body);
    return compressed;
  };
  return { body, brotli, type, cache };
}

/** Pages are written by their handlers, or are not for visitors. */
const PAGE = /^\/\w+\.html(\.br)?$/;

/** A builder names such a file by what is in it. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+(\.br)?$/;
const hashedFiles = new Map<string, Buffer>();

/** The applications have most files in common, fonts above all: what is named by its content is read and held once. */
function bodyOf(path: string, address: string): Buffer {
  if (!HASHED.test(address)) return readFileSync(path);
  const name = `${address} ${statSync(path).size}`;
  let body = hashedFiles.get(name);
  if (!body) hashedFiles.set(name, (body = readFileSync(path)));
  return body;
}

function load(folder: string): Map<string, MemoryFile> {
  const files = new Map<string, MemoryFile>();
  const twins = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (!entry.isFile() || /\/\./.test(address) || PAGE.test(address)) continue;
    const body = bodyOf(path, address);
    if (address.endsWith(".br")) {
      twins.set(address.slice(0, -3), body);
      continue;
    }
    files.set(address, {
      body,
      brotli: null,
      type: TYPES[extname(address)] ?? "application/octet-stream",
      cache: HASHED.test(address)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=300, stale-while-revalidate=86400",
    });
  }
  for (const [address, twin] of twins) {
    const file = files.get(address);
    if (file) file.brotli = twin;
  }
  return files;
}

/**
 * Files of a built application, read once: a rebuild beside a running server changes nothing under its feet, and no
 * address of a request ever reaches the disk. Hashed names are immutable; `.br` twins are sent to whoever takes them.
 * Pages (`index.html`) are left to the handler that writes their settings and policy.
 * `made` are files that no folder holds.
 */
export function filesHandler(folder: string, made: ReadonlyMap<string, MemoryFile> = new Map()): NodeHandler {
  const files = new Map([...load(folder), ...made]);
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const address = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const file = files.get(address);
    if (!file) return next();
    const brotli = file.brotli && takesBrotli(req.headers["accept-encoding"]);
    const etag = etagOf(file.body);
    const headers: Record<string, string> = {
      "content-type": file.type,
      "cache-control": file.cache,
      etag,
      "x-content-type-options": "nosniff",
      ...(file.brotli && { vary: "Accept-Encoding" }),
    };
    if (req.headers["if-none-match"] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    if (!file.brotli) {
      headers["accept-ranges"] = "bytes";
      const { range } = req.headers;
      const ifRange = String(req.headers["if-range"] ?? "");
      const part = byteRange(range, file.body.length, { ifRange, etag });
      if (part === "outside") {
        res.writeHead(416, { ...headers, "content-range": `bytes */${file.body.length}` }).end();
        return;
      }
      if (part) {
        headers["content-range"] = `bytes ${part.start}-${part.end}/${file.body.length}`;
        headers["content-length"] = String(part.end - part.start + 1);
        res
          .writeHead(206, headers)
          .end(req.method === "HEAD" ? undefined : file.body.subarray(part.start, part.end + 1));
        return;
      }
    }
    const send = (body: Buffer, encoding: Record<string, string>) =>
      res
        .writeHead(200, { ...headers, ...encoding, "content-length": String(body.length) })
        .end(req.method === "HEAD" ? undefined : body);
    const encoded = { "content-encoding": "br" };
    if (!brotli || !file.brotli) send(file.body, {});
    else if (typeof file.brotli === "function") file.brotli().then((body) => send(body, encoded), next);
    else send(file.brotli, encoded);
  };
}
