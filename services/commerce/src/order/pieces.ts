import type { OrderLineRow } from "./order.repository.ts";

type Counted = Pick<OrderLineRow, "quantity" | "quantity_fulfilled" | "quantity_withdrawn">;

/** Pieces of a line that go to the buyer, less those that they withdrew from before they left. */
export const wantedOf = (line: Pick<Counted, "quantity" | "quantity_withdrawn">): number =>
  line.quantity - line.quantity_withdrawn;

/** Pieces of a line that are still to be sent. */
export const unsentOf = (line: Counted): number => wantedOf(line) - line.quantity_fulfilled;
