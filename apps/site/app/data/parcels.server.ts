import type { OrderBasisQuery, OrderByTokenQuery, OrderTrackingQuery } from "@carloom/api-client/commerce";

type Basis = NonNullable<OrderBasisQuery["orderByToken"]>;
type Tracked = Pick<NonNullable<OrderByTokenQuery["orderByToken"]>, "fulfillments" | "shippingMethodName" | "status">;
type Named = { id: string; productName: string; variantName: string };

export type Pieces = { id: string; name: string; quantity: number }[];
export type SentOrder = {
  parcels: {
    /** As the slip in it says, which counts what was taken back and what came back. */
    number: number;
    at: string;
    /** Empty without one, and where it is an address alone. */
    tracking: string;
    url: string | null;
    pieces: Pieces;
  }[];
  /** What has not left yet, once something has. */
  coming: Pieces;
  /** What came back. */
  back: Pieces;
};

const ENDED: ReadonlySet<string> = new Set(["CANCELED", "EXPIRED", "RETURNED"]);

/**
 * What became of the goods of an order; null while nothing has left. An order of nothing but a membership is fulfilled
 * without a parcel. What lies in them is left out where it cannot be read.
 */
export function sentOrder(
  order: Tracked,
  lines: readonly Named[],
  basis: OrderBasisQuery | null,
  tracking: OrderTrackingQuery | null,
): SentOrder | null {
  const sent = order.shippingMethodName ? order.fulfillments.filter(({ status }) => status === "FULFILLED") : [];
  const held = new Map(basis?.orderByToken?.fulfillments.map((one) => [one.id, one]));
  const addresses = new Map(tracking?.orderTracking.map(({ fulfillmentId, url }) => [fulfillmentId, url]));
  const nameOf = namesOf(lines);
  const inside = (id: string): Pieces =>
    summed(
      (held.get(id)?.lines ?? []).map(({ quantity, orderLine }) => ({ id: orderLine?.id ?? "", quantity })),
      nameOf,
    );
  const parcels = sent.map(({ id, trackingNumber, created }, i) => ({
    number: held.get(id)?.fulfillmentOrder ?? i + 1,
    at: created,
    tracking: /^https?:\/\//.test(trackingNumber) ? "" : trackingNumber,
    url: addresses.get(id) ?? null,
    pieces: inside(id),
  }));
  const returned = order.fulfillments.filter(({ status }) => status === "RETURNED").flatMap(({ id }) => inside(id));
  if (parcels.length === 0 && returned.length === 0) return null;
  const open = ENDED.has(order.status) ? [] : (basis?.orderByToken?.lines ?? []).filter(isOpen);
  return {
    parcels,
    coming: summed(
      open.map(({ id, quantityToFulfill }) => ({ id, quantity: quantityToFulfill })),
      nameOf,
    ),
    back: summed(returned, nameOf),
  };
}

const isOpen = ({ isShippingRequired, quantityToFulfill }: Basis["lines"][number]) =>
  isShippingRequired && quantityToFulfill > 0;

/** What each line is called; with its size where several are called alike. */
function namesOf(lines: readonly Named[]): (id: string) => string {
  const count = (name: string) => lines.filter(({ productName }) => productName === name).length;
  return (id) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return "";
    const { productName: name, variantName: size } = line;
    return count(name) > 1 && size && size !== name ? `${name}, ${size}` : name;
  };
}

/** A row for each line that something is known of, in the order of the lines. */
function summed(pieces: readonly { id: string; quantity: number }[], nameOf: (id: string) => string): Pieces {
  const sums = new Map<string, number>();
  for (const { id, quantity } of pieces) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].flatMap(([id, quantity]) => {
    const name = nameOf(id);
    return name ? [{ id, name, quantity }] : [];
  });
}
