import { lineNote } from "./line-name.ts";
import type { OrderDetail } from "./states.tsx";

/** `name` is the shop's own, to find it on the shelf by; `read` what its buyer reads, empty where that is the same. */
export type SlipLine = { id: string; name: string; read: string; note: string; sku: string; quantity: number };
type Parcels = Pick<OrderDetail, "lines" | "fulfillments">;

/** Parcels that hold something now, by their numbers within the order. */
export const parcelsOf = ({ fulfillments }: Parcels): number[] =>
  fulfillments.filter(({ status }) => status !== "CANCELED").map(({ fulfillmentOrder }) => fulfillmentOrder);

type Line = OrderDetail["lines"][number];

/** What the buyer reads in the language of the order. */
function readName(line: Line): string {
  const { productName, variantName, translatedProductName: name, translatedVariantName: size } = line;
  if (name === productName && size === variantName) return "";
  return [name, variantName === productName ? "" : size].filter(Boolean).join(" · ");
}

/** What lies in a parcel; without one what is still to be packed, and once all is sent everything that was ordered and not withdrawn from. */
export function slipLines({ lines, fulfillments }: Parcels, parcel: number | null): SlipLine[] {
  const packed = fulfillments.find(({ fulfillmentOrder }) => fulfillmentOrder === parcel);
  const carried = lines.filter(({ isShippingRequired }) => isShippingRequired);
  const isSent = carried.every(({ quantityToFulfill }) => quantityToFulfill === 0);
  const piecesOf = (line: Line): number => {
    if (!packed) return isSent ? line.quantityFulfilled : line.quantityToFulfill;
    const own = (packed.lines ?? []).filter(({ orderLine }) => orderLine?.id === line.id);
    return own.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  return carried.flatMap((line) => {
    const quantity = piecesOf(line);
    const { id, productName, productSku } = line;
    const note = lineNote({ ...line, productSku: null });
    const name = productName;
    return quantity > 0 ? [{ id, name, read: readName(line), note, sku: productSku ?? "", quantity }] : [];
  });
}
