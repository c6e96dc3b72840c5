import type { Audiences } from "./who.ts";

/** Legal texts, what the law asks of the shop, and its mails. */
export const law: Audiences = {
  "Query.legal": "everybody",
  "Query.shopNotices": "everybody",
  "Query.shopRules": "everybody",
  "Query.legalDocument": "owner",
  "Query.legalDocuments": "owner",
  "Mutation.legalPreview": "owner",
  "Mutation.legalSave": "owner",
  "Mutation.shopNoticeSave": "owner",
  "Mutation.shopRulesSave": "owner",
  "Mutation.mailSample": "owner",
  "Mutation.mailSampleSend": "owner",
};
