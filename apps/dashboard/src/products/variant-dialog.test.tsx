// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const channel = (id: string, name: string, currencyCode: string) => ({
  id,
  name,
  slug: id,
  currencyCode,
  isActive: true,
});
const channels = [channel("en", "Global", "USD"), channel("ja", "Japan", "JPY")];
const variant = {
  id: "V",
  sku: "RIM-19",
  name: "19 in",
  ko: { name: "19인치" },
  ja: null,
  trackInventory: true,
  weight: { value: 9.5, unit: "KG" as const },
  quantityLimitPerCustomer: null,
  channelListings: [],
  stocks: [],
};

async function opened() {
  const sent: unknown[] = [];
  const { session } = await import("../boot/session.ts");
  const { VariantDialog } = await import("./variant-dialog.tsx");
  const mutate = async (_: unknown, variables: unknown) => {
    sent.push(variables);
    const done = { errors: [] };
    return { productVariantUpdate: done, productVariantTranslate: done, productVariantChannelListingUpdate: done };
  };
  Object.assign(session.clients.commerce, { mutate });
  await shown(
    <VariantDialog product="P" variant={variant} channels={channels} onClose={() => undefined} />,
    { staffProduct: { shelfProduct: { variants: [variant] } } },
    { until: "main, dialog, div", roles: ["catalogue"] },
  );
  const place = document.body;
  const field = (name: string) => {
    const label = [...place.querySelectorAll("label")].find(({ textContent }) => textContent === name);
    return place.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
  };
  const type = (name: string, value: string) =>
    act(async () => {
      const input = field(name);
      if (!input) throw new Error(`no field ${name} in ${place.textContent}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const save = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Save");
  const errors = () => texts(place, ".ui-error");
  return { sent, field, type, save, errors, isReady: () => save?.getAttribute("aria-disabled") !== "true" };
}

it("shows a variant's weight in kilograms and writes it when it was changed", async () => {
  const { sent, field, type, save, errors } = await opened();
  expect(field("Weight in kg")?.value).toBe("9.5");
  await type("Weight in kg", "10.0005");
  expect(errors()).toEqual([expect.stringContaining("to the gram")]);
  await type("Weight in kg", "10.25");
  expect(errors()).toEqual([]);
  await act(async () => save?.click());
  expect(sent).toEqual([expect.objectContaining({ input: expect.objectContaining({ weight: 10.25 }) })]);
});

it.each([
  ["日本語", "19インチ", "JA"],
  ["한국어", "", "KO"],
])("writes what a variant is called in %s, and takes a name away", async (language, name, code) => {
  const { sent, field, type, save } = await opened();
  expect([field("Variant, English")?.value, field("Variant, 한국어")?.value]).toEqual(["19 in", "19인치"]);
  await type(`Variant, ${language}`, name);
  await act(async () => save?.click());
  expect(sent).toEqual([{ id: "V", language: code, input: { name } }]);
});

it("says that pieces want a reason as long as there is none", async () => {
  const { type, errors, isReady } = await opened();
  await type("Pieces in the warehouse", "7");
  expect(isReady()).toBe(false);
  expect(errors()).toEqual(["Say why the stock changes."]);
  await type("Why (required)", "First delivery");
  expect([errors(), isReady()]).toEqual([[], true]);
});

it("takes no more decimals of a price than its currency has", async () => {
  const { type, errors, isReady } = await opened();
  await type("Japan", "2980.5");
  expect([errors(), isReady()]).toEqual([["JPY prices have no decimals."], false]);
  await type("Japan", "2980.00");
  await type("Global", "12.905");
  expect(errors()).toEqual(["USD has at most 2 decimals."]);
  await type("Global", "12.90");
  expect([errors(), isReady()]).toEqual([[], true]);
});
