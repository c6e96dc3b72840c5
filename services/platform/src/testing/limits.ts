import type { GraphQLSchema } from "graphql";

/** Limits of an endpoint as the settings have them, with small files. */
export const LIMITS = {
  aliases: 100,
  depth: 12,
  tokens: 2000,
  cost: 50_000,
  page: 100,
  queryCharacters: 32_768,
  work: 20_000,
  batch: 10,
  uploadBytes: 1000,
  jsonBytes: 100_000,
};

/** A schema for documents that are refused before they are validated: nothing of it can be read. */
export const UNTOUCHED = new Proxy({} as GraphQLSchema, {
  get() {
    throw new Error("The document was validated.");
  },
});
