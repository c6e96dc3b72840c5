import type { Database, JobHandlers, Services } from "@carloom/platform";
import type { CommerceContext } from "./builder.ts";
import { sweepSets } from "./catalogue/facet.repository.ts";
import { cartJobs } from "./checkout/merge.command.ts";
import { completePaid } from "./checkout/complete.command.ts";
import { contactJobs } from "./contact/contact.jobs.ts";
import type { DesignPort } from "./design.port.ts";
import { importJobs } from "./import/import.jobs.ts";
import { editorialJobs } from "./editorial/legal.command.ts";
import { inboxJobs } from "./inbox/inbox.jobs.ts";
import { searchJobs } from "./search/words.jobs.ts";
import { staffJobs } from "./live/staff.jobs.ts";
import { invoiceJobs } from "./invoice/invoice.jobs.ts";
import { disputeJobs } from "./dispute/dispute.jobs.ts";
import { fulfilmentJobs } from "./fulfilment/fulfilment.jobs.ts";
import { membershipJobs } from "./members/membership.jobs.ts";
import { orderText } from "./order/order.payload.ts";
import { deleteOldQuotes } from "./quote/quote.repository.ts";
import { orderJobs } from "./aftercare/order.jobs.ts";
import { paymentJobs } from "./payment/payment.jobs.ts";
import { productionJobs } from "./production/production.jobs.ts";
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
export { type DesignPrice, designPrice } from "./design/price.ts";
export { designPricer, type Pricer } from "./design/pricer.ts";
export type { EstimateProblem } from "./design/design.policy.ts";
export type { DesignLine } from "./tables/design.line.ts";
export { EVENTS_PATH, staffEventsHandler } from "./live/events.handler.ts";
export { scheduleStaffSweep } from "./live/staff.jobs.ts";
export { invoiceHandler } from "./invoice/invoice.handler.ts";
export { scheduleMembershipSweep } from "./members/membership.jobs.ts";
export { commerceMigrations } from "./migrations/index.ts";
export { scheduleOrderSweep } from "./aftercare/expire.command.ts";
export { schedulePaymentSweep } from "./payment/payment.jobs.ts";
export { schedulePromotions } from "./promotion/promotion.jobs.ts";
export { paymentWebhookHandler } from "./payment/webhook.handler.ts";
export { productionHandler } from "./production/production.handler.ts";
export { scheduleProduction } from "./production/production.jobs.ts";
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
    ...cartJobs(services, deleteOldQuotes),
    ...contactJobs(services),
    ...editorialJobs(services),
    ...membershipJobs(services, contextOf),
    ...invoiceJobs(services),
    ...orderJobs(services),
    ...fulfilmentJobs(services),
    ...disputeJobs(services),
    ...paymentJobs(services, (checkoutId, isLast) => completePaid(contextOf(services), checkoutId, isLast)),
    ...productionJobs(services, threed),
    ...promotionJobs(services),
    ...reportJobs(services),
    ...importJobs(services),
    ...inboxJobs(services),
    ...searchJobs(services, sweepSets),
    ...staffJobs(services),
    ...visitJobs(services),
    ...webhookJobs(services, orderText),
    ...wishlistJobs(services),
  };
}
