// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { BuildDocument } from "@carloom/build";
import { afterEach, describe, expect, it } from "vitest";
import type { LivePrice, LivePriceLine } from "../price/live-price.ts";
import { allBy, by, pick, press, show, testStudio } from "../testing/test-studio.tsx";
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

/** A shop that keeps rules of these countries, and what a build touches of them. */
const shopWith = (countries: string[], hints: object[], checked: object[] = []) =>
  ({
    commerce: {
      query: (document: { operationName: string }, variables: object) => {
        if (document.operationName === "roadCountries") return Promise.resolve({ roadCountries: countries });
        checked.push(variables);
        return Promise.resolve({ roadCheck: { hints } });
      },
    },
  }) as never;

describe("every line of the price", () => {
  const open = async (asked: BuildDocument[] = [], clients = shopWith([], [])) => {
    const studio = testStudio({ document: { parts: { lip: "u" } } });
    Object.assign(studio, { clients });
    studio.pricing.ask = (build) => {
      asked.push(build);
      return Promise.resolve(priceOf(LINES.filter(({ reference }) => reference !== "lip" || build.parts.lip)));
    };
    gone = await show(studio, <PricePanel price={priceOf(LINES)} stale={false} onClose={() => undefined} />);
    return studio;
  };
  const country = () => document.body.querySelector<HTMLSelectElement>(".st-road select") as HTMLSelectElement;
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
  it("says what to check before the build is driven in a country, with where and when it was read", async () => {
    const rule = {
      id: "1",
      kind: "HEIGHT",
      limit: 40,
      note: { en: "Ask the office.", ko: "", ja: "" },
      source: "Act 1",
      sourceUrl: "https://law.example/1",
      checkedOn: "2025-01-02",
      isStale: true,
    };
    const checked: { country?: string; build?: BuildDocument }[] = [];
    await open([], shopWith(["JP", "KR"], [{ value: 55, slots: [], rule }], checked));
    // nobody said where they drive
    expect(checked).toEqual([]);
    expect(text()).toContain("Check before driving");
    await pick(country(), "JP");
    expect(checked.map(({ country, build }) => [country, build?.parts])).toEqual([["JP", { lip: "u" }]]);
    expect(text()).toContain("Height +55 mm (up to ±40 mm)Ask the office.Act 1 · read on Jan 2, 2025");
    expect(text()).toContain("12 months ago");
    expect(document.body.querySelector<HTMLAnchorElement>(".ui-road a")?.href).toBe("https://law.example/1");
    expect(text()).toContain("isn't legal advice");
  });
  it("says so where nothing is to be checked, and nothing where the shop keeps no rules", async () => {
    await open([], shopWith(["JP"], []));
    await pick(country(), "JP");
    expect(text()).toContain("Nothing in this build goes beyond a rule we keep for Japan.");
    expect(text()).toContain("isn't legal advice");
    gone();
    await open();
    expect(text()).not.toContain("Check before driving");
  });
});
