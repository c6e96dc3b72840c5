import type { Audiences } from "./who.ts";

/** What people write and report, and what banks dispute. */
export const inbox: Audiences = {
  "Query.contactMessages": "support",
  "Query.buildReports": "support",
  "Query.disputes": "orders or support",
  "Query.inbox": "orders or support",
  "Mutation.contactSend": "everybody",
  "Mutation.buildReport": "everybody",
  "Mutation.buildReportAnswer": "support",
  "Mutation.disputeAccept": "orders",
  "Mutation.disputeAnswer": "orders",
  "Mutation.disputeFileAdd": "orders",
  "Mutation.disputeFileDelete": "orders",
  "Mutation.inboxAnswer": "orders or support",
  "Mutation.inboxAssign": "orders or support",
  "Mutation.inboxClose": "orders or support",
};
