import type { Database, JobHandlers, Services } from "@carloom/platform";
import { accountJobs } from "./account/account.jobs.ts";
import { accountDb, currentUserNames } from "./account/index.ts";
import type { CommerceContext } from "./builder.ts";
import { cartJobs } from "./checkout/merge.command.ts";
import { contactJobs } from "./contact/contact.jobs.ts";
import type { DesignPort } from "./design/design.port.ts";
import { importJobs } from "./import/import.jobs.ts";
import { inboxJobs } from "./inbox/inbox.jobs.ts";
import { searchJobs } from "./search/words.jobs.ts";
import { staffJobs } from "./live/staff.jobs.ts";
import { invoiceJobs } from "./invoice/invoice.jobs.ts";
import { fulfilmentJobs } from "./fulfilment/fulfilment.jobs.ts";
import { membershipJobs } from "./membership/membership.jobs.ts";
import { orderJobs } from "./order/order.jobs.ts";
import { paymentJobs } from "./payment/payment.jobs.ts";
import { promotionJobs } from "./promotion/promotion.jobs.ts";
import { shopTables } from "./tables.ts";
import { webhookJobs } from "./webhook/webhook.jobs.ts";
import { failedDeliveryCount } from "./webhook/webhook.repository.ts";
import { reportJobs } from "./report/report.jobs.ts";
import { wishlistJobs } from "./wishlist/notice.jobs.ts";

export {
  authenticate,
  authHandler,
  createStaff,
  deactivateStaff,
  jwksHandler,
  removeStaffRole,
  resetStaffCode,
  StaffError,
} from "./account/index.ts";
export type { CommerceContext } from "./builder.ts";
export { scheduleCartSweep } from "./checkout/merge.command.ts";
export { type DesignPort, noDesigns } from "./design/design.port.ts";
export { type DesignPrice, designPrice } from "./design/price.ts";
export { designPricer, type Pricer } from "./design/pricer.ts";
export type { QuoteProblem } from "./design/design.policy.ts";
export type { DesignLine } from "./design/design.line.ts";
export { EVENTS_PATH, staffEventsHandler } from "./live/events.handler.ts";
export { scheduleStaffSweep } from "./live/staff.jobs.ts";
export { identityHandler } from "./identity/identity.handler.ts";
export { invoiceHandler } from "./invoice/invoice.handler.ts";
export { scheduleMembershipSweep } from "./membership/membership.jobs.ts";
export { commerceMigrations } from "./migrations/index.ts";
export { scheduleOrderSweep } from "./order/expire.command.ts";
export { schedulePaymentSweep } from "./payment/payment.jobs.ts";
export { schedulePromotions } from "./promotion/promotion.jobs.ts";
export { paymentWebhookHandler } from "./payment/webhook.handler.ts";
export { commerceSchema } from "./schema.ts";
export { scheduleSearchWords } from "./search/words.jobs.ts";
export { seedCommerce } from "./seed/seed.ts";
export { scheduleStockNotices } from "./wishlist/notice.jobs.ts";
export { scheduleWebhookSweep } from "./webhook/webhook.jobs.ts";

/** Webhook deliveries that nobody tries any more. */
export const deadDeliveryCount = (db: Database): Promise<number> => failedDeliveryCount(shopTables(db));

/** Handles that customers are known by, by their ids. */
export const userNamesOf = (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  currentUserNames(accountDb(db), userIds);

/** Every job of the endpoint: mails of accounts and orders, payments, sweeps. */
export function commerceJobs(services: Services, threed: DesignPort): JobHandlers {
  const contextOf = (own: Services): CommerceContext => ({
    ...own,
    threed,
    visitor: null,
    ip: "",
    requestId: "job",
  });
  return {
    ...accountJobs(services, threed),
    ...cartJobs(services),
    ...contactJobs(services),
    ...membershipJobs(services, contextOf),
    ...invoiceJobs(services),
    ...orderJobs(services),
    ...fulfilmentJobs(services),
    ...paymentJobs(services, contextOf),
    ...promotionJobs(services),
    ...reportJobs(services),
    ...importJobs(services),
    ...inboxJobs(services),
    ...searchJobs(services),
    ...staffJobs(services),
    ...webhookJobs(services),
    ...wishlistJobs(services),
  };
}
