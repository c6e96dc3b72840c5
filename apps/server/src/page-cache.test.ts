import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { pageCache } from "./page-cache.ts";

const PUBLIC = "public, max-age=0, s-maxage=10, stale-while-revalidate=60";

/** A site whose pages count how often they were made. */
function site(answer: (request: Request, turn: number) => Response = (_, turn) => html(`page ${turn}`)) {
  let clock = 0;
  const asked: Request[] = [];
  const handler = pageCache({
    render: async (request) => {
      asked.push(request);
      return answer(request, asked.length);
    },
    origin: "https://site.example",
    personalCookies: ["carloom_00000000_access"],
    parameters: { lang: /^(en|ko|ja)$/, brand: /^[^a-z]{1,40}$/ },
    pages: 2,
    bytes: 10_000,
    now: () => clock,
    onError: () => undefined,
  });
  const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; body: string; headers: Record<string, string | number> } | "next">((done) => {
      let head = { status: 0, headers: {} as Record<string, string | number> };
      const res = {
        writeHead(status: number, given: Record<string, string | number>) {
          head = { status, headers: given };
          return res;
        },
        end: (body?: Buffer) => done({ ...head, body: body?.toString() ?? "" }),
      };
      handler({ method, url, headers } as unknown as IncomingMessage, res as unknown as ServerResponse, () =>
        done("next"),
      );
    });
  const body = async (url: string, headers?: Record<string, string>) => {
    const got = await get(url, headers);
    return got === "next" ? got : got.body;
  };
  return { get, body, asked, forget: handler.forget, wait: (ms: number) => (clock += ms) };
}
const html = (text: string, cacheControl = PUBLIC, more: Record<string, string> = {}) =>
  new Response(text, { headers: { "content-type": "text/html", "cache-control": cacheControl, ...more } });

it("makes a page once while it is fresh, then gives the old one while it makes the next", async () => {
  const { body, asked, wait } = site();
  expect([await body("/car"), await body("/car"), asked.length]).toEqual(["page 1", "page 1", 1]);
  wait(10_001);
  expect([await body("/car"), asked.length]).toEqual(["page 1", 2]);
  await new Promise((done) => setTimeout(done, 50));
  expect([await body("/car"), asked.length]).toEqual(["page 2", 2]);
  wait(71_000);
  expect(await body("/car")).toBe("page 3");
});
it("gives nothing that was made before a change", async () => {
  const { body, forget } = site();
  expect([await body("/car"), await body("/car")]).toEqual(["page 1", "page 1"]);
  forget();
  expect([await body("/car"), await body("/car")]).toEqual(["page 2", "page 2"]);
});
it("keeps nothing that was begun before a change, whoever still waits for it", async () => {
  let finish: (response: Response) => void = () => undefined;
  const { body, forget } = site((_, turn) =>
    turn === 1 ? (new Promise<Response>((done) => (finish = done)) as never) : html(`page ${turn}`),
  );
  const early = body("/car");
  forget();
  expect(await body("/car")).toBe("page 2");
  finish(html("page 1"));
  expect(await early).toBe("page 1");
  expect(await body("/car")).toBe("page 2");
});
it("is made anew once a second at most by changes without end, and the last of them counts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { body, forget, wait } = site();
    await body("/car");
    forget();
    expect(await body("/car")).toBe("page 2");
    for (let i = 0; i < 50; i++) forget();
    expect(await body("/car")).toBe("page 2");
    wait(1000);
    vi.advanceTimersByTime(1000);
    expect(await body("/car")).toBe("page 3");
  } finally {
    vi.useRealTimers();
  }
});
it("asks once for a crowd that comes at the same time", async () => {
  const { body, asked } = site();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => body("/car"))))).toEqual(new Set(["page 1"]));
  expect(asked).toHaveLength(1);
});
it("knows pages by their own parameters, in any order, and keeps out of all others", async () => {
  const { body, asked } = site();
  expect(await body("/car?lang=ko&brand=BMW")).toBe(await body("/car?brand=BMW&lang=ko"));
  expect(await body("/car?lang=ko")).toBe("page 2");
  for (const other of ["/car?utm=1", "/car.data", "/auth/xsrf", `/car?brand=${"x".repeat(600)}`, "//evil"])
    expect(await body(other)).toBe("next");
  expect(asked).toHaveLength(2);
});
it("lets no values that it does not know, and none twice, take the place of pages", async () => {
  const { body, asked } = site();
  for (const other of ["/car?lang=xx", "/car?lang=", "/car?brand=bmw", "/car?lang=ko&lang=ko", "/car?lang=ko&lang=ja"])
    expect(await body(other)).toBe("next");
  expect(asked).toHaveLength(0);
  expect(await body("/car?")).toBe(await body("/car"));
  expect(asked).toHaveLength(1);
});
it("never answers who is signed in, and renders for nobody", async () => {
  const { body, asked } = site();
  expect(await body("/car", { cookie: "a=1; carloom_00000000_access=x" })).toBe("next");
  expect(await body("/car", { authorization: "Bearer x" })).toBe("next");
  await body("/car", { cookie: "carloom_checkout=abcdefgh" });
  expect([...(asked[0]?.headers.keys() ?? [])]).toEqual([]);
});
it("keeps nothing that is private, not found, redirected, or sets a cookie", async () => {
  for (const [answer, status] of [
    [() => html("mine", "private, no-store"), 200],
    [() => html("no age", "public, max-age=0"), 200],
    [() => new Response("gone", { status: 404, headers: { "cache-control": PUBLIC } }), 404],
    [() => new Response(null, { status: 302, headers: { location: "/error-404", "cache-control": PUBLIC } }), 302],
  ] as const) {
    const { get, asked } = site(answer);
    for (const turn of [1, 2]) {
      const got = await get("/x");
      expect([got === "next" ? got : got.status, asked.length]).toEqual([status, turn]);
    }
  }
  const { body, asked } = site(() => html("cookie", PUBLIC, { "set-cookie": "a=1" }));
  expect([await body("/x"), await body("/x"), asked.length]).toEqual(["next", "next", 2]);
});
it("gives what was made for one to no other who came at the same time", async () => {
  const { body } = site((_, turn) => html(`mine ${turn}`, "private, no-store"));
  expect(await Promise.all([body("/cart"), body("/cart")])).toEqual(["mine 1", "next"]);
});
it("sends the compressed form to who takes it, and 304 to who has it", async () => {
  const { get } = site();
  const plain = await get("/car");
  const packed = await get("/car", { "accept-encoding": "gzip, br" });
  if (plain === "next" || packed === "next") throw new Error("not kept");
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const refused = await get("/car", { "accept-encoding": "br;q=0, gzip" });
  expect(refused === "next" ? refused : refused.headers["content-encoding"]).toBeUndefined();
  const again = await get("/car", { "if-none-match": String(plain.headers.etag) });
  expect(again === "next" ? again : again.status).toBe(304);
  const head = await get("/car", {}, "HEAD");
  expect(head === "next" ? head : head.body).toBe("");
});
it("forgets the page that was not asked for longest", async () => {
  const { body } = site();
  for (const path of ["/a", "/b", "/a", "/c"]) await body(path);
  expect([await body("/a"), await body("/b")]).toEqual(["page 1", "page 4"]);
});

it("forgets pages when their bytes are too many, however few they are", async () => {
  const { body, asked } = site((request, turn) => html(`${new URL(request.url).pathname} ${turn} ${"x".repeat(6000)}`));
  await body("/a");
  await body("/a");
  expect(asked.length).toBe(1);
  await body("/b");
  await body("/b");
  expect(asked.length).toBe(2);
  await body("/a");
  expect(asked.length).toBe(3);
});
