import type { OrderLineRow } from "./order.repository.ts";

/** Pieces by the line that they are of. */
export type Pieces = ReadonlyMap<string, number>;

type Counted = Pick<OrderLineRow, "quantity" | "quantity_returned" | "quantity_withdrawn">;

/**
 * Pieces whose money staff granted that neither came back nor were withdrawn from since.
 * @param covered of the pieces that were withdrawn from, those whose money had been granted before
 */
export const grantedOpen = (line: Counted, granted: number, covered: number): number =>
  Math.max(0, granted - line.quantity_returned - covered);

/** Pieces whose money has gone back: they came back, were withdrawn from, or staff granted it; each counts once. */
export const givenBack = (line: Counted, granted: number, covered: number): number =>
  Math.min(
    line.quantity,
    line.quantity_returned + line.quantity_withdrawn - covered + Math.max(0, granted - line.quantity_returned),
  );

/** Pieces whose money staff may still grant. What came back may have come without its money. */
export const grantable = (line: Counted, granted: number, covered: number): number =>
  Math.max(0, line.quantity - granted - (line.quantity_withdrawn - covered));
