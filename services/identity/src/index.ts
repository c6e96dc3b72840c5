import "./fields.ts";

export {
  AccountErrorRef,
  type AccountNode,
  UserRef,
} from "./account/account.graphql.ts";
export { done, type Outcome, problem, refused } from "./account/account.errors.ts";
export { identityJobs } from "./account/account.jobs.ts";
export {
  hasRole,
  requireAnyRole,
  requireRole,
  requireVisitor,
  STAFF_ROLES,
  type StaffRole,
} from "./account/account.policy.ts";
export { accountByEmail, accountById, accountsByIds, lockAccount } from "./account/account.repository.ts";
export {
  type AccountDb,
  type AccountRow,
  type AccountTables,
  type AccountTransaction,
  accountDb,
} from "./account.tables.ts";
export { authenticate } from "./account/authenticate.ts";
export { eraseAccount } from "./account/delete.command.ts";
export { eraseAgain } from "./account/erasure.ts";
export { inboxOf, normalEmail } from "./account/email.ts";
export { authHandler, jwksHandler } from "./account/http/auth.handler.ts";
export { wholeOf } from "./account/personal-data.ts";
export { personalDataHandler } from "./account/personal-data.handler.ts";
export {
  nothingPersonal,
  type Person,
  type PersonalEnd,
  type PersonalFile,
  type PersonalPort,
  type PersonalTopic,
} from "./personal.port.ts";
export { SessionRef } from "./account/own-account.graphql.ts";
export { errorsOf, errorsPayload, type UserPayload } from "./account/payload.graphql.ts";
export { keepAddress, type ProfileInput, profileProblems, writeProfile } from "./account/profile.command.ts";
export { AddressTypeEnum } from "./account/profile.graphql.ts";
export { resendConfirmation } from "./account/register.command.ts";
export { liveSessionsOf, revokeSessions } from "./account/session.repository.ts";
export {
  createStaff,
  deactivateStaff,
  removeStaffRole,
  resetStaffCode,
  StaffError,
} from "./account/staff.command.ts";
export { normalUserName, userNameProblem } from "./account/user-name.ts";
export { currentUserNames, ownerOfUserName } from "./account/user-name.repository.ts";
export { AddressInput, AddressRef, type AddressShape } from "./address/address.graphql.ts";
export { type AddressChecks, type AddressDraft, type AddressFields, checkAddress } from "./address/address.policy.ts";
export type { IdentityContext } from "./builder.ts";
export { identityMigrations } from "./migrations/index.ts";
export { identityHandler } from "./oidc/identity.handler.ts";
export { userNamesOf } from "./account/user-name.command.ts";
