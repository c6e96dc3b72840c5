/** Queries for staff that tell nothing about a person: the audit log leaves them out. Every other one is noted. */
export const IMPERSONAL: ReadonlySet<string> = new Set([
  "auditLog",
  "deadJobs",
  "failedDeliveries",
  "membershipPlanList",
  "permissionGroups",
  "staffUsers",
  "taxClasses",
  "taxCountryConfiguration",
  "taxCountryConfigurations",
  "voucher",
  "vouchers",
  "warehouse",
  "webhook",
  "webhookList",
]);
