import {
  EXTRA_LIMITS,
  EXTRAS,
  type Kept,
  OBJECT_LIMITS,
  OBJECTS,
  outdatedCaches,
  overflow,
  ruleOf,
  SHELL,
} from "./rules.ts";

/** What a build consists of: its version, and the files that make it run. */
export type Build = { version: string; files: readonly string[] };
type World = { caches: CacheStorage; fetch: typeof fetch; origin: string };

/** The page, whatever car its address names. */
const PAGE = "/";
/** Files that are new in a cache before it is looked whether it holds too much. */
const ROUND = 16;

/** Keeps the studio and the cars that were opened, and answers out of that. */
export function createKeeper({ caches, fetch, origin }: World, build: Build) {
  const shell = SHELL + build.version;
  let added = 0;

  const keptIn = async (name: string): Promise<Kept[]> => {
    const cache = await caches.open(name);
    const kept: Kept[] = [];
    for (const { url } of await cache.keys())
      kept.push({ url, bytes: Number((await cache.match(url))?.headers.get("content-length") ?? 0) });
    return kept;
  };
  const trim = async (name: string, limits: { files: number; bytes: number }) => {
    const cache = await caches.open(name);
    for (const url of overflow(await keptIn(name), limits)) await cache.delete(url);
  };
  /** Something may have to go before long: then it matters what was used last. */
  const crowded = async () => {
    const half = { files: OBJECT_LIMITS.files / 2, bytes: OBJECT_LIMITS.bytes / 2 };
    return overflow(await keptIn(OBJECTS), half).length > 0;
  };
  const trimAll = async () => {
    await trim(OBJECTS, OBJECT_LIMITS);
    await trim(EXTRAS, EXTRA_LIMITS);
  };
  /** A full disk keeps nothing more, and stands in nobody's way. */
  const put = async (name: string, url: string, response: Response) => {
    try {
      const cache = await caches.open(name);
      await cache.delete(url);
      await cache.put(url, response);
      if (++added % ROUND === 0) await trimAll();
    } catch {
      await trimAll().catch(() => undefined);
    }
  };
  const whole = (response: Response) => response.status === 200;
  const placeOf = (url: string): string => (ruleOf(plain(url), origin) === "object" ? OBJECTS : EXTRAS);
  const plain = (url: string) => ({ method: "GET", url, mode: "cors" as const, headers: new Headers() });
  /** An image element asks without CORS and would get what no cache can weigh: the CDN answers everybody. */
  const load = (url: string, init: RequestInit = {}) => fetch(url, { credentials: "omit", mode: "cors", ...init });

  const fromServer = async (url: string, keep: (work: Promise<unknown>) => void): Promise<Response> => {
    const response = await load(url);
    if (whole(response)) keep(put(placeOf(url), url, response.clone()));
    return response;
  };

  return {
    /** All of a build or nothing; what an earlier one has already is taken from there. */
    async install(): Promise<void> {
      const cache = await caches.open(shell);
      const page = await load(PAGE, { cache: "no-cache" });
      if (!whole(page)) throw new Error(`The page was answered with ${page.status}.`);
      await cache.put(PAGE, page);
      const files = [...build.files];
      const lane = async () => {
        for (let file = files.shift(); file !== undefined; file = files.shift()) {
          const response = (await caches.match(file)) ?? (await load(file));
          if (!whole(response)) throw new Error(`${file} was answered with ${response.status}.`);
          await cache.put(file, response);
        }
      };
      // Nobody waits for it: a few at a time leave the line and the processor to the page.
      await Promise.all([lane(), lane(), lane()]);
    },
    async activate(): Promise<void> {
      for (const name of outdatedCaches(await caches.keys(), shell)) await caches.delete(name);
      await trimAll();
    },
    /** What was loaded before there was a worker: asked for once more, out of the browser's own cache. */
    async keep(urls: readonly string[]): Promise<void> {
      const full = await crowded();
      for (const url of urls) {
        const rule = ruleOf(plain(url), origin);
        if (rule === null || rule === "page") continue;
        const known = await caches.match(url);
        // What is in use is the last to go.
        if (known && full && rule === "object") await put(OBJECTS, url, known);
        if (known) continue;
        await fromServer(url, (work) => void work).catch(() => undefined);
      }
      await trimAll();
    },
    /** The answer to a request; null where the browser answers it as if there were no worker. */
    answer(
      request: Request,
      early: Promise<Response | undefined>,
      keep: (work: Promise<unknown>) => void,
    ): Promise<Response> | null {
      const { url } = request;
      switch (ruleOf(request, origin)) {
        case null:
          return null;
        case "page":
          return (async () => {
            try {
              return (await early) ?? (await fetch(request));
            } catch (error) {
              const kept = (await (await caches.open(shell)).match(PAGE)) ?? (await caches.match(PAGE));
              if (kept) return kept;
              throw error;
            }
          })();
        case "server-first":
          return fromServer(url, keep).catch(async (error: unknown) => {
            const kept = await caches.match(url);
            if (kept) return kept;
            throw error;
          });
        default:
          return caches.match(url).then((kept) => kept ?? fromServer(url, keep));
      }
    },
  };
}
