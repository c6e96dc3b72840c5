import { builder } from "../builder.ts";
import { AccountErrorRef } from "./account.graphql.ts";
import { type AccountError, problem } from "./account.errors.ts";
import { requireVisitor } from "./account.policy.ts";
import { beginCode, type CodeState, codeState, confirmCode, endCode, renewRecoveryCodes } from "./code.command.ts";
import { errorsOf, errorsPayload } from "./payload.graphql.ts";
import { checkCredentials, openSession } from "./sign-in.command.ts";
import { callerOf, noTokens, tokenPayload, tokenPayloadOf } from "./token.graphql.ts";

const OneTimeCode = builder.objectRef<CodeState>("OneTimeCode").implement({
  description: "The second factor of a staff account.",
  fields: (t) => ({
    isEnabled: t.exposeBoolean("isEnabled"),
    isRequired: t.exposeBoolean("isRequired", { description: "Roles of this account act only after a code." }),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
  }),
});

builder.queryField("myOneTimeCode", (t) =>
  t.field({
    type: OneTimeCode,
    nullable: true,
    description: "Null for whoever is not staff.",
    resolve: (_, __, context) => codeState(context, requireVisitor(context).userId),
  }),
);

type Begun = { secret: string | null; uri: string | null; errors: AccountError[] };
const OneTimeCodeBegin = builder.objectRef<Begun>("OneTimeCodeBegin").implement({
  fields: (t) => ({
    secret: t.exposeString("secret", { nullable: true, description: "Base32, to be typed into an authenticator." }),
    uri: t.exposeString("uri", { nullable: true, description: "The same as an otpauth address, for a QR code." }),
    errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
  }),
});

type Codes = { recoveryCodes: string[]; errors: AccountError[] };
const recoveryPayload = (name: string) =>
  builder.objectRef<Codes>(name).implement({
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("recoveryCodes", { description: "Shown this once; only hashes are kept." }),
      errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

builder.mutationFields((t) => ({
  oneTimeCodeBegin: t.field({
    type: OneTimeCodeBegin,
    args: { password: t.arg.string({ required: true }) },
    resolve: async (_, { password }, context): Promise<Begun> => {
      const begun = await beginCode(context, requireVisitor(context).userId, password);
      return begun.ok ? { ...begun.value, errors: [] } : { secret: null, uri: null, errors: begun.errors };
    },
  }),
  oneTimeCodeConfirm: t.field({
    type: recoveryPayload("OneTimeCodeConfirm"),
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context): Promise<Codes> => {
      const outcome = await confirmCode(context, requireVisitor(context), code);
      return outcome.ok ? { recoveryCodes: outcome.value, errors: [] } : { recoveryCodes: [], errors: outcome.errors };
    },
  }),
  oneTimeCodeRenewRecovery: t.field({
    type: recoveryPayload("OneTimeCodeRenewRecovery"),
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context): Promise<Codes> => {
      const outcome = await renewRecoveryCodes(context, requireVisitor(context).userId, code);
      return outcome.ok ? { recoveryCodes: outcome.value, errors: [] } : { recoveryCodes: [], errors: outcome.errors };
    },
  }),
  oneTimeCodeEnd: t.field({
    type: errorsPayload("OneTimeCodeEnd"),
    args: { password: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_, input, context) => errorsOf(await endCode(context, requireVisitor(context).userId, input)),
  }),
  tokenCreateWithCode: t.field({
    type: tokenPayload("CreateTokenWithCode"),
    description: "As `tokenCreate`, for accounts that sign in with a one-time code.",
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: async (_, input, context) => {
      if (!input.code.trim()) return noTokens([problem("code", "REQUIRED", "This field is required.")]);
      const checked = await checkCredentials(context, input, callerOf(context));
      if (!checked.ok) return noTokens(checked.errors);
      return tokenPayloadOf(await openSession(context, checked.value, "api", callerOf(context)));
    },
  }),
}));
