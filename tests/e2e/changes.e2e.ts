import { afterAll, beforeAll } from "vitest";
import { openFlatBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import type { Changed } from "./changes/changed.ts";
import { changesProducts } from "./changes/import.ts";
import { changesOrders } from "./changes/orders.ts";
import { changesSettings } from "./changes/settings.ts";
import { changesStock } from "./changes/wishes-returns.ts";

let changed: Changed;

beforeAll(async () => {
  const [product, browser] = await Promise.all([startProduct({ WEBHOOKS_PRIVATE: "true" }), openFlatBrowser()]);
  changed = { product, browser };
});
afterAll(async () => {
  await changed?.browser.close();
  await changed?.product.stop();
});

// each part finds what it asks for whatever the ones before it changed: rims' price falls after orders were placed
changesStock(() => changed);
changesOrders(() => changed);
changesSettings(() => changed);
changesProducts(() => changed);
