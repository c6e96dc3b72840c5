import type { Audiences } from "./who.ts";

/** Promotions and vouchers. */
export const discounts: Audiences = {
  "Query.promotion": "catalogue",
  "Query.promotionPreview": "catalogue",
  "Query.promotions": "catalogue",
  "Query.voucher": "orders",
  "Query.vouchers": "orders",
  "Mutation.promotionCreate": "catalogue",
  "Mutation.promotionDelete": "catalogue",
  "Mutation.promotionUpdate": "catalogue",
  "Mutation.promotionRuleCreate": "catalogue",
  "Mutation.promotionRuleDelete": "catalogue",
  "Mutation.promotionRuleUpdate": "catalogue",
  "Mutation.voucherChannelListingUpdate": "orders",
  "Mutation.voucherCreate": "orders",
  "Mutation.voucherUpdate": "orders",
  "Mutation.voucherDelete": "orders",
  "Mutation.voucherCataloguesAdd": "orders",
  "Mutation.voucherCataloguesRemove": "orders",
};
