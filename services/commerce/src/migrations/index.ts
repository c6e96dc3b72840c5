import type { Migrations } from "@carloom/platform";
import { bulkMigrations } from "./bulk.ts";
import { catalogueMigrations } from "./catalogue.ts";
import { checkoutMigrations } from "./checkout.ts";
import { classMigrations } from "./classes.ts";
import { contactMigrations } from "./contact.ts";
import { disputeMigrations } from "./dispute.ts";
import { editMigrations } from "./edits.ts";
import { facetSetMigrations } from "./facet-set.ts";
import { figureDayMigrations } from "./figure-day.ts";
import { figureMovedMigrations } from "./figure-moved.ts";
import { figuresMigrations } from "./figures.ts";
import { fulfilmentMigrations } from "./fulfilment.ts";
import { inboxMigrations } from "./inbox.ts";
import { invoiceMigrations } from "./invoice.ts";
import { mailLinkMigrations } from "./mail-link.ts";
import { membershipMigrations } from "./membership.ts";
import { orderEditMigrations } from "./order-edit.ts";
import { orderListMigrations } from "./order-list.ts";
import { pagesMigrations } from "./pages.ts";
import { paymentMigrations } from "./payment.ts";
import { productImportMigrations } from "./product-import.ts";
import { productionMigrations } from "./production.ts";
import { promotionMigrations } from "./promotion.ts";
import { publicationMigrations } from "./publication.ts";
import { redirectMigrations } from "./redirect.ts";
import { reportMigrations } from "./report.ts";
import { safetyMigrations } from "./safety.ts";
import { searchMigrations } from "./search.ts";
import { searchCategoryMigrations } from "./search-category.ts";
import { searchNearMigrations } from "./search-near.ts";
import { searchWordsMigrations } from "./search-words.ts";
import { shopMigrations } from "./shop.ts";
import { shippingZoneMigrations } from "./shipping-zone.ts";
import { staffNewsMigrations } from "./staff-news.ts";
import { stockMovementMigrations } from "./stock-movement.ts";
import { vehicleMigrations } from "./vehicle.ts";
import { visitMigrations } from "./visits.ts";
import { voucherMigrations } from "./voucher.ts";
import { webhookMigrations } from "./webhook.ts";
import { wishlistMigrations } from "./wishlist.ts";
import { withdrawalMigrations } from "./withdrawal.ts";

/** Every migration of the shop; `identityMigrations` make the schema and the accounts that it names. */
export const commerceMigrations: Migrations = {
  ...catalogueMigrations,
  ...checkoutMigrations,
  ...paymentMigrations,
  ...fulfilmentMigrations,
  ...figuresMigrations,
  ...voucherMigrations,
  ...shippingZoneMigrations,
  ...webhookMigrations,
  ...contactMigrations,
  ...searchMigrations,
  ...shopMigrations,
  ...classMigrations,
  ...invoiceMigrations,
  ...membershipMigrations,
  ...wishlistMigrations,
  ...publicationMigrations,
  ...editMigrations,
  ...reportMigrations,
  ...mailLinkMigrations,
  ...searchCategoryMigrations,
  ...searchWordsMigrations,
  ...searchNearMigrations,
  ...orderEditMigrations,
  ...staffNewsMigrations,
  ...inboxMigrations,
  ...stockMovementMigrations,
  ...orderListMigrations,
  ...promotionMigrations,
  ...pagesMigrations,
  ...visitMigrations,
  ...productImportMigrations,
  ...disputeMigrations,
  ...redirectMigrations,
  ...facetSetMigrations,
  ...withdrawalMigrations,
  ...safetyMigrations,
  ...vehicleMigrations,
  ...figureDayMigrations,
  ...bulkMigrations,
  ...productionMigrations,
  ...figureMovedMigrations,
};
