// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { Warehouses as WarehousesPage } from "./warehouses.tsx";

const warehouse = (name: string) => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  email: "",
  address: { city: name, country: { code: "KR" } },
  shippingZones: { edges: [] },
});
const warehouses = { edges: ["Seoul", "Busan"].map((name) => ({ node: warehouse(name) })) };
const shippingZones = { edges: [] };
const held = { warehouseId: "Seoul", variants: 2, pieces: 40, promised: 0 };
const UNREAD = "What is in stock cannot be shown right now.";

let Warehouses: typeof WarehousesPage;
beforeAll(async () => {
  ({ Warehouses } = await import("./warehouses.tsx"));
});
afterEach(putAway);

const open = (warehouseHoldings: (typeof held)[] | null) =>
  shown(
    <Warehouses />,
    { staffWarehouses: { warehouses, warehouseHoldings, shippingZones } },
    { until: "tbody td", roles: ["catalogue"] },
  );
const STOCK = "tbody td:nth-child(3)";

it("tells what is in stock", async () => {
  const place = await open([held]);
  expect(texts(place, STOCK)).toEqual(["40 pieces", "Empty"]);
  expect(place.textContent).not.toContain(UNREAD);
});

it("stands without that where it cannot be read: says so, calls none empty, and deletes none", async () => {
  const place = await open(null);
  expect(texts(place, "tbody button.da-link")).toEqual(["Seoul", "Busan"]);
  expect(texts(place, STOCK)).toEqual(["", ""]);
  expect(texts(place, '[role="status"].da-soft')).toEqual([UNREAD]);
  const [remove] = place.querySelectorAll<HTMLElement>('tbody button[aria-label*="Delete"]');
  act(() => remove?.click());
  const dialog = document.querySelector('[role="dialog"], dialog');
  expect(dialog?.textContent).toContain("Delete this warehouse once it can.");
  expect([...(dialog?.querySelectorAll("button") ?? [])].at(-1)?.getAttribute("aria-disabled")).toBe("true");
});
