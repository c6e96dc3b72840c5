import type { Audiences } from "./who.ts";

/** What the owner alone sets up and looks after. */
export const settings: Audiences = {
  "Query.deadJobs": "owner",
  "Query.webhook": "owner",
  "Query.failedDeliveries": "owner",
  "Query.webhookList": "owner",
  "Query.auditLog": "owner",
  "Query.shopSetup": "owner",
  "Mutation.deadJobRetry": "owner",
  "Mutation.eventDeliveryRetry": "owner",
  "Mutation.webhookCreate": "owner",
  "Mutation.webhookDelete": "owner",
  "Mutation.webhookUpdate": "owner",
  "Mutation.shopSetupTest": "owner",
};
