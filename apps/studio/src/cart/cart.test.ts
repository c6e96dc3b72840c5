// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { Clients } from "@carloom/api-client";
import { emptyBuild } from "@carloom/build";
import { beforeEach, describe, expect, it } from "vitest";
import { addToCart } from "./cart.ts";

const HELD = "Q2hlY2tvdXQ6MTIz";
const MADE = "Q2hlY2tvdXQ6NDU2";

type Held = { slug: string; currencyCode: string; quantity: number } | null;

/** A shop in which the cart of this browser lies; what it was told. */
function shop(held: Held) {
  const told: [string, unknown][] = [];
  const commerce = {
    query: async () => ({
      checkout: held && {
        id: HELD,
        quantity: held.quantity,
        channel: { slug: held.slug, currencyCode: held.currencyCode },
      },
    }),
    mutate: async (
      { operationName }: { operationName: string },
      variables: { checkoutId?: string; input?: unknown },
    ) => {
      told.push([operationName, variables.checkoutId ?? variables.input]);
      return operationName === "checkoutCreate"
        ? { checkoutCreate: { checkout: { id: MADE }, errors: [] } }
        : { checkoutDesignAdd: { design: { id: "d" }, errors: [] } };
    },
  };
  return { told, clients: { commerce } as unknown as Clients };
}
const item = { design: { templateSlug: "halden-gt", title: "GT", build: emptyBuild(), thumbnail: null } };
const NEW = ["checkoutCreate", { channel: "krw", lines: [] }];

describe("putting a build in the cart", () => {
  beforeEach(() => {
    // the cookie that the shop reads
    document.cookie = `carloom_checkout=${HELD}; path=/`;
  });

  it("uses the cart of the channel that the price is in", async () => {
    const { told, clients } = shop({ slug: "krw", currencyCode: "KRW", quantity: 2 });
    expect(await addToCart(clients, "krw", item)).toEqual({ ok: true, checkoutId: HELD });
    expect(told).toEqual([["checkoutDesignAdd", HELD]]);
  });
  it("never mixes currencies: a cart of another channel with goods in it is said, and left as it is", async () => {
    const { told, clients } = shop({ slug: "default-channel", currencyCode: "USD", quantity: 1 });
    const refused = { ok: false, problem: "other-channel", reference: "USD" };
    expect(await addToCart(clients, "krw", item)).toEqual(refused);
    expect([told, document.cookie]).toEqual([[], `carloom_checkout=${HELD}`]);
  });
  it("begins one of its own channel in place of an empty one, and of one that is gone", async () => {
    for (const held of [{ slug: "default-channel", currencyCode: "USD", quantity: 0 }, null]) {
      // as above
      document.cookie = `carloom_checkout=${HELD}; path=/`;
      const { told, clients } = shop(held);
      expect(await addToCart(clients, "krw", item)).toEqual({ ok: true, checkoutId: MADE });
      expect(told).toEqual([NEW, ["checkoutDesignAdd", MADE]]);
      expect(document.cookie).toBe(`carloom_checkout=${MADE}`);
    }
  });
});
