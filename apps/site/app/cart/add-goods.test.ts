import { CheckoutCreateDocument, CheckoutLinesAddDocument } from "@carloom/api-client/commerce";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addGoods } from "./add-goods.ts";
import { cartsAside } from "./put-aside.ts";

const settings = { origin: "http://localhost:3000", cookieDomain: null };
const goods = (channel: string) => ({ channel, variantId: "v-1", quantity: 2 });

type Cart = { id: string; quantity: number; channel: { slug: string; currencyCode: string } };
const CURRENCY: Record<string, string> = { "default-channel": "USD", krw: "KRW" };

/** A shop that keeps carts, and a browser that holds one. */
function shop() {
  const carts = new Map<string, Cart>();
  const make = (channel: string) => {
    const id = `checkout-${carts.size + 1}`;
    const cart = { id, quantity: 0, channel: { slug: channel, currencyCode: CURRENCY[channel] ?? "" } };
    carts.set(id, cart);
    return cart;
  };
  const mutate = async (document: unknown, variables: unknown): Promise<unknown> => {
    const {
      id,
      lines = [],
      input,
    } = variables as {
      id: string;
      lines?: { quantity: number }[];
      input?: { channel: string; lines: { quantity: number }[] };
    };
    if (document === CheckoutCreateDocument && input) {
      const cart = make(input.channel);
      cart.quantity += input.lines[0]?.quantity ?? 0;
      return { checkoutCreate: { checkout: cart, errors: [] } };
    }
    expect(document).toBe(CheckoutLinesAddDocument);
    const cart = carts.get(id);
    if (!cart) return { checkoutLinesAdd: { checkout: null, errors: [{ field: "id", code: "NOT_FOUND" }] } };
    cart.quantity += lines[0]?.quantity ?? 0;
    return { checkoutLinesAdd: { checkout: cart, errors: [] } };
  };
  const query = async (_: unknown, { id }: { id: string }) => ({ checkout: carts.get(id) ?? null });
  return { carts, client: { mutate, query } as never };
}

const jar = { cookie: "" };
const stored = new Map<string, string>();
const held = () => decodeURIComponent(/carloom_checkout=([^;]*)/.exec(jar.cookie)?.[1] ?? "");
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

it("begins a cart, then adds to it; its channel is the one that other pages go on in", async () => {
  const { carts, client } = shop();
  stored.set("carloom.channel", "jpy");
  expect(await addGoods(client, settings, goods("krw"))).toEqual({ kind: "done" });
  expect(await addGoods(client, settings, goods("krw"))).toEqual({ kind: "done" });
  expect([...carts.values()].map(({ quantity }) => quantity)).toEqual([4]);
  expect(held()).toBe("checkout-1");
  expect(stored.get("carloom.channel")).toBe("krw");
});
it("asks before goods of one channel meet a cart of another, and changes nothing until it is answered", async () => {
  const { carts, client } = shop();
  await addGoods(client, settings, goods("default-channel"));
  const cart = { channel: "default-channel", currency: "USD", count: 2 };
  expect(await addGoods(client, settings, goods("krw"))).toEqual({ kind: "other", cart });
  expect([...carts.values()].map(({ quantity }) => quantity)).toEqual([2]);
  expect(held()).toBe("checkout-1");
});
it("keeps a cart for each channel, and goes on with the one that was put aside", async () => {
  const { carts, client } = shop();
  await addGoods(client, settings, goods("default-channel"));
  expect(await addGoods(client, settings, goods("krw"), true)).toEqual({ kind: "done" });
  expect([held(), cartsAside()]).toEqual(["checkout-2", { "default-channel": "checkout-1" }]);
  expect(await addGoods(client, settings, goods("default-channel"), true)).toEqual({ kind: "done" });
  expect([held(), cartsAside()]).toEqual(["checkout-1", { krw: "checkout-2" }]);
  expect([...carts.values()].map(({ quantity }) => quantity)).toEqual([4, 2]);
});
it("asks nothing about an empty cart or one that is gone", async () => {
  const { carts, client } = shop();
  await addGoods(client, settings, goods("default-channel"));
  for (const cart of carts.values()) cart.quantity = 0;
  expect(await addGoods(client, settings, goods("krw"))).toEqual({ kind: "done" });
  carts.clear();
  expect(await addGoods(client, settings, goods("default-channel"))).toEqual({ kind: "done" });
});
