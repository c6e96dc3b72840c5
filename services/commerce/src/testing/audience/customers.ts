import type { Audiences } from "./who.ts";

/** Everybody with an account, as staff see them. */
export const customers: Audiences = {
  "Query.customers": "orders or support",
  "Query.user": "orders or support",
  "Query.customerFigures": "orders or support",
  "Query.customerPageFigures": "orders or support",
  "Query.customerBuilds": "orders or support",
  "Query.customerMembership": "orders or support",
  "Query.userSessions": "support",
  "Query.customerData": "support",
  "Mutation.customerDataLink": "support",
  "Mutation.customerCreate": "support",
  "Mutation.customerUpdate": "support",
  "Mutation.customerDelete": "support",
  "Mutation.userSessionsEnd": "support",
};
