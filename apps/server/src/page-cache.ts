import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type NodeHandler, takesBrotli } from "@carloom/platform";

/** Says of a value whether it is one that a parameter takes. */
type Values = { test(value: string): boolean };

export type PageCacheOptions = {
  /** Renders a page for nobody in particular: the request that it gets holds no cookie and no token. */
  render: (request: Request) => Promise<Response>;
  origin: string;
  /** Cookies that make a visit somebody's own: who sends one of them is never answered from here. */
  personalCookies: readonly string[];
  /**
   * Query parameters that make another page, with the values that they take: an address with any other parameter or value,
   * or with one twice, is rendered each time, so that nobody fills the cache with pages that are all the same.
   */
  parameters: Readonly<Record<string, Values>>;
  onError: (error: unknown) => void;
  /** Told how each request was answered: from what is kept, from what is older while it is made anew, or by making it. */
  onAnswer?: (result: "hit" | "stale" | "miss" | "personal") => void;
  /** Most pages that are kept, and bytes of them; the least recently asked for goes first. */
  pages?: number;
  bytes?: number;
  now?: () => number;
};

export type PageCache = NodeHandler & {
  /** What pages show has changed: none that was made before is given from now on; at once, then once a second at most. */
  forget(): void;
};

type Page = {
  /** Right for everybody; otherwise only for whoever it was made for. */
  shared: boolean;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer;
  etag: string;
  /** Milliseconds: until then as it is; until then while a newer one is made. */
  freshUntil: number;
  staleUntil: number;
};

const brotli = promisify(brotliCompress);
const LONGEST_ADDRESS = 512;
/** What changes without end makes pages anew so often at most. */
const FORGET_EVERY_MS = 1000;
const KEPT_BYTES = 32 * 1024 * 1024;

const seconds = (cacheControl: string, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);

/**
 * Whole pages for visitors who are signed out, kept as long as the page itself allows shared caches to (`s-maxage`,
 * `stale-while-revalidate`). Public pages name their inline scripts by hash, so one answer with its policy is right for
 * everybody. What is not `public` with an `s-maxage` and status 200, and what sets a cookie, is never kept.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    origin,
    personalCookies,
    parameters,
    onError,
    onAnswer,
    pages = 200,
    bytes = KEPT_BYTES,
    now = Date.now,
  } = options;
  const kept = new Map<string, Page>();
  const running = new Map<string, Promise<Page | null>>();
  let size = 0;
  /** Counts changes: a page that was begun before the last of them is not kept. */
  let change = 0;
  let forgot = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | undefined;
  const empty = (): void => {
    waiting = undefined;
    forgot = now();
    change++;
    kept.clear();
    running.clear();
    size = 0;
  };
  const forget = (): void => {
    const wait = forgot + FORGET_EVERY_MS - now();
    if (wait <= 0) empty();
    else waiting ??= setTimeout(empty, wait).unref();
  };
  const drop = (key: string): void => {
    const page = kept.get(key);
    if (page) size -= page.body.length + page.brotli.length;
    kept.delete(key);
  };
  const allowed = new Map(Object.entries(parameters));

  /** Null when it sets a cookie, which only the ordinary way may send. */
  const make = async (key: string): Promise<Page | null> => {
    const begun = change;
    const response = await render(new Request(origin + key));
    const cacheControl = response.headers.get("cache-control") ?? "";
    const maxAge = seconds(cacheControl, "s-maxage");
    const body = Buffer.from(await response.arrayBuffer());
    if (begun === change) drop(key);
    if (response.headers.has("set-cookie")) return null;
    const shared = response.status === 200 && maxAge > 0 && /(^|[ ,])public([ ,]|$)/.test(cacheControl);
    const headers: Record<string, string> = {};
    for (const [name, value] of response.headers) headers[name] = value;
    delete headers["content-length"];
    const vary = new Set((headers.vary ?? "").split(", ").filter(Boolean));
    headers.vary = [...vary.add("Accept-Encoding")].join(", ");
    const page: Page = {
      shared,
      status: response.status,
      headers,
      body,
      brotli: await brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      freshUntil: now() + maxAge * 1000,
      staleUntil: now() + (maxAge + seconds(cacheControl, "stale-while-revalidate")) * 1000,
    };
    if (!shared || begun !== change) return page;
    drop(key);
    kept.set(key, page);
    size += page.body.length + page.brotli.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= pages && size <= bytes) break;
      drop(oldest);
    }
    return page;
  };
  const once = (key: string): Promise<Page | null> => {
    let work = running.get(key);
    if (!work) {
      const made = make(key).finally(() => {
        if (running.get(key) === made) running.delete(key);
      });
      running.set(key, (work = made));
    }
    return work;
  };

  const handler: NodeHandler = (req, res, next) => {
    const key = keyOf(req, allowed);
    if (key === null) return next();
    if (isPersonal(req, personalCookies)) {
      onAnswer?.("personal");
      return next();
    }
    const held = kept.get(key);
    const at = now();
    if (held && at < held.staleUntil) {
      const isStale = at >= held.freshUntil;
      onAnswer?.(isStale ? "stale" : "hit");
      if (isStale) void once(key).catch(onError);
      // the most recently asked for goes last
      kept.delete(key);
      kept.set(key, held);
      return send(held, req, res);
    }
    onAnswer?.("miss");
    const first = !running.has(key);
    once(key).then(
      (page) => (page && (page.shared || first) ? send(page, req, res) : next()),
      // the ordinary way says what is wrong
      () => next(),
    );
  };
  return Object.assign(handler, { forget });
}

/** The address in one form; null for what is not asked for with GET or HEAD, is no page, or has other parameters or values. */
function keyOf(req: IncomingMessage, allowed: ReadonlyMap<string, Values>): string | null {
  const address = req.url ?? "/";
  if ((req.method !== "GET" && req.method !== "HEAD") || !address.startsWith("/") || address.startsWith("//"))
    return null;
  if (address.length > LONGEST_ADDRESS) return null;
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (path.includes(".") || path.startsWith("/auth/")) return null;
  if (at < 0) return path;
  const query = new URLSearchParams(address.slice(at + 1));
  const names = [...query.keys()];
  if (names.length === 0) return path;
  if (new Set(names).size < names.length) return null;
  for (const [name, value] of query) if (!allowed.get(name)?.test(value)) return null;
  query.sort();
  return `${path}?${query}`;
}

function isPersonal(req: IncomingMessage, names: readonly string[]): boolean {
  if (req.headers.authorization) return true;
  const { cookie } = req.headers;
  return cookie !== undefined && names.some((name) => cookie.includes(`${name}=`));
}

function send(page: Page, req: IncomingMessage, res: ServerResponse): void {
  const compressed = takesBrotli(req.headers["accept-encoding"]);
  // a tag of its own for each form, as the bytes differ
  const etag = compressed ? page.etag.replace(/"$/, '-br"') : page.etag;
  const headers: Record<string, string | number> = { ...page.headers, etag };
  if (req.headers["if-none-match"] === etag) {
    res.writeHead(304, headers).end();
    return;
  }
  const body = compressed ? page.brotli : page.body;
  if (compressed) headers["content-encoding"] = "br";
  headers["content-length"] = body.length;
  res.writeHead(page.status, headers).end(req.method === "HEAD" ? undefined : body);
}
