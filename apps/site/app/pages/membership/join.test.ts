import { CheckoutMembershipAddDocument } from "@carloom/api-client/commerce";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartsAside } from "../../cart/put-aside.ts";
import { joinPlan } from "./join.ts";

const settings = { origin: "http://localhost:3000", cookieDomain: null };
const choice = { channel: "krw", planId: "plan-1", period: "year" as const };
const cart = (id: string, slug: string, quantity = 1) => ({ id, quantity, channel: { slug, currencyCode: "" } });

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

/** A shop with these carts, which answers a plan with this one; `asked` is what it was asked. */
function shop(carts: ReturnType<typeof cart>[], made: ReturnType<typeof cart> | null) {
  const asked: unknown[] = [];
  const query = async (_: unknown, { id }: { id: string }) => ({
    checkout: carts.find((one) => one.id === id) ?? null,
  });
  const mutate = async (document: unknown, variables: unknown) => {
    expect(document).toBe(CheckoutMembershipAddDocument);
    asked.push(variables);
    const errors = made ? [] : [{ field: "planId", message: "No.", code: "INVALID" }];
    return { checkoutMembershipAdd: { checkout: made, errors } };
  };
  return { asked, client: { query, mutate } as never };
}

it("puts the plan into a new cart where there is none, and holds that", async () => {
  const { asked, client } = shop([], cart("checkout-1", "krw"));
  expect(await joinPlan(client, settings, choice)).toBeNull();
  expect(asked).toEqual([{ ...choice, checkoutId: null }]);
  expect(held()).toBe("checkout-1");
});

it("uses the cart of the channel, and puts one of another aside", async () => {
  jar.cookie = "carloom_checkout=checkout-own";
  const own = shop([cart("checkout-own", "krw")], cart("checkout-own", "krw", 2));
  await joinPlan(own.client, settings, choice);
  expect(own.asked).toEqual([{ ...choice, checkoutId: "checkout-own" }]);
  expect([held(), cartsAside()]).toEqual(["checkout-own", {}]);
  jar.cookie = "carloom_checkout=checkout-usd";
  await joinPlan(shop([cart("checkout-usd", "default-channel")], cart("checkout-won", "krw")).client, settings, choice);
  expect([held(), cartsAside()]).toEqual(["checkout-won", { "default-channel": "checkout-usd" }]);
});

it("leaves everything as it was when the plan cannot be joined", async () => {
  jar.cookie = "carloom_checkout=checkout-usd";
  stored.set("carloom_carts", JSON.stringify({ krw: "kept" }));
  const refused = await joinPlan(shop([cart("checkout-usd", "default-channel")], null).client, settings, choice);
  expect(refused?.code).toBe("INVALID");
  expect([held(), cartsAside()]).toEqual(["checkout-usd", { krw: "kept" }]);
});
