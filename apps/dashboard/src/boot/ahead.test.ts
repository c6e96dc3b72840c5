import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("./session.ts", () => ({ session: { getSnapshot: () => ({ status }) } }));

import { askAhead, askWhere, comeAhead, comeAllAhead, room } from "./ahead.ts";
import { queries } from "./data.ts";

let status = "signed-in";
const asked: string[] = [];
const loaded: string[] = [];
const Page = () => null;
const file = (name: string, answer: () => Promise<unknown>) => async () => {
  loaded.push(name);
  return {
    Page,
    asks: (search: URLSearchParams, params: Record<string, string | undefined>) => [
      {
        key: [name, String(search)],
        ask: () => {
          asked.push(`${name} ${params["id"] ?? ""}${search}`);
          return answer();
        },
      },
    ],
  };
};
type Lazy = () => Promise<{ loader: (args: object) => Promise<null>; shouldRevalidate: (args: object) => boolean }>;
const come = (route: { lazy?: unknown }) => (route.lazy as Lazy)();

beforeEach(() => {
  queries.clear();
  status = "signed-in";
  asked.length = 0;
  loaded.length = 0;
});
afterEach(() => vi.useRealTimers());

it("asks what a page shows first before it is drawn, and stays no longer than a moment for it", async () => {
  const quick = await come(
    room(
      "/quick",
      file("quick", async () => 1),
      (it) => it.Page,
    ),
  );
  await quick.loader({ request: new Request("http://shop.example/quick?q=a"), params: {} });
  expect(asked).toEqual(["quick q=a"]);
  const never = room(
    "/never",
    file("never", () => new Promise(() => undefined)),
    (it) => it.Page,
  );
  const { loader, shouldRevalidate } = await come(never);
  await loader({ request: new Request("http://shop.example/never"), params: {} });
  const url = (path: string) => new URL(path, "http://shop.example");
  expect(shouldRevalidate({ currentUrl: url("/never"), nextUrl: url("/never?status=open") })).toBe(false);
});

it("asks nothing for whom it does not know yet", async () => {
  status = "checking";
  const { loader } = await come(
    room(
      "/new",
      file("new", async () => 1),
      (it) => it.Page,
    ),
  );
  await loader({ request: new Request("http://shop.example/new"), params: {} });
  askAhead(new URL("http://shop.example/new"), true);
  expect(asked).toEqual([]);
});

it("loads a page's file once when its link is pointed at, and asks when it is pressed, but for no single record", async () => {
  const records = room(
    "/people",
    file("people", async () => 1),
    (it) => it.Page,
  );
  room(
    "/people/:id",
    file("person", async () => 1),
    (it) => it.Page,
  );
  comeAhead("/people");
  comeAhead("/people");
  await comeAllAhead(["/people", "/people/1", "/nowhere"], new AbortController().signal);
  await come(records);
  expect(loaded).toEqual(["people", "person"]);
  expect(asked).toEqual([]);
  askAhead(new URL("http://shop.example/people?q=b"), true);
  askAhead(new URL("http://shop.example/people/7"), true);
  await vi.waitFor(() => expect(asked).toEqual(["people q=b"]));
});

it("asks for what tells of nobody when it is pointed at, and for what tells of people only when it is pressed", async () => {
  room(
    "/shelf",
    file("shelf", async () => 1),
    (it) => it.Page,
  );
  room(
    "/customers",
    file("customers", async () => 1),
    (it) => it.Page,
  );
  askAhead(new URL("http://shop.example/customers"), false);
  askAhead(new URL("http://shop.example/shelf"), false);
  await vi.waitFor(() => expect(asked).toEqual(["shelf "]));
  askAhead(new URL("http://shop.example/customers"), true);
  await vi.waitFor(() => expect(asked).toEqual(["shelf ", "customers "]));
});

it("lets no other room's script come between while a room is entered, or while an answer is on its way", async () => {
  vi.useFakeTimers();
  const script = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  const list = { queryKey: ["desk"], queryFn: () => answer.promise };
  const load = file("desk", () => queries.prefetchQuery(list));
  room(
    "/desk",
    async () => {
      await script.promise;
      return load();
    },
    (it) => it.Page,
  );
  room(
    "/attic",
    file("attic", async () => 1),
    (it) => it.Page,
  );
  askAhead(new URL("http://shop.example/desk"), true);
  const all = comeAllAhead(["/attic"], new AbortController().signal);
  const seen: string[][] = [];
  // as long as the browser would have been without work several times over
  for (const next of [script.resolve, () => answer.resolve(1)]) {
    for (let i = 0; i < 4; i++) await vi.advanceTimersByTimeAsync(200);
    seen.push([...loaded]);
    next();
  }
  await vi.advanceTimersByTimeAsync(1000);
  await all;
  expect(seen).toEqual([[], ["desk"]]);
  expect(loaded).toEqual(["desk", "attic"]);
});

it("waits no longer for an answer that does not come", async () => {
  vi.useFakeTimers();
  room(
    "/stuck",
    file("stuck", () => queries.prefetchQuery({ queryKey: ["stuck"], queryFn: () => new Promise(() => undefined) })),
    (it) => it.Page,
  );
  room(
    "/cellar",
    file("cellar", async () => 1),
    (it) => it.Page,
  );
  askAhead(new URL("http://shop.example/stuck"), true);
  const all = comeAllAhead(["/cellar"], new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  await all;
  expect(loaded).toEqual(["stuck", "cellar"]);
});

it("asks nothing of a room that whoever is here may not enter", async () => {
  askWhere((pathname) => pathname !== "/closed");
  const closed = await come(
    room(
      "/closed",
      file("closed", async () => 1),
      (it) => it.Page,
    ),
  );
  await closed.loader({ request: new Request("http://shop.example/closed"), params: {} });
  askAhead(new URL("http://shop.example/closed"), true);
  await vi.waitFor(() => expect(loaded).toContain("closed"));
  expect(asked).toEqual([]);
  askWhere(() => true);
});
