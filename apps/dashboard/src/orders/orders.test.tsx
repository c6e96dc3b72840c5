// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { Orders as OrdersPage } from "./orders.tsx";

const money = { amount: 20, currency: "USD" };
const order = (number: string) => ({
  id: `order-${number}`,
  number,
  created: "2026-11-27T10:00:00Z",
  status: "UNFULFILLED",
  chargeStatus: "FULL",
  userEmail: "ada@buyer.example",
  channel: { id: "C", name: "Shop" },
  shippingAddress: null,
  lines: [],
  total: { gross: money },
  totalCharged: money,
  transactions: [] as object[],
});
/** Of 20 that were paid 5 went back; then goods for 10 were added. */
const added = {
  ...order("11"),
  status: "PARTIALLY_RETURNED",
  chargeStatus: "PARTIAL",
  total: { gross: { ...money, amount: 30 } },
  totalCharged: { ...money, amount: 15 },
  transactions: [{ refundedAmount: { ...money, amount: 5 }, refundPendingAmount: { ...money, amount: 0 } }],
};
const edges = [{ node: order("12") }, { node: added }];
const orders = { totalCount: 2, pageInfo: { endCursor: null, hasNextPage: false }, edges };
const mark = { order: "order-12", state: "CHANGES", openComments: 0 };

let Orders: typeof OrdersPage;
beforeAll(async () => {
  ({ Orders } = await import("./orders.tsx"));
});
afterEach(putAway);

/** @returns what the list's rows say, and what stands under them */
async function seen(orderPageProofMarks: (typeof mark)[] | null) {
  const answers = { staffOrders: { orders, orderPageProofMarks } };
  const place = await shown(<Orders />, answers, { until: "tbody a", roles: ["support"] });
  return {
    numbers: texts(place, "tbody a"),
    paid: texts(place, 'td[data-label="Payment"]'),
    proofs: texts(place, 'td[data-label="Proofs"]'),
    foot: texts(place, ".da-list-foot"),
  };
}

const rows = { numbers: ["#12", "#11"], paid: ["Paid", "Partly paid"] };

it("shows the orders with their proofs, and which of them still lacks money", async () => {
  expect(await seen([mark])).toEqual({ ...rows, proofs: ["Changes wanted", ""], foot: ["2 of 2"] });
});

it("shows the orders without their proofs where those cannot be read, and says so", async () => {
  expect(await seen(null)).toEqual({
    ...rows,
    proofs: ["", ""],
    foot: ["2 of 2 · Proofs cannot be shown right now."],
  });
});
