import type { StaffDeliveryQuery } from "@carloom/api-client/commerce";

/** Countries that are delivered to alike. */
export type Zone = NonNullable<StaffDeliveryQuery["shippingZones"]>["edges"][number]["node"];
/** A way of delivery. */
export type Method = NonNullable<Zone["shippingMethods"]>[number];
