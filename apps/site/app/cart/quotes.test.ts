import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartsAside } from "./put-aside.ts";
import { saveQuote, takeQuote } from "./quotes.ts";

const settings = { origin: "http://localhost:3000", cookieDomain: null };
const cart = (id: string, slug: string, quantity: number) => ({ id, quantity, channel: { slug, currencyCode: "USD" } });
const shop = (mutate: unknown, held: unknown = null) =>
  ({ mutate: async () => mutate, tryQuery: async () => ({ checkout: held }), query: async () => ({}) }) as never;

const jar = { cookie: "" };
const stored = new Map<string, string>();
beforeEach(() => {
  jar.cookie = "";
  stored.clear();
  vi.stubGlobal("document", jar);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("saves a cart under a token, or says what is wrong", async () => {
  expect(await saveQuote(shop({ quoteSave: { quote: { token: "t" }, errors: [] } }), "c")).toEqual({ token: "t" });
  const refused = { quoteSave: { quote: null, errors: [{ field: null, message: null, code: "NO_LINES" }] } };
  expect(await saveQuote(shop(refused), "c")).toEqual({ code: "NO_LINES" });
});
it("becomes the cart in use, and the one before is kept", async () => {
  jar.cookie = "carloom_checkout=checkout-1";
  const answer = { quoteToCheckout: { checkout: cart("checkout-2", "krw", 4), errors: [] } };
  expect(await takeQuote(shop(answer, cart("checkout-1", "default-channel", 1)), settings, "t")).toEqual({
    channel: "krw",
  });
  expect(jar.cookie).toContain("carloom_checkout=checkout-2");
  expect(cartsAside()).toEqual({ "default-channel": "checkout-1" });
});
it("leaves the cart alone when the prices are over", async () => {
  jar.cookie = "carloom_checkout=checkout-1";
  const over = { quoteToCheckout: { checkout: null, errors: [{ field: "token", message: null, code: "INVALID" }] } };
  expect(await takeQuote(shop(over), settings, "t")).toEqual({ code: "INVALID" });
  expect([jar.cookie, cartsAside()]).toEqual(["carloom_checkout=checkout-1", {}]);
});
