import type { JobHandlers, Services } from "@carloom/platform";
import { accountJobs } from "./account/account.jobs.ts";
import { orderJobs } from "./order/order.jobs.ts";

export {
  authenticate,
  authHandler,
  createStaff,
  jwksHandler,
  StaffError,
} from "./account/index.ts";
export type { CommerceContext } from "./builder.ts";
export { type DesignPort, noDesigns } from "./design/design.port.ts";
export { commerceMigrations } from "./migrations/index.ts";
export { commerceSchema } from "./schema.ts";
export { seedCommerce } from "./seed/seed.ts";

/** Every job of the endpoint: mails of accounts and orders, sweeps. */
export function commerceJobs(services: Services): JobHandlers {
  return { ...accountJobs(services), ...orderJobs(services) };
}
