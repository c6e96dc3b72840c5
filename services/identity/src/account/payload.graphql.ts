import { builder } from "../builder.ts";
import { AccountErrorRef, type AccountNode, UserRef } from "./account.graphql.ts";
import type { AccountError, Outcome } from "./account.errors.ts";

/** What every payload of the account has. */
export type UserPayload = { user: AccountNode | null; errors: AccountError[] };

/** A payload of Saleor with `user` and `errors`. */
export const userPayload = (name: string) =>
  builder.objectRef<UserPayload>(name).implement({
    fields: (t) => ({
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

/** A payload of Saleor with nothing but `errors`. */
export const errorsPayload = (name: string) =>
  builder.objectRef<{ errors: AccountError[] }>(name).implement({
    fields: (t) => ({ errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }) }),
  });

export const userPayloadOf = (outcome: Outcome<AccountNode>): UserPayload =>
  outcome.ok ? { user: outcome.value, errors: [] } : { user: null, errors: outcome.errors };

export const errorsOf = (outcome: Outcome<unknown>): { errors: AccountError[] } => ({
  errors: outcome.ok ? [] : outcome.errors,
});
