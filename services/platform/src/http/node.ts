import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { type BrotliCompress, constants, createBrotliCompress } from "node:zlib";

/** What a handler knows of the connection besides the request. */
export type RequestInfo = { ip: string; requestId: string };
export type Handler = (request: Request, info: RequestInfo) => Promise<Response | null>;

export class PortTakenError extends Error {
  override name = "PortTakenError";
}

function clientAddress(req: IncomingMessage, trusted: ReadonlySet<string>): string {
  const direct = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (!trusted.has(direct)) return direct;
  const hops = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  // the last hop that is not one of our own proxies is the client
  return hops.reverse().find((hop) => !trusted.has(hop)) ?? direct;
}

function toRequest(req: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? "";
    if (!name.startsWith(":")) headers.append(name, req.rawHeaders[i + 1] ?? "");
  }
  const path = (req.url ?? "/").startsWith("/") ? (req.url ?? "/").replace(/^\/{2,}/, "/") : "/";
  const init: RequestInit & { duplex?: "half" } = { method: req.method ?? "GET", headers, signal };
  if (init.method !== "GET" && init.method !== "HEAD") {
    init.body = Readable.toWeb(req) as unknown as ReadableStream<Uint8Array>;
    init.duplex = "half";
  }
  return new Request(origin + path, init);
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|graphql-response\+json|manifest\+json)|image\/svg)/;

/** Brotli at a quality that costs less than it saves; small answers go as they are. */
function compressor(response: Response, accept: string): BrotliCompress | null {
  if (!/\bbr\b/.test(accept) || response.headers.has("content-encoding")) return null;
  if (!COMPRESSIBLE.test(response.headers.get("content-type") ?? "")) return null;
  const length = response.headers.get("content-length");
  if (length !== null && Number(length) < 1024) return null;
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  const compress = response.body ? compressor(response, String(req.headers["accept-encoding"] ?? "")) : null;
  if (compress) {
    delete headers["content-length"];
    headers["content-encoding"] = "br";
    headers.vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  }
  res.writeHead(response.status, headers);
  if (req.method === "HEAD" || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  const body = Readable.fromWeb(response.body as NodeWebStream<Uint8Array>);
  await (compress ? pipeline(body, compress, res) : pipeline(body, res));
}

/** A handler in Node's own form, for what streams files; calls `next` when the request is not its own. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export type ListenOptions = {
  /** Tried before the other handlers. */
  files?: NodeHandler;

  port: number;
  host: string;
  /** Public origin of this server; addresses of requests are made from it. */
  origin: string;
  trustedProxies: ReadonlySet<string>;
  onError(error: unknown, info: RequestInfo, request: string): void;
};

/** Serves handlers in turn until one answers; none is 404. @throws PortTakenError */
export function listen(handlers: readonly Handler[], options: ListenOptions): Promise<Server> {
  const server = createServer((req, res) => {
    const info: RequestInfo = { ip: clientAddress(req, options.trustedProxies), requestId: randomUUID() };
    const abort = new AbortController();
    res.on("close", () => {
      if (!res.writableFinished) abort.abort();
    });
    const answer = async () => {
      try {
        const request = toRequest(req, options.origin, abort.signal);
        for (const handler of handlers) {
          const response = await handler(request, info);
          if (response) {
            res.setHeader("x-request-id", info.requestId);
            return await send(response, req, res);
          }
        }
        res.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
      } catch (error) {
        if (abort.signal.aborted) return void res.destroy();
        options.onError(error, info, `${req.method} ${(req.url ?? "").split("?")[0]}`);
        if (res.headersSent) return void res.destroy();
        res
          .writeHead(500, { "content-type": "text/plain; charset=utf-8" })
          .end(`Something went wrong on our side (request ${info.requestId}).\n`);
      }
    };
    if (options.files) options.files(req, res, () => void answer());
    else void answer();
  });
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      fail(
        taken
          ? new PortTakenError(`Port ${options.port} is taken by another program: stop it, or set another port.`)
          : error,
      );
    });
    server.listen(options.port, options.host, () => done(server));
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
