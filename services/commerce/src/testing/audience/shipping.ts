import type { Audiences } from "./who.ts";

/** Zones, methods and what they cost. */
export const shipping: Audiences = {
  "Query.shippingZone": "catalogue or orders or support",
  "Query.shippingZones": "catalogue or orders or support",
  "Query.shippingPricesPerKilogram": "catalogue or orders or support",
  "Mutation.shippingZoneCreate": "catalogue",
  "Mutation.shippingZoneUpdate": "catalogue",
  "Mutation.shippingZoneDelete": "catalogue",
  "Mutation.shippingPriceCreate": "catalogue",
  "Mutation.shippingPriceUpdate": "catalogue",
  "Mutation.shippingPriceDelete": "catalogue",
  "Mutation.shippingMethodChannelListingUpdate": "catalogue",
  "Mutation.shippingPricePerKilogramUpdate": "catalogue",
  "Mutation.shippingMethodNameTranslate": "catalogue",
};
