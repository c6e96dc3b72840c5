import type { OrderFulfillInput } from "@carloom/api-client/commerce";
import type { OrderDetail } from "./states.tsx";

/** Lines of which something waits to be sent. */
export const waitingLines = (order: Pick<OrderDetail, "lines">) =>
  order.lines.filter(({ quantityToFulfill }) => quantityToFulfill > 0);

type Line = OrderDetail["lines"][number];

/** So many pieces of each line, from where they lie. @param anywhere the warehouse of what lies nowhere */
export const sentLines = (
  lines: readonly Line[],
  piecesOf: (line: Line) => number,
  anywhere: string,
): OrderFulfillInput["lines"] =>
  lines.map((line) => ({
    orderLineId: line.id,
    stocks: [{ quantity: piecesOf(line), warehouse: line.variant?.stocks?.[0]?.warehouse.id ?? anywhere }],
  }));
