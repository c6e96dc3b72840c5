import type { Database, JobHandlers, Services } from "@carloom/platform";
import type { CommerceContext } from "./builder.ts";
import { sweepSets } from "./catalogue/facet.repository.ts";
import { cartJobs } from "./checkout/merge.command.ts";
import { completePaid } from "./checkout/complete.command.ts";
import { contactJobs } from "./contact/contact.jobs.ts";
import { designPictureJobs } from "./design/picture.jobs.ts";
import type { DesignPort } from "./design.port.ts";
import { channelJobs } from "./catalogue/channel.jobs.ts";
import { exportJobs } from "./export/export.jobs.ts";
import { importJobs } from "./import/import.jobs.ts";
import { editorialJobs } from "./editorial/legal.command.ts";
import { inboxJobs } from "./inbox/inbox.jobs.ts";
import { searchJobs } from "./search/words.jobs.ts";
import { staffJobs } from "./live/staff.jobs.ts";
import { invoiceJobs } from "./invoice/invoice.jobs.ts";
import { draftJobs } from "./draft/send.command.ts";
import { disputeJobs } from "./dispute/dispute.jobs.ts";
import { giftCardJobs } from "./gift-card/mail.jobs.ts";
import { giftSaleJobs } from "./gift-sale/sale.jobs.ts";
import { fulfilmentJobs } from "./fulfilment/fulfilment.jobs.ts";
import { membershipJobs } from "./members/membership.jobs.ts";
import { orderText } from "./order/order.payload.ts";
import { deleteOldQuotes } from "./quote/quote.repository.ts";
import { orderJobs } from "./aftercare/order.jobs.ts";
import { hideWithdrawn, partJobs } from "./part-product/part-product.jobs.ts";
import { paymentJobs } from "./payment/payment.jobs.ts";
import { productionJobs } from "./production/production.jobs.ts";
import { proofJobs } from "./proof/proof.jobs.ts";
import { promotionJobs } from "./promotion/promotion.jobs.ts";
import { shopTables } from "./tables.ts";
import { visitJobs } from "./visits/visits.jobs.ts";
import { webhookJobs } from "./webhook/webhook.jobs.ts";
import { failedDeliveryCount } from "./webhook/webhook.repository.ts";
import { reportJobs } from "./report/report.jobs.ts";
import { wishlistJobs } from "./wishlist/notice.jobs.ts";

export type { CommerceContext } from "./builder.ts";
export { scheduleCartSweep } from "./checkout/merge.command.ts";
export { personalOf } from "./customer/personal.ts";
export { type DesignPort, noDesigns } from "./design.port.ts";
export { frozenUploads } from "./design/design.repository.ts";
export { type DesignPrice, designPrice } from "./design/price.ts";
export { designPricer, type Pricer } from "./design/pricer.ts";
export type { EstimateProblem } from "./design/design.policy.ts";
export type { DesignLine } from "./tables/design.line.ts";
export { EVENTS_PATH, staffEventsHandler } from "./live/events.handler.ts";
export { presenceHandler } from "./live/presence.handler.ts";
export { scheduleStaffSweep } from "./live/staff.jobs.ts";
export { exportHandler } from "./export/export.handler.ts";
export { invoiceHandler } from "./invoice/invoice.handler.ts";
export { scheduleMembershipSweep } from "./members/membership.jobs.ts";
export { commerceMigrations } from "./migrations/index.ts";
export { scheduleOrderSweep } from "./aftercare/expire.command.ts";
export { schedulePaymentSweep } from "./payment/payment.jobs.ts";
export { schedulePromotions } from "./promotion/promotion.jobs.ts";
export { paymentWebhookHandler } from "./payment/webhook.handler.ts";
export { productionHandler } from "./production/production.handler.ts";
export { scheduleProduction } from "./production/production.jobs.ts";
export { paperHandler } from "./paper/paper.handler.ts";
export { drawingHandler } from "./proof/drawing.handler.ts";
export { type OrderProofPage, proofPages } from "./proof/page.ts";
export { commerceSchema } from "./schema.ts";
export { buildSheetHandler } from "./sheet/sheet.handler.ts";
export { scheduleSearchWords } from "./search/words.jobs.ts";
export { seedCommerce } from "./seed/seed.ts";
export { visitsHandler } from "./visits/collect.handler.ts";
export { scheduleVisitCount } from "./visits/visits.jobs.ts";
export { scheduleStockNotices } from "./wishlist/notice.jobs.ts";
export { scheduleWebhookSweep } from "./webhook/webhook.jobs.ts";

/** Webhook deliveries that nobody tries any more. */
export const deadDeliveryCount = (db: Database): Promise<number> => failedDeliveryCount(shopTables(db));

/** Every job of the shop: mails of orders, payments, sweeps. */
export function commerceJobs(services: Services, threed: DesignPort): JobHandlers {
  const contextOf = (own: Services): CommerceContext => ({
    ...own,
    threed,
    visitor: null,
    ip: "",
    requestId: "job",
  });
  return {
    ...designPictureJobs(services, threed),
    ...cartJobs(services, deleteOldQuotes),
    ...channelJobs(services),
    ...contactJobs(services),
    ...editorialJobs(services),
    ...exportJobs(services),
    ...membershipJobs(services, contextOf),
    ...invoiceJobs(services),
    ...orderJobs(services),
    ...giftCardJobs(services),
    ...giftSaleJobs(services),
    ...fulfilmentJobs(services),
    ...disputeJobs(services),
    ...draftJobs(services, contextOf),
    ...partJobs(services, threed),
    ...paymentJobs(services, (checkoutId, isLast) => completePaid(contextOf(services), checkoutId, isLast)),
    ...productionJobs(services, threed),
    ...proofJobs(services),
    ...promotionJobs(services),
    ...reportJobs(services),
    ...importJobs(services, () => hideWithdrawn(services, threed)),
    ...inboxJobs(services),
    ...searchJobs(services, sweepSets),
    ...staffJobs(services),
    ...visitJobs(services),
    ...webhookJobs(services, orderText),
    ...wishlistJobs(services),
  };
}
