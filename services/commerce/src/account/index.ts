export { type AccountTables, accountDb } from "./account.tables.ts";
export { accountJobs } from "./account.jobs.ts";
export { hasRole, requireRole, requireVisitor, STAFF_ROLES, type StaffRole } from "./account.policy.ts";
export { authenticate, tokenOf } from "./authenticate.ts";
export { authHandler, jwksHandler } from "./http/auth.handler.ts";
export { isSameOrigin, newXsrfToken, xsrfTokenOf } from "./http/xsrf.ts";
export { xsrfCookie } from "./http/cookies.ts";
export {
  createStaff,
  deactivateStaff,
  removeStaffRole,
  resetStaffCode,
  StaffError,
  type StaffResult,
} from "./staff.command.ts";
export { currentUserNames, ownerOfUserName } from "./user-name.repository.ts";
