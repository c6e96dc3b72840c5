import type { Migrations } from "@carloom/platform";
import { bulkMigrations } from "./bulk.ts";
import { catalogueMigrations } from "./catalogue.ts";
import { channelMigrations } from "./channel.ts";
import { checkoutMigrations } from "./checkout.ts";
import { classMigrations } from "./classes.ts";
import { collectionMigrations } from "./collection.ts";
import { contactMigrations } from "./contact.ts";
import { copiedNamesMigrations } from "./copied-names.ts";
import { customerOrderMigrations } from "./customer-orders.ts";
import { customerSortMigrations } from "./customer-sorts.ts";
import { draftMigrations } from "./draft.ts";
import { disputeMigrations } from "./dispute.ts";
import { editMigrations } from "./edits.ts";
import { exportMigrations } from "./export.ts";
import { facetSetMigrations } from "./facet-set.ts";
import { figureBookedMigrations } from "./figure-booked.ts";
import { figureDayMigrations } from "./figure-day.ts";
import { figureMovedMigrations } from "./figure-moved.ts";
import { figuresMigrations } from "./figures.ts";
import { findPeopleMigrations } from "./find-people.ts";
import { floorLotLookMigrations } from "./floor-lot-look.ts";
import { floorRecentMigrations } from "./floor-recent.ts";
import { designVersionMigrations } from "./design-version.ts";
import { floorMigrations } from "./floor.ts";
import { fulfilmentMigrations } from "./fulfilment.ts";
import { giftCardMigrations } from "./gift-card.ts";
import { giftCardGoodsMigrations } from "./gift-card-goods.ts";
import { giftCardSettingsMigrations } from "./gift-card-settings.ts";
import { orderWordsMigrations } from "./order-words.ts";
import { inboxMigrations } from "./inbox.ts";
import { goodsWordsMigrations } from "./goods-words.ts";
import { invoiceMigrations } from "./invoice.ts";
import { mailLinkMigrations } from "./mail-link.ts";
import { mediaAltMigrations } from "./media-alts.ts";
import { membershipChangeMigrations } from "./membership-change.ts";
import { membershipMigrations } from "./membership.ts";
import { orderEditMigrations } from "./order-edit.ts";
import { orderLinesRenamedMigrations } from "./order-lines-renamed.ts";
import { orderListMigrations } from "./order-list.ts";
import { pagesMigrations } from "./pages.ts";
import { paperMigrations } from "./paper.ts";
import { paymentMigrations } from "./payment.ts";
import { productImportMigrations } from "./product-import.ts";
import { productionMigrations } from "./production.ts";
import { proofMigrations } from "./proof.ts";
import { promotionMigrations } from "./promotion.ts";
import { publicationMigrations } from "./publication.ts";
import { redirectMigrations } from "./redirect.ts";
import { reportMigrations } from "./report.ts";
import { roadMigrations } from "./road.ts";
import { safetyMigrations } from "./safety.ts";
import { calledBackMigrations } from "./called-back.ts";
import { uploadsFrozenMigrations } from "./uploads-frozen.ts";
import { orderBoundsMigrations } from "./order-bounds.ts";
import { cardSetupMigrations } from "./card-setup.ts";
import { laterNewsMigrations } from "./later-news.ts";
import { savedCardMigrations } from "./saved-card.ts";
import { searchMigrations } from "./search.ts";
import { searchCategoryMigrations } from "./search-category.ts";
import { searchNearMigrations } from "./search-near.ts";
import { searchWordsCountedMigrations } from "./search-words-counted.ts";
import { searchWordsMigrations } from "./search-words.ts";
import { shopMigrations } from "./shop.ts";
import { shippingZoneMigrations } from "./shipping-zone.ts";
import { staffNewsMigrations } from "./staff-news.ts";
import { staffPresenceMigrations } from "./staff-presence.ts";
import { stockMovementMigrations } from "./stock-movement.ts";
import { vehicleMigrations } from "./vehicle.ts";
import { visitMigrations } from "./visits.ts";
import { variantTranslationMigrations } from "./variant-translations.ts";
import { voucherGoodsMigrations } from "./voucher-goods.ts";
import { voucherOnceMigrations } from "./voucher-once.ts";
import { voucherMigrations } from "./voucher.ts";
import { warehouseMigrations } from "./warehouse.ts";
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
  ...staffPresenceMigrations,
  ...inboxMigrations,
  ...stockMovementMigrations,
  ...orderListMigrations,
  ...promotionMigrations,
  ...pagesMigrations,
  ...visitMigrations,
  ...productImportMigrations,
  ...mediaAltMigrations,
  ...disputeMigrations,
  ...redirectMigrations,
  ...facetSetMigrations,
  ...withdrawalMigrations,
  ...safetyMigrations,
  ...vehicleMigrations,
  ...roadMigrations,
  ...figureDayMigrations,
  ...bulkMigrations,
  ...productionMigrations,
  ...proofMigrations,
  ...floorMigrations,
  ...floorRecentMigrations,
  ...floorLotLookMigrations,
  ...figureMovedMigrations,
  ...savedCardMigrations,
  ...membershipChangeMigrations,
  ...warehouseMigrations,
  ...collectionMigrations,
  ...channelMigrations,
  ...cardSetupMigrations,
  ...designVersionMigrations,
  ...paperMigrations,
  ...exportMigrations,
  ...draftMigrations,
  ...customerOrderMigrations,
  ...customerSortMigrations,
  ...findPeopleMigrations,
  ...giftCardMigrations,
  ...orderWordsMigrations,
  ...giftCardGoodsMigrations,
  ...giftCardSettingsMigrations,
  ...laterNewsMigrations,
  ...orderLinesRenamedMigrations,
  ...searchWordsCountedMigrations,
  ...figureBookedMigrations,
  ...calledBackMigrations,
  ...uploadsFrozenMigrations,
  ...orderBoundsMigrations,
  ...voucherGoodsMigrations,
  ...voucherOnceMigrations,
  ...variantTranslationMigrations,
  ...copiedNamesMigrations,
  ...goodsWordsMigrations,
};
