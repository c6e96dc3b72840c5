// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

it("leads to the carrier's page where that was kept as a parcel's number, and shows a number as it is", async () => {
  const { Shipments } = await import("./shipments.tsx");
  const url = "https://carrier.example/parcels?id=00340434292135100186";
  const fulfillments = ["KR1", url, "https://"].map((trackingNumber, i) => ({
    id: `F${i}`,
    status: "FULFILLED",
    fulfillmentOrder: i + 1,
    created: "2026-11-01T10:00:00Z",
    trackingNumber,
    lines: [],
  }));
  const order = { id: "O", number: "7", fulfillments } as unknown as Parameters<typeof Shipments>[0]["order"];
  const place = await shown(<Shipments order={order} />, {}, { until: ".da-sub", roles: ["support"] });
  expect(texts(place, ".da-row > :last-child")).toEqual([
    "Tracking KR1",
    "Tracking carrier.example",
    "Tracking https://",
  ]);
  expect([...place.querySelectorAll("a")].map(({ href }) => href)).toEqual([url]);
});
