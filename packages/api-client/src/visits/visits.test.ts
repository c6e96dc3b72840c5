import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitIn } from "./consent.ts";
import { openVisits, type Told, type VisitKind } from "./visits.ts";

const settings = {
  origin: "http://localhost:3000",
  cookieDomain: null,
  commerce: { server: "http://localhost:8000/commerce", dashboard: "", storeFront: "" },
};
type Sent = { visit: string; events: { kind: VisitKind; channel: string; language: string; subject: string }[] };

/** A browser with a jar of cookies; `sent` is what left it. */
function double(browser: object = {}) {
  const jar = new Map<string, string>();
  const stored = new Map<string, string>();
  const sent: Sent[] = [];
  const asked: RequestInit[] = [];
  const world = { path: "/car", now: new Date("2026-03-10T10:00:00Z") };
  const cookies = {
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    write(text: string) {
      const [pair = "", ...rest] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (rest.includes("max-age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const open = () =>
    openVisits({
      settings,
      cookies,
      browser,
      storage,
      path: () => world.path,
      now: () => world.now,
      fetch: async (_, init = {}) => {
        asked.push(init);
        sent.push(JSON.parse(String(init.body)));
        return new Response(null, { status: 204 });
      },
    });
  return { open, jar, stored, sent, asked, world };
}
const told = (kind: VisitKind, more: Partial<Told> = {}): Told => ({
  kind,
  channel: "default-channel",
  language: "en",
  ...more,
});
const kinds = (sent: readonly Sent[]) => sent.map(({ events }) => events.map(({ kind }) => kind));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("visits", () => {
  it("sends and stores nothing before somebody agrees, and then what happens where they are", async () => {
    const { open, jar, stored, sent, asked, world } = double();
    const visits = open();
    visits.tell(told("CAR_OPENED", { subject: "okabe" }));
    world.path = "/car/halden-gt";
    visits.tell(told("CAR_OPENED", { subject: "halden-gt" }));
    vi.runAllTimers();
    expect([sent, [...jar], [...stored]]).toEqual([[], [], []]);
    visits.answer(true);
    visits.tell(told("CART_FILLED"));
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.events).toEqual([
      { kind: "VISIT", channel: "default-channel", language: "en", subject: "" },
      { kind: "CAR_OPENED", channel: "default-channel", language: "en", subject: "halden-gt" },
      { kind: "CART_FILLED", channel: "default-channel", language: "en", subject: "" },
    ]);
    expect(asked[0]).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
  });

  it("forgets what happened on pages that were left before somebody agreed", () => {
    const { open, sent, world } = double();
    const visits = open();
    visits.tell(told("CAR_OPENED", { subject: "okabe" }));
    world.path = "/terms";
    visits.answer(true);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it("keeps a no, and a withdrawal ends and forgets what was", () => {
    const { open, jar, stored, sent } = double();
    const visits = open();
    visits.tell(told("VISIT"));
    visits.answer(false);
    vi.runAllTimers();
    expect(sent).toEqual([]);
    expect([...jar.keys()]).toEqual(["carloom_counting"]);
    visits.answer(true);
    visits.tell(told("CART_FILLED"));
    vi.runAllTimers();
    expect([...jar.keys()].sort()).toEqual(["carloom_counting", "carloom_visit"]);
    visits.tell(told("CHECKOUT_BEGUN"));
    visits.answer(false);
    visits.tell(told("ORDER_PLACED"));
    vi.runAllTimers();
    expect(kinds(sent)).toEqual([["VISIT", "CART_FILLED"]]);
    expect([...jar]).toEqual([["carloom_counting", "no"]]);
    expect([...stored]).toEqual([]);
  });

  it("hears of a withdrawal in another window before it sends", () => {
    const { open, jar, sent } = double();
    const visits = open();
    visits.answer(true);
    visits.tell(told("CART_FILLED"));
    jar.set("carloom_counting", "no");
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it("counts nobody whose browser objects, whatever was answered before", () => {
    for (const browser of [{ globalPrivacyControl: true }, { doNotTrack: "1" }]) {
      const { open, jar, sent } = double(browser);
      jar.set("carloom_counting", "yes");
      const visits = open();
      expect(visits.consent()).toBe("objected");
      visits.answer(true);
      visits.tell(told("VISIT"));
      vi.runAllTimers();
      expect(sent).toEqual([]);
      expect([...jar.keys()]).toEqual(["carloom_counting"]);
    }
  });

  it("tells once what counts once, on every page of a visit, and anew on the next day", () => {
    const { open, sent, world } = double();
    const once = told("BUILD_CHANGED", { once: "build" });
    const visits = open();
    visits.answer(true);
    visits.tell(once);
    visits.tell(once);
    vi.runAllTimers();
    const next = open();
    next.tell(once);
    next.tell(told("CART_FILLED"));
    vi.runAllTimers();
    expect(kinds(sent)).toEqual([["VISIT", "BUILD_CHANGED"], ["CART_FILLED"]]);
    expect(sent[1]?.visit).toBe(sent[0]?.visit);
    world.now = new Date("2026-03-11T00:00:01Z");
    next.tell(once);
    vi.runAllTimers();
    expect(kinds(sent).at(-1)).toEqual(["VISIT", "BUILD_CHANGED"]);
    expect(sent[2]?.visit).not.toBe(sent[0]?.visit);
  });

  it("takes a visit's number only from the day and in the form that it was given", () => {
    const id = "0b2c7a52-9d0e-4a34-8f0c-3c1b1f6f7a11";
    const now = new Date("2026-03-10T10:00:00Z");
    expect(visitIn(`carloom_visit=2026-03-10.${id}`, now)).toBe(id);
    expect(visitIn(`carloom_visit=2026-03-09.${id}`, now)).toBeNull();
    expect(visitIn("carloom_visit=2026-03-10.me", now)).toBeNull();
  });
});
