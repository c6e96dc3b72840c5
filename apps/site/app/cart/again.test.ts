import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeAgain } from "./again.ts";
import { cartsAside } from "./put-aside.ts";

const settings = { origin: "http://localhost:3000", cookieDomain: null };
const cart = (id: string, slug: string, quantity: number) => ({ id, quantity, channel: { slug, currencyCode: "USD" } });
const shop = (orderAgain: unknown, held: unknown = null) =>
  ({ mutate: async () => ({ orderAgain }), tryQuery: async () => ({ checkout: held }) }) as never;

const jar = { cookie: "" };
const stored = new Map<string, string>();
beforeEach(() => {
  jar.cookie = "carloom_checkout=checkout-1";
  stored.clear();
  vi.stubGlobal("document", jar);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("takes the new cart, keeps the one before, and passes on what was left out", async () => {
  const leftOut = [{ name: "Norr Mesh", code: "INSUFFICIENT_STOCK" }];
  const made = shop({ checkout: cart("checkout-2", "jpy", 2), leftOut, errors: [] }, cart("checkout-1", "krw", 1));
  expect(await takeAgain(made, settings, "t")).toEqual({ channel: "jpy", leftOut, code: null });
  expect(jar.cookie).toContain("carloom_checkout=checkout-2");
  expect(cartsAside()).toEqual({ krw: "checkout-1" });
});

it("leaves the cart alone when nothing of the order can be bought", async () => {
  const none = shop({ checkout: null, leftOut: [], errors: [{ field: "token", message: "", code: "NO_LINES" }] });
  expect(await takeAgain(none, settings, "t")).toEqual({ channel: null, leftOut: [], code: "NO_LINES" });
  expect([jar.cookie, cartsAside()]).toEqual(["carloom_checkout=checkout-1", {}]);
});
