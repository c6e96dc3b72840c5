// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const lettering = (id: string, layer: string) => ({
  id,
  productName: "Custom lettering",
  variantName: "Custom lettering",
  productSku: "TEXT",
  quantity: 1,
  quantityToFulfill: 1,
  isShippingRequired: true,
  layer,
  build: "Night run",
});
const lines = [lettering("1", "CARLOOM"), lettering("2", "No. 7")];
const fulfillments = [
  {
    id: "F",
    status: "FULFILLED",
    fulfillmentOrder: 1,
    created: "2026-11-01T10:00:00Z",
    trackingNumber: "",
    lines: lines.map((orderLine) => ({ id: `f${orderLine.id}`, quantity: 1, reason: null, orderLine })),
  },
];
const order = {
  id: "O",
  number: "1011",
  userEmail: "a@b.example",
  lines,
  fulfillments,
  transactions: [],
  totalCharged: { amount: 0, currency: "USD" },
};
const close = () => undefined;

it("tells letterings apart in what is sent and in what comes back", async () => {
  const { FulfilDialog } = await import("./fulfil-dialog.tsx");
  const { ReturnDialog } = await import("./return-dialog.tsx");
  const told = ["CARLOOM · Night run · TEXT", "No. 7 · Night run · TEXT"];
  for (const Dialog of [FulfilDialog, ReturnDialog]) {
    const of = order as unknown as Parameters<typeof FulfilDialog>[0]["order"];
    await shown(<Dialog order={of} onClose={close} />, {}, { until: "*", roles: ["orders"] });
    expect(texts(document.body, ".da-pieces small")).toEqual(told);
    putAway();
  }
});

it("tells them apart in a parcel and in what a buyer wants to send back", async () => {
  const { Shipments } = await import("./shipments.tsx");
  const { ReturnRequestRow } = await import("./return-requests.tsx");
  const told = ["1 × Custom lettering · CARLOOM · Night run", "1 × Custom lettering · No. 7 · Night run"];
  const of = order as unknown as Parameters<typeof Shipments>[0]["order"];
  const parcels = await shown(<Shipments order={of} />, {}, { until: ".da-sub", roles: ["orders"] });
  expect(texts(parcels, ".da-sub li")).toEqual(told);
  putAway();
  const request = {
    id: "R",
    status: "REQUESTED",
    createdAt: "2026-11-02T10:00:00Z",
    lines: lines.map((orderLine) => ({ quantity: 1, orderLine })),
  } as unknown as Parameters<typeof ReturnRequestRow>[0]["request"];
  const wish = await shown(<ReturnRequestRow request={request} />, {}, { until: ".da-sub", roles: ["orders"] });
  expect(texts(wish, ".da-sub li")).toEqual(told);
});
