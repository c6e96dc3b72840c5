import type { Audiences } from "./who.ts";

/** Colleagues and their roles. */
export const team: Audiences = {
  "Query.myStaff": "signed-in",
  "Query.staffUsers": "catalogue or orders or support",
  "Query.permissionGroups": "catalogue or orders or support",
  "Query.staffAccess": "owner",
  "Mutation.staffCreate": "owner",
  "Mutation.staffUpdate": "owner",
  "Mutation.staffDelete": "owner",
  "Mutation.staffInviteSend": "owner",
  "Mutation.staffCodeReset": "owner",
};
