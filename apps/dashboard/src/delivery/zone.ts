import type { StaffDeliveryQuery } from "@carloom/api-client/commerce";

/** Countries that are delivered to alike. */
export type Zone = NonNullable<StaffDeliveryQuery["shippingZones"]>["edges"][number]["node"];
/** A way of delivery. */
export type Method = NonNullable<Zone["shippingMethods"]>[number];
/** What it costs in one channel, and for which orders. */
export type Listing = NonNullable<Method["channelListings"]>[number];

/** A zone in an answer. */
export const zoneOf = (answer: StaffDeliveryQuery | null, id: string | undefined): Zone | undefined =>
  answer?.shippingZones?.edges.find(({ node }) => node.id === id)?.node;

/** A way of delivery in an answer. */
export const methodOf = (answer: StaffDeliveryQuery | null, id: string | undefined): Method | undefined =>
  answer?.shippingZones?.edges.flatMap(({ node }) => node.shippingMethods ?? []).find((method) => method.id === id);
