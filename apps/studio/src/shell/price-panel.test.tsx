// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { BuildDocument } from "@carloom/build";
import { afterEach, describe, expect, it } from "vitest";
import type { LivePrice, LivePriceLine } from "../price/live-price.ts";
import { allBy, by, press, show, testStudio } from "../testing/test-studio.tsx";
import { PricePanel } from "./price-panel.tsx";

let gone = () => {};
afterEach(() => gone());

const usd = (amount: number) => ({ currency: "USD", amount });
const line = (
  kind: string,
  reference: string,
  name: string,
  total: number,
  over: Partial<LivePriceLine> = {},
): LivePriceLine =>
  ({
    kind,
    reference,
    name,
    variantId: null,
    quantity: 1,
    areaCm2: null,
    available: null,
    verdict: "fits",
    reasons: [],
    unitPrice: usd(total),
    totalPrice: usd(total),
    ...over,
  }) as unknown as LivePriceLine;
const priceOf = (lines: LivePriceLine[]): LivePrice => {
  const sum = lines.reduce((all, { totalPrice }) => all + totalPrice.amount, 0);
  return {
    currency: "USD",
    lines,
    subtotal: usd(sum),
    tax: usd(sum / 10),
    total: usd(sum * 1.1),
    shippingFrom: usd(49),
    membership: null,
    pricedAt: "2026-01-01T00:00:00Z",
    problems: [],
  } as unknown as LivePrice;
};
const LINES = [
  line("PART", "lip", "Blade lip", 300),
  line("STICKER", "a", "27", 40, { quantity: 2, unitPrice: usd(20), areaCm2: 1234 }),
];

describe("every line of the price", () => {
  const open = async (asked: BuildDocument[] = []) => {
    const studio = testStudio({ document: { parts: { lip: "u" } } });
    studio.pricing.ask = (build) => {
      asked.push(build);
      return Promise.resolve(priceOf(LINES.filter(({ reference }) => reference !== "lip" || build.parts.lip)));
    };
    gone = await show(studio, <PricePanel price={priceOf(LINES)} stale={false} onClose={() => undefined} />);
    return studio;
  };
  const text = () => document.body.querySelector(".st-price")?.textContent ?? "";

  it("says area, count, tax and delivery", async () => {
    await open();
    expect(text()).toContain("1,234 cm², 2 × $20.00");
    expect(text()).toContain("Tax$34.00");
    expect(text()).toContain("$49.00");
    expect(text()).toContain("Total$374.00");
    expect(allBy("button", /to cart/)).toEqual([]);
  });
  it("prices what is left by the shop when a tick is taken off, and offers it for the cart", async () => {
    const asked: BuildDocument[] = [];
    await open(asked);
    await press(by("checkbox", "Blade lip"));
    expect(asked.map(({ parts }) => parts)).toEqual([{}]);
    expect(text()).toContain("1 of 2 lines$40.00");
    expect(text()).toContain("Total$44.00");
    expect((by("button", "Add 1 line to cart") as HTMLButtonElement).disabled).toBe(false);
    await press(by("checkbox", "27"));
    expect((by("button", "Add 0 lines to cart") as HTMLButtonElement).disabled).toBe(true);
  });
});
