// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import type { ShopProduct, ShopVariant, Way } from "../../data/shop.ts";
import type { Terms } from "../../data/terms.ts";
import { Facts } from "./facts.tsx";

const variant: ShopVariant = {
  id: "v",
  sku: "GIFT-50",
  name: null,
  price: null,
  sale: null,
  stock: null,
  most: 50,
  weightKg: null,
  picture: null,
  fit: null,
  rows: [],
  cars: null,
};
const product = (delivery: ShopProduct["delivery"]): ShopProduct => ({
  slug: "gift-card",
  name: "Gift card",
  description: "",
  title: "",
  about: "",
  category: null,
  pictures: [],
  alts: {},
  byArea: false,
  gross: true,
  rows: [],
  cars: [],
  variants: [variant],
  delivery,
});

async function said(delivery: ShopProduct["delivery"], cardPeriod: Terms["cardPeriod"]): Promise<string[]> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const page = { car: null, product: product(delivery), terms: { safety: null, cardPeriod } };
  const element = (
    <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
      <Facts page={page} variant={variant} />
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const rows = [...place.querySelectorAll("dl > div")].map((row) => row.textContent ?? "");
  await act(async () => root.unmount());
  place.remove();
  return rows;
}

it("tells for how long a gift card pays, and of no delivery, for it comes by mail", async () => {
  expect(await said(null, { amount: 2, type: "YEAR" })).toEqual(["Part numberGIFT-50", "Valid2 years from purchase"]);
  expect(await said(null, { amount: 1, type: "MONTH" })).toContain("Valid1 month from purchase");
});

it("tells of other goods how they arrive, and of no period", async () => {
  const ways = [{ name: "Standard delivery", days: [1, 3] as [number, number], least: null, most: null }];
  expect(await said({ country: "KR", ways }, null)).toEqual([
    "Part numberGIFT-50",
    "Delivery to South KoreaStandard delivery, 1 to 3 days",
  ]);
});

it("tells for which orders a way of delivery is, where it is not for all", async () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const way = (name: string, least: Way["least"], most: Way["most"]): Way => ({ name, days: [1, 3], least, most });
  const ways = [way("Standard", null, usd(99.99)), way("Free", usd(100), null), way("Freight", usd(1000), usd(9000))];
  expect((await said({ country: "US", ways }, null))[1]).toBe(
    "Delivery to United StatesStandard, 1 to 3 days (orders up to $99.99)Free, 1 to 3 days (orders from $100.00)" +
      "Freight, 1 to 3 days (orders from $1,000.00 to $9,000.00)",
  );
});
