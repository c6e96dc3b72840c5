// reads: packages/i18n/messages
import type { OrderBasisQuery, OrderTrackingQuery } from "@carloom/api-client/commerce";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { sentOrder } from "../../data/parcels.server.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { SiteProvider } from "../../site-context.tsx";
import { Parcels } from "./parcels.tsx";

const { public: settings } = readSettings({});
const site = { settings, messages: mergedMessages, session: null, menus: null, shop: null, cart: null };

const LINES = [
  { id: "wheel", productName: "Fold 5", variantName: "19 in", open: 0 },
  { id: "other", productName: "Fold 5", variantName: "20 in", open: 1 },
  { id: "lip", productName: "Low lip", variantName: "Low lip", open: 2 },
];
const parcel = (id: string, fulfillmentOrder: number, pieces: Record<string, number>) => ({
  id,
  fulfillmentOrder,
  lines: Object.entries(pieces).map(([line, quantity]) => ({ id: `${id}-${line}`, quantity, orderLine: { id: line } })),
});
const basis = {
  orderByToken: {
    lines: LINES.map(({ id, open }) => ({ id, quantityToFulfill: open, isShippingRequired: true })),
    fulfillments: [
      parcel("a", 1, { wheel: 2, lip: 1 }),
      parcel("b", 2, {}),
      parcel("c", 3, { wheel: 1 }),
      parcel("d", 4, { wheel: 1 }),
    ],
  },
} as unknown as OrderBasisQuery;
const made = (id: string, status: "FULFILLED" | "CANCELED" | "RETURNED", trackingNumber = "") => ({
  id,
  status,
  trackingNumber,
  created: "2026-11-20T12:00:00Z",
});
const ORDER = {
  status: "PARTIALLY_RETURNED" as const,
  shippingMethodName: "Standard",
  fulfillments: [made("a", "FULFILLED", "KR1"), made("b", "CANCELED"), made("c", "FULFILLED"), made("d", "RETURNED")],
};

/** Rows by their names, as somebody reads them. */
function rows(sent: ReturnType<typeof sentOrder>) {
  if (!sent) return null;
  const html = renderToString(
    <SiteProvider value={site}>
      <LanguageProvider language="en">
        <Parcels sent={sent} />
      </LanguageProvider>
    </SiteProvider>,
  );
  const read = (text: string) =>
    text
      .replaceAll(/<!--.*?-->/g, "")
      .split(/<[^>]*>/)
      .filter(Boolean);
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = "", text = ""]) => [name, read(text)]),
  );
}

it("says what lies in each parcel, what is still to come and what came back", () => {
  const url = "https://carrier.example/KR1";
  const tracking: OrderTrackingQuery = { orderTracking: [{ fulfillmentId: "a", url }] };
  const sent = sentOrder(ORDER, LINES, basis, tracking);
  expect(rows(sent)).toEqual({
    "Parcel 1": ["Sent November 20, 2026", "Tracking number KR1", "Track parcel 1", "2 × Fold 5, 19 in", "1 × Low lip"],
    "Parcel 3": ["Sent November 20, 2026", "1 × Fold 5, 19 in"],
    "Still to be sent": ["1 × Fold 5, 20 in", "2 × Low lip"],
    Returned: ["1 × Fold 5, 19 in"],
  });
  expect(sent?.parcels.map((one) => one.url)).toEqual([url, null]);
});

it("writes an address that was kept as the number as a link alone", () => {
  const url = "https://carrier.example/parcels?id=00340434292135100186";
  const order = { ...ORDER, fulfillments: [made("a", "FULFILLED", url)] };
  const sent = sentOrder(order, LINES, basis, { orderTracking: [{ fulfillmentId: "a", url }] });
  expect(rows(sent)?.["Parcel 1"]?.slice(0, 2)).toEqual(["Sent November 20, 2026", "Track parcel 1"]);
});

it("has the parcels alone where what is in them cannot be read", () => {
  expect(rows(sentOrder(ORDER, LINES, null, null))).toEqual({
    "Parcel 1": ["Sent November 20, 2026", "Tracking number KR1"],
    "Parcel 2": ["Sent November 20, 2026"],
  });
});

it("says nothing while nothing has left, and of a membership, which nobody carries", () => {
  expect(sentOrder({ ...ORDER, fulfillments: [made("b", "CANCELED")] }, LINES, basis, null)).toBeNull();
  const plan = {
    ...ORDER,
    status: "FULFILLED" as const,
    shippingMethodName: null,
    fulfillments: [made("a", "FULFILLED")],
  };
  expect(sentOrder(plan, LINES, basis, null)).toBeNull();
});
