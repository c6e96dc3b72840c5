// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const channels = [
  { id: "en", name: "Global", slug: "en", currencyCode: "USD", isActive: true },
  { id: "ja", name: "Japan", slug: "ja", currencyCode: "JPY", isActive: true },
];
const usd = (amount: number) => ({ amount, currency: "USD" });
const method = {
  id: "M",
  name: "Free",
  minimumDeliveryDays: 1,
  maximumDeliveryDays: 3,
  maximumOrderWeight: null,
  ko: null,
  ja: null,
  channelListings: [
    { id: "L", channel: { id: "en" }, price: usd(0), minimumOrderPrice: usd(100), maximumOrderPrice: null },
  ],
};
const zone = { id: "Z", name: "Anywhere", countries: [], shippingMethods: [method] };

async function opened() {
  const sent: { input?: { addChannels?: object[] } }[] = [];
  const { session } = await import("../boot/session.ts");
  const { MethodDialog } = await import("./method-dialog.tsx");
  const mutate = async (_: unknown, variables: object) => {
    sent.push(variables);
    return { shippingPriceUpdate: { errors: [] }, shippingMethodChannelListingUpdate: { errors: [] } };
  };
  Object.assign(session.clients.commerce, { mutate });
  await shown(
    <MethodDialog zone={zone} method={method} onClose={() => undefined} />,
    {
      staffDelivery: { shippingZones: { edges: [{ node: zone }] } },
      staffPerKilogram: { shippingPricesPerKilogram: [] },
      staffChannels: { channels, warehouses: { edges: [] } },
    },
    { until: "fieldset", roles: ["catalogue"] },
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
  return {
    field,
    type,
    save: () => act(async () => save?.click()),
    errors: () => texts(place, ".ui-error"),
    isReady: () => save?.getAttribute("aria-disabled") !== "true",
    listed: () => sent.flatMap(({ input }) => input?.addChannels ?? []),
  };
}

it("shows for which orders a way of delivery is, changes it and takes it away", async () => {
  const { field, type, save, listed, isReady } = await opened();
  expect(field("From an order of, USD")?.value).toBe("100");
  await type("From an order of, USD", "");
  await type("Up to, USD", "99.99");
  expect(isReady()).toBe(true);
  await save();
  expect(listed()).toEqual([{ channelId: "en", price: 0, minimumOrderPrice: null, maximumOrderPrice: 99.99 }]);
});

it("asks only where there is a price, and takes no bounds that cross or are finer than the currency", async () => {
  const { field, type, errors, isReady } = await opened();
  expect(field("Up to, JPY")).toBeNull();
  await type("Japan", "500");
  await type("Up to, JPY", "9000.5");
  expect([errors(), isReady()]).toEqual([["JPY prices have no decimals."], false]);
  await type("Up to, JPY", "9000");
  expect([errors(), isReady()]).toEqual([[], true]);
  for (const most of ["100", "99.99"]) {
    await type("Up to, USD", most);
    expect([errors(), isReady()]).toEqual([["Must be more than the smallest order."], false]);
  }
  await type("Up to, USD", "100.01");
  expect([errors(), isReady()]).toEqual([[], true]);
});
