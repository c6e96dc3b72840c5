import { expect, it } from "vitest";
import { sentLines, waitingLines } from "./fulfil.ts";

type Order = Parameters<typeof waitingLines>[0];
const line = (id: string, quantityToFulfill: number, warehouse?: string) => ({
  id,
  quantityToFulfill,
  variant: { stocks: warehouse ? [{ warehouse: { id: warehouse } }] : [] },
});

it("sends all that waits from where it lies, and what lies nowhere from the shop's first warehouse", () => {
  const order = { lines: [line("a", 2, "north"), line("b", 0, "north"), line("c", 1)] } as unknown as Order;
  expect(sentLines(waitingLines(order), ({ quantityToFulfill }) => quantityToFulfill, "south")).toEqual([
    { orderLineId: "a", stocks: [{ quantity: 2, warehouse: "north" }] },
    { orderLineId: "c", stocks: [{ quantity: 1, warehouse: "south" }] },
  ]);
});
