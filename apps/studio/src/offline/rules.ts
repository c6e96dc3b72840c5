/** How a request of the studio is answered while its service worker runs; null: as if there were none. */
export type Rule =
  /** The one page: from the server, or as it was kept where the server cannot be reached. */
  | "page"
  /** Named by what it holds, so what was kept is what would come. */
  | "kept-first"
  /** The name stays when what it holds changes: kept for when it cannot be asked for. */
  | "server-first"
  /** A model, a picture or a drawing of the CDN, named by what it holds. */
  | "object";

type Asked = Pick<Request, "method" | "url" | "mode"> & { headers: Pick<Headers, "has"> };

const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const MESSAGES = /^\/assets\/i18n\/\w+\.json$/;
const OBJECT = /\/[0-9a-f]{64}\.[a-z0-9]+$/;
const FILM = /\.(mp4|webm)$/;
const NO_PAGE = /^\/auth\/|\.[a-z0-9]{2,5}$/i;

/**
 * Only what is read, and only what is the same for everybody: calls of the services are POST or carry a query, and are
 * never kept.
 */
export function ruleOf(request: Asked, origin: string): Rule | null {
  if (request.method !== "GET" || request.headers.has("range")) return null;
  const { origin: from, pathname, search } = new URL(request.url);
  if (from === origin) {
    if (request.mode === "navigate")
      return NO_PAGE.test(pathname) && !pathname.startsWith("/workspace/") ? null : "page";
    if (MESSAGES.test(pathname)) return "server-first";
    if (HASHED.test(pathname)) return "kept-first";
  }
  return search === "" && OBJECT.test(pathname) && !FILM.test(pathname) ? "object" : null;
}

export const SHELL = "carloom-shell-";
/** Files of the CDN; they outlive a build. */
export const OBJECTS = "carloom-objects-1";
/** Faces of the type that were shown, and messages. */
export const EXTRAS = "carloom-extras-1";

/** Caches that a new build leaves: its own, the one before it, which open tabs still run on, and what outlives builds. */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const shells = names.filter((name) => name.startsWith(SHELL) && name !== own);
  const before = shells.at(-1);
  return shells.filter((name) => name !== before);
}

export type Kept = { url: string; bytes: number };
/** What may be kept of the CDN, and of the rest. */
export const OBJECT_LIMITS = { files: 400, bytes: 192 * 2 ** 20 };
export const EXTRA_LIMITS = { files: 240, bytes: 24 * 2 ** 20 };

/** What goes, the oldest first, until the rest is within its limits. */
export function overflow(kept: readonly Kept[], limits: { files: number; bytes: number }): string[] {
  let files = kept.length;
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const gone: string[] = [];
  for (const one of kept) {
    if (files <= limits.files && bytes <= limits.bytes) break;
    gone.push(one.url);
    files--;
    bytes -= one.bytes;
  }
  return gone;
}
