import { randomUUID } from "node:crypto";
import { isUnavailable } from "../database/connect.ts";
import { isPosition } from "../database/replica.ts";
import { StorageAwayError } from "../storage/storage.ts";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { constants, createBrotliCompress } from "node:zlib";
import {
  BodyTooLargeError,
  compressed,
  type DirectHandler,
  readWhole,
  sendDirect,
  WORTH_COMPRESSING,
} from "./direct.ts";
import { takesBrotli } from "./encoding.ts";
import { type Gate, type Refused, tooLarge } from "./gate.ts";
import { minded } from "./leaving.ts";
import { isFromHere } from "./local.ts";
import { reasonOf, StartError } from "../start-error.ts";
import { isTraced, openSpan, type Span } from "../telemetry/tracing.ts";
import { currentRequest, POSITION, type RequestInfo } from "./request-info.ts";

export type Handler = (request: Request, info: RequestInfo) => Promise<Response | null>;

export class PortTakenError extends StartError {
  override name = "PortTakenError";
}

/** An answer, as it is counted. */
export type Answered = { route: string; status: number; ms: number };

const neighbour = (req: IncomingMessage): string => (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");

function clientAddress(req: IncomingMessage, trusted: ReadonlySet<string>): string {
  const direct = neighbour(req);
  if (!trusted.has(direct)) return direct;
  const hops = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  // the last hop that is not one of our own proxies is the client
  return hops.reverse().find((hop) => !trusted.has(hop)) ?? direct;
}

/** Bodies up to this are read at once, which costs half of what a stream does; larger ones (uploads) are streamed. */
const AT_ONCE = 256 * 1024;

/** Is the body small enough to be read at once? */
function isSmall(req: IncomingMessage): boolean {
  const stated = req.headers["content-length"];
  return stated === undefined || Number(stated) <= AT_ONCE;
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
/** What nothing is loaded from and nobody frames. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Says in the form of the request why it was refused; a body that was not read ends its connection. */
function sendRefusal(refused: Refused, req: IncomingMessage, res: ServerResponse): void {
  const isJson = req.headers["content-type"]?.startsWith("application/json") ?? false;
  const { status, message, retryAfter } = refused;
  const code = status === 405 ? "METHOD_NOT_ALLOWED" : "LIMIT_EXCEEDED";
  res.writeHead(status, {
    ...PLAIN,
    "content-security-policy": CLOSED_POLICY,
    ...(isJson && { "content-type": "application/json" }),
    ...(status === 405 && { allow: "GET, HEAD, POST" }),
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...((status === 413 || !req.complete) && { connection: "close" }),
  });
  res.end(isJson ? JSON.stringify({ errors: [{ message, extensions: { code } }] }) : `${message}\n`);
}

/** @param body what was read of it already */
async function toRequest(
  req: IncomingMessage,
  options: ListenOptions,
  signal: AbortSignal,
  body: Buffer | null,
): Promise<Request> {
  const headers = new Headers();
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? "";
    if (!name.startsWith(":")) headers.append(name, req.rawHeaders[i + 1] ?? "");
  }
  const path = (req.url ?? "/").startsWith("/") ? (req.url ?? "/").replace(/^\/{2,}/, "/") : "/";
  const init: RequestInit & { duplex?: "half" } = { method: req.method ?? "GET", headers, signal };
  if (init.method !== "GET" && init.method !== "HEAD") {
    if (body || isSmall(req)) {
      init.body = new Uint8Array(body ?? (await readWhole(req, options.gate.largest(req))));
    } else {
      init.body = Readable.toWeb(req) as unknown as ReadableStream<Uint8Array>;
      init.duplex = "half";
    }
  }
  return new Request(options.origin + path, init);
}

/** The character that stands for what is none. */
const REPLACEMENT = encodeURIComponent("\ufffd");

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|graphql-response\+json|manifest\+json)|image\/svg)/;
function mayCompress(response: Response, req: IncomingMessage): boolean {
  if (response.headers.has("content-encoding")) return false;
  return takesBrotli(req.headers["accept-encoding"]) && COMPRESSIBLE.test(response.headers.get("content-type") ?? "");
}

/** A response whose whole body is at hand, so that it need not be read out of a stream. */
const wholeOf = (response: Response): Buffer | undefined => (response as Response & { whole?: Buffer }).whole;

/** Pages of unknown length are streamed as they render; everything else is sent whole, compressed when that is worth it. */
async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  const whole = wholeOf(response);
  if (req.method === "HEAD" || !(whole ?? response.body)) {
    if (!whole) await response.body?.cancel();
    res.writeHead(response.status, headers).end();
    return;
  }
  const compress = mayCompress(response, req) && !headers["content-type"]?.includes("event-stream");
  if (compress) headers.vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  const type = headers["content-type"] ?? "";
  if (!whole && response.body && type.includes("text/event-stream")) {
    // each event leaves at once: a compressor would keep it
    res.writeHead(response.status, headers);
    res.flushHeaders();
    await pipeline(Readable.fromWeb(response.body as NodeWebStream<Uint8Array>), res);
    return;
  }
  // a file of no stated length is written as it is taken: it may be of any
  const isFile = String(headers["content-disposition"] ?? "").startsWith("attachment") && !headers["content-length"];
  if (!whole && response.body && (isFile || type.includes("text/html"))) {
    delete headers["content-length"];
    const body = Readable.fromWeb(response.body as NodeWebStream<Uint8Array>);
    if (compress) headers["content-encoding"] = "br";
    res.writeHead(response.status, headers);
    await (compress
      ? pipeline(body, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), res)
      : pipeline(body, res));
    return;
  }
  let body: Buffer = whole ?? Buffer.from(await response.arrayBuffer());
  if (compress && body.length > WORTH_COMPRESSING) {
    body = await compressed(body);
    headers["content-encoding"] = "br";
  }
  headers["content-length"] = String(body.length);
  res.writeHead(response.status, headers).end(body);
}

/** A handler in Node's own form, for what streams files; calls `next` when the request is not its own. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export type ListenOptions = {
  /** Tried before the other handlers. */
  files?: NodeHandler;
  /** Handlers of small POSTs by their exact path, tried before the general ones. */
  direct?: ReadonlyMap<string, DirectHandler>;
  /** Refuses what is too large, too much at once or too often, before anything reads it. */
  gate: Gate;
  /** Headers of every answer that does not say otherwise. */
  headers?: (req: IncomingMessage) => Record<string, string>;
  /** Told of every answer, files among them. */
  onAnswer?: (answered: Answered) => void;
  /** Which of its routes an address belongs to, as a pattern. */
  routeOf?: (path: string) => string;
  port: number;
  host: string;
  /** Public origin of this server; addresses of requests are made from it. */
  origin: string;
  trustedProxies: ReadonlySet<string>;
  /** Cookies that make a request somebody's own. */
  personalCookies?: readonly string[];
  onError(error: unknown, info: RequestInfo, request: string): void;
};

function infoOf(req: IncomingMessage, { trustedProxies, personalCookies = [] }: ListenOptions): RequestInfo {
  const { authorization, cookie = "", [POSITION]: position } = req.headers;
  return {
    ip: clientAddress(req, trustedProxies),
    requestId: randomUUID(),
    isFromHere: isFromHere(req, trustedProxies),
    personal: authorization !== undefined || personalCookies.some((name) => cookie.includes(`${name}=`)),
    ...(isPosition(position) && { position }),
  };
}

const pathOf = (req: IncomingMessage): string => (req.url ?? "/").split("?", 1)[0] ?? "/";

/** A part of an address that may be a key to what lies there: ids, links' secrets, signed names. */
const KEY = /[\w.~%-]{20,}/g;
/** A request as it is noted where it failed: what it asked for, and no key. */
const noted = (req: IncomingMessage): string => `${req.method} ${pathOf(req).replace(KEY, "…")}`;

/** A request as a span, where anything is traced: by its route, as an address may be a key to what lies there. Only our proxies' word counts for what it goes on from; a stranger's is noted. */
function openRequest(
  req: IncomingMessage,
  info: RequestInfo,
  { host, trustedProxies }: { host: string; trustedProxies: ListenOptions["trustedProxies"] },
): Span | null {
  if (!isTraced()) return null;
  const { traceparent } = req.headers;
  return openSpan(req.method ?? "GET", "server", {
    facts: {
      "http.request.method": req.method,
      "server.address": host,
      "carloom.request_id": info.requestId,
    },
    from: typeof traceparent === "string" ? { traceparent } : {},
    believed: trustedProxies.has(neighbour(req)),
  });
}

/** Serves handlers in turn until one answers; none is 404. @throws PortTakenError */
export function listen(handlers: readonly Handler[], options: ListenOptions): Promise<Server> {
  const seen = { host: new URL(options.origin).host, trustedProxies: options.trustedProxies };
  const server = createServer((req, res) => {
    // no name holds NUL: whoever asks for one finds nothing, and no handler nor database ever sees it
    if (req.url?.includes("%00")) req.url = req.url.replaceAll("%00", REPLACEMENT);
    const info = infoOf(req, options);
    const abort = new AbortController();
    const started = performance.now();
    const span = openRequest(req, info, seen);
    const forget = minded(server, res);
    res.setHeader("x-request-id", info.requestId);
    for (const [name, value] of Object.entries(options.headers?.(req) ?? {})) res.setHeader(name, value);
    res.on("close", () => {
      forget();
      if (!res.writableFinished) abort.abort();
      const route = options.routeOf?.(pathOf(req)) ?? "";
      if (res.headersSent) options.onAnswer?.({ route, status: res.statusCode, ms: performance.now() - started });
      if (!span) return;
      span.rename(`${req.method} ${route}`.trimEnd());
      span.note({ "http.route": route || undefined, "http.response.status_code": res.statusCode });
      if (res.statusCode >= 500) span.fail(new Error());
      span.end();
    });
    const failed = (error: unknown) => {
      if (abort.signal.aborted || (req.destroyed && !req.complete)) return void res.destroy();
      if (error instanceof BodyTooLargeError) return sendRefusal(tooLarge(options.gate.largest(req)), req, res);
      options.onError(error, info, noted(req));
      if (res.headersSent) return void res.destroy();
      // what is away comes back: caches and programs ask again
      const away = isUnavailable(error) || error instanceof StorageAwayError;
      res
        .writeHead(away ? 503 : 500, {
          ...PLAIN,
          "content-security-policy": CLOSED_POLICY,
          ...(away && { "retry-after": "2" }),
        })
        .end(`Something went wrong on our side (request ${info.requestId}).\n`);
    };
    const answer = async () => {
      const counted = options.gate.count(req, info.ip);
      if (counted) return sendRefusal(counted, req, res);
      const admitted = options.gate.admit(req, info.ip);
      if ("status" in admitted) return sendRefusal(admitted, req, res);
      res.on("close", admitted.free);
      const direct = req.method === "POST" ? options.direct?.get(req.url ?? "") : undefined;
      let body: Buffer | null = null;
      if (direct && isSmall(req)) {
        body = await readWhole(req, options.gate.largest(req));
        const answered = await direct({ headers: req.headers, body }, info);
        if (answered) return sendDirect(answered, req, res);
      }
      const request = await toRequest(req, options, abort.signal, body);
      for (const handler of handlers) {
        const response = await handler(request, info);
        if (response) return send(response, req, res);
      }
      res.writeHead(404, { ...PLAIN, "content-security-policy": CLOSED_POLICY }).end("Not found\n");
    };
    // a throw of any handler, at once or later, ends its request and never the process
    new Promise<void>((done, fail) => {
      const next = () => void answer().then(done, fail);
      const begin = () => currentRequest.run(info, () => (options.files ? options.files(req, res, next) : next()));
      if (span) span.within(begin);
      else begin();
    }).catch(failed);
  });
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        return fail(
          new PortTakenError(`Port ${options.port} is taken by another program: stop it, or set another port.`),
        );
      const foreign = error.code === "EADDRNOTAVAIL" || error.syscall === "getaddrinfo";
      const reason = foreign ? "it is no address of this machine" : reasonOf(error);
      fail(
        new StartError(
          `Cannot listen on ${options.host}:${options.port} (${reason}): correct HOST, or set another port.`,
        ),
      );
    });
    server.listen(options.port, options.host, () => done(server));
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
