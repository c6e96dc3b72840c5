import type { RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { AccountErrorRef, UserRef } from "./account.graphql.ts";
import { type AccountError, problem } from "./account.errors.ts";
import { requireVisitor } from "./account.policy.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { errorsPayload } from "./payload.graphql.ts";
import { deactivateAll, refreshByVariable } from "./refresh.command.ts";
import { liveSession } from "./session.repository.ts";
import { type Caller, checkCredentials, type Issued, openSession } from "./sign-in.command.ts";

/** GraphQL callers name no browser. */
export const callerOf = (context: RequestContext): Caller => ({ ip: context.ip, userAgent: "GraphQL" });

export type TokenPayload = {
  token: string | null;
  refreshToken: string | null;
  user: AccountRow | null;
  errors: AccountError[];
};

/** A payload of Saleor that carries new tokens. We keep no refresh token in a cookie of this endpoint, so `csrfToken` is null. */
export const tokenPayload = (name: string) =>
  builder.objectRef<TokenPayload>(name).implement({
    fields: (t) => ({
      token: t.exposeString("token", { nullable: true }),
      refreshToken: t.exposeString("refreshToken", { nullable: true }),
      csrfToken: t.string({ nullable: true, resolve: () => null }),
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

export const tokenPayloadOf = (issued: Issued): TokenPayload => ({
  token: issued.access,
  refreshToken: issued.refresh,
  user: issued.account,
  errors: [],
});
export const noTokens = (errors: AccountError[]): TokenPayload => ({
  token: null,
  refreshToken: null,
  user: null,
  errors,
});

const CreateToken = tokenPayload("CreateToken");

builder.mutationField("tokenCreate", (t) =>
  t.field({
    type: CreateToken,
    nullable: true,
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      audience: t.arg.string(),
    },
    resolve: async (_, { email, password, audience }, context) => {
      if (audience)
        return noTokens([problem("audience", "INVALID", "Tokens for other audiences are not issued here.")]);
      const checked = await checkCredentials(context, { email, password }, callerOf(context));
      if (!checked.ok) return noTokens(checked.errors);
      return tokenPayloadOf(await openSession(context, checked.value, "api", callerOf(context)));
    },
  }),
);

const RefreshToken = builder
  .objectRef<{ token: string | null; user: AccountRow | null; errors: AccountError[] }>("RefreshToken")
  .implement({
    fields: (t) => ({
      token: t.exposeString("token", { nullable: true }),
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

builder.mutationField("tokenRefresh", (t) =>
  t.field({
    type: RefreshToken,
    nullable: true,
    args: { refreshToken: t.arg.string(), csrfToken: t.arg.string() },
    resolve: async (_, { refreshToken }, context) => {
      const refreshed = await refreshByVariable(context, refreshToken);
      return refreshed.ok
        ? { token: refreshed.value.token, user: refreshed.value.account, errors: [] }
        : { token: null, user: null, errors: refreshed.errors };
    },
  }),
);

type Verified = { isValid: boolean; user: AccountRow | null; payload: unknown; errors: AccountError[] };
const VerifyToken = builder.objectRef<Verified>("VerifyToken").implement({
  fields: (t) => ({
    isValid: t.exposeBoolean("isValid"),
    user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
    payload: t.field({ type: "GenericScalar", nullable: true, resolve: ({ payload }) => payload }),
    errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
  }),
});

/** The claims of an access or a refresh token whose session lives. */
async function verify(context: RequestContext, token: string): Promise<Verified> {
  const claims = (await context.tokens.verify(token, "access")) ?? (await context.tokens.verify(token, "refresh"));
  const found =
    claims && claims.aud === undefined && typeof claims.sid === "string"
      ? await liveSession(accountDb(context.db), claims.sid)
      : null;
  if (found) return { isValid: true, user: found.account, payload: claims, errors: [] };
  const errors = [problem("token", "JWT_INVALID_TOKEN", "Invalid token")];
  return { isValid: false, user: null, payload: null, errors };
}

builder.mutationField("tokenVerify", (t) =>
  t.field({
    type: VerifyToken,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => verify(context, token),
  }),
);

const DeactivateAllUserTokens = errorsPayload("DeactivateAllUserTokens");

builder.mutationField("tokensDeactivateAll", (t) =>
  t.field({
    type: DeactivateAllUserTokens,
    nullable: true,
    resolve: async (_, __, context) => {
      await deactivateAll(context, requireVisitor(context).userId);
      return { errors: [] };
    },
  }),
);
