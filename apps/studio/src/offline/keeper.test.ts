import { beforeEach, describe, expect, it } from "vitest";
import { createKeeper } from "./keeper.ts";
import { outdatedCaches, overflow, ruleOf } from "./rules.ts";

const ORIGIN = "https://studio.example";
const CDN = "https://cdn.example/cdn";
const car = `${CDN}/model/${"a".repeat(64)}.glb`;

/** Cache Storage in memory. */
function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const href = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;
  const find = async (asked: RequestInfo | URL) => {
    for (const cache of stored.values()) if (cache.has(href(asked))) return cache.get(href(asked))?.clone();
    return undefined;
  };
  const caches = {
    keys: async () => [...stored.keys()],
    match: find,
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        match: async (asked: RequestInfo) => cache.get(href(asked))?.clone(),
        keys: async () => [...cache.keys()].map((url) => ({ url })),
        delete: async (asked: RequestInfo) => cache.delete(href(asked)),
        put: async (asked: RequestInfo, response: Response) => void cache.set(href(asked), response),
      };
    },
  };
  return { stored, caches: caches as unknown as CacheStorage };
}

let world: ReturnType<typeof memoryCaches>;
let asked: string[];
let online: boolean;
let missing: string | null;
const server = async (input: RequestInfo | URL) => {
  const { href, pathname } = new URL(typeof input === "object" && "url" in input ? input.url : input, ORIGIN);
  if (!online) throw new TypeError("Failed to fetch");
  asked.push(href.replace(ORIGIN, ""));
  return pathname === missing ? new Response("", { status: 404 }) : new Response(`now: ${pathname}`);
};
const keeper = (version: string, files: string[]) =>
  createKeeper({ caches: world.caches, fetch: server as typeof fetch, origin: ORIGIN }, { version, files });
const navigation = (path: string) =>
  ({ method: "GET", url: ORIGIN + path, mode: "navigate", headers: new Headers() }) as unknown as Request;
const working: Promise<unknown>[] = [];
async function answer(one: ReturnType<typeof keeper>, request: Request) {
  const response = await one.answer(request, Promise.resolve(undefined), (work) => working.push(work));
  await Promise.all(working.splice(0));
  return response ? response.text() : null;
}

beforeEach(() => {
  world = memoryCaches();
  asked = [];
  online = true;
  missing = null;
});

describe("the service worker", () => {
  it("opens the page, its code and the car that was seen without a connection", async () => {
    const one = keeper("1", ["/assets/index-AAAAAAAA.js"]);
    await one.install();
    await one.keep([car, `${ORIGIN}/assets/i18n/ko.json`, `${ORIGIN}/assets/archivo-BBBBBBBB.woff2`]);
    online = false;
    expect(await answer(one, navigation("/workspace/default/halden-gt?lang=ko"))).toBe("now: /");
    for (const path of ["/assets/index-AAAAAAAA.js", "/assets/i18n/ko.json", "/assets/archivo-BBBBBBBB.woff2"])
      expect(await answer(one, new Request(ORIGIN + path))).toBe(`now: ${path}`);
    expect(await answer(one, new Request(car))).toBe(`now: ${new URL(car).pathname}`);
    await expect(answer(one, new Request(`${CDN}/model/${"b".repeat(64)}.glb`))).rejects.toThrow("fetch");
  });

  it("asks the server for the page while there is one, and for code once", async () => {
    const one = keeper("1", ["/assets/index-AAAAAAAA.js"]);
    await one.install();
    asked = [];
    expect(await answer(one, navigation("/workspace/mina/halden-gt"))).toBe("now: /workspace/mina/halden-gt");
    await answer(one, new Request(`${ORIGIN}/assets/index-AAAAAAAA.js`));
    await answer(one, new Request(car));
    await answer(one, new Request(car));
    expect(asked).toEqual(["/workspace/mina/halden-gt", car]);
  });

  it("leaves everything alone that is a person's, a part of a film, or another's", () => {
    const rule = (url: string, init: RequestInit & { navigate?: boolean } = {}) =>
      ruleOf(init.navigate ? navigation(url) : new Request(new URL(url, ORIGIN), init), ORIGIN);
    expect(rule("https://api.example/threed/graphql/", { method: "POST", body: "{}" })).toBeNull();
    expect(rule("https://api.example/threed/graphql/?query=%7Bme%7D")).toBeNull();
    expect(rule("/auth/refresh", { method: "POST" })).toBeNull();
    expect(rule("/auth/sign-out", { navigate: true })).toBeNull();
    expect(rule("/summary.pdf", { navigate: true })).toBeNull();
    expect(rule("/workspace/mina/halden-1.5t", { navigate: true })).toBe("page");
    expect(rule(car.replace(".glb", ".mp4"))).toBeNull();
    expect(rule(car, { headers: { range: "bytes=0-9" } })).toBeNull();
    expect(rule("https://api.example/picture/7.png")).toBeNull();
  });

  it("a build is kept whole or not at all, and takes over what it shares with the one before", async () => {
    await keeper("1", ["/assets/a-AAAAAAAA.js", "/assets/b-BBBBBBBB.js"]).install();
    missing = "/assets/c-CCCCCCCC.js";
    const two = keeper("2", ["/assets/a-AAAAAAAA.js", "/assets/c-CCCCCCCC.js"]);
    await expect(two.install()).rejects.toThrow("404");
    missing = null;
    asked = [];
    await two.install();
    expect(asked).toEqual(["/", "/assets/c-CCCCCCCC.js"]);
  });

  it("an open tab of the build before finds its files, those of older builds go", async () => {
    for (const version of ["1", "2", "3"]) {
      const one = keeper(version, [`/assets/panel-AAAAAAA${version}.js`]);
      await one.install();
      await one.activate();
    }
    online = false;
    const three = keeper("3", []);
    expect(await answer(three, new Request(`${ORIGIN}/assets/panel-AAAAAAA2.js`))).toContain("AAAAAAA2");
    await expect(answer(three, new Request(`${ORIGIN}/assets/panel-AAAAAAA1.js`))).rejects.toThrow();
    expect(outdatedCaches(["carloom-shell-3", "carloom-objects-1", "other"], "carloom-shell-3")).toEqual([]);
  });

  it("writes nothing anew that it has, while there is room", async () => {
    const one = keeper("1", []);
    await one.keep([car]);
    const first = world.stored.get("carloom-objects-1")?.get(car);
    asked = [];
    await one.keep([car]);
    expect(world.stored.get("carloom-objects-1")?.get(car)).toBe(first);
    expect(asked).toEqual([]);
  });

  it("keeps no more than it may, what was used last the longest", async () => {
    const kept = [3, 4, 5].map((n) => ({ url: `${n}`, bytes: n }));
    expect(overflow(kept, { files: 2, bytes: 100 })).toEqual(["3"]);
    expect(overflow(kept, { files: 9, bytes: 6 })).toEqual(["3", "4"]);
    const one = keeper("1", []);
    const urls = Array.from({ length: 401 }, (_, n) => `${CDN}/model/${String(n).padStart(64, "0")}.glb`);
    for (const url of urls.slice(0, 400)) await answer(one, new Request(url));
    await one.keep([urls[0] ?? "", urls[400] ?? ""]);
    const left = [...(world.stored.get("carloom-objects-1")?.keys() ?? [])];
    expect(left).toHaveLength(400);
    expect(left).toContain(urls[0]);
    expect(left).not.toContain(urls[1]);
  });
});
