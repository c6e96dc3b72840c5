import { builder } from "../builder.ts";
import { LanguageCodeEnum, MetadataInput } from "@carloom/wire";
import { AccountErrorRef, UserRef } from "./account.graphql.ts";
import type { AccountError } from "./account.errors.ts";
import { hasCode } from "./code.command.ts";
import { requireVisitor } from "./account.policy.ts";
import type { AccountRow } from "../account.tables.ts";
import { changePassword, requestPasswordReset, setPassword } from "./password.command.ts";
import { errorsOf, errorsPayload, userPayload, userPayloadOf } from "./payload.graphql.ts";
import { confirmAccount, register } from "./register.command.ts";
import { openSession } from "./sign-in.command.ts";
import { callerOf, noTokens, tokenPayload, tokenPayloadOf } from "./token.graphql.ts";

const AccountRegisterInput = builder.inputType("AccountRegisterInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    languageCode: t.field({ type: LanguageCodeEnum }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    redirectUrl: t.string(),
    metadata: t.field({ type: [MetadataInput] }),
    channel: t.string(),
  }),
});

type Registered = { user: AccountRow | null; requiresConfirmation: boolean | null; errors: AccountError[] };
const AccountRegister = builder.objectRef<Registered>("AccountRegister").implement({
  fields: (t) => ({
    user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
    requiresConfirmation: t.exposeBoolean("requiresConfirmation", { nullable: true }),
    errors: t.field({ type: [AccountErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationField("accountRegister", (t) =>
  t.field({
    type: AccountRegister,
    nullable: true,
    args: { input: t.arg({ type: AccountRegisterInput, required: true }) },
    resolve: async (_, { input }, context): Promise<Registered> => {
      const outcome = await register(context, input, context.ip);
      return outcome.ok
        ? { user: outcome.value.account, requiresConfirmation: outcome.value.requiresConfirmation, errors: [] }
        : { user: null, requiresConfirmation: null, errors: outcome.errors };
    },
  }),
);

builder.mutationField("confirmAccount", (t) =>
  t.field({
    type: userPayload("ConfirmAccount"),
    nullable: true,
    args: { email: t.arg.string({ required: true }), token: t.arg.string({ required: true }) },
    resolve: async (_, input, context) => userPayloadOf(await confirmAccount(context, input)),
  }),
);

builder.mutationField("requestPasswordReset", (t) =>
  t.field({
    type: errorsPayload("RequestPasswordReset"),
    nullable: true,
    args: {
      email: t.arg.string({ required: true }),
      redirectUrl: t.arg.string({ required: true }),
      channel: t.arg.string(),
    },
    resolve: async (_, input, context) => errorsOf(await requestPasswordReset(context, input, context.ip)),
  }),
);

builder.mutationField("setPassword", (t) =>
  t.field({
    type: tokenPayload("SetPassword"),
    nullable: true,
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      token: t.arg.string({ required: true }),
    },
    resolve: async (_, input, context) => {
      const outcome = await setPassword(context, input);
      if (!outcome.ok) return noTokens(outcome.errors);
      // a mail proves the address, not the second factor: such an account signs in with its code
      if (await hasCode(context, outcome.value.id)) return { ...noTokens([]), user: outcome.value };
      const opened = { account: outcome.value, provedCode: false };
      return tokenPayloadOf(await openSession(context, opened, "api", callerOf(context)));
    },
  }),
);

builder.mutationField("passwordChange", (t) =>
  t.field({
    type: userPayload("PasswordChange"),
    nullable: true,
    args: { oldPassword: t.arg.string(), newPassword: t.arg.string({ required: true }) },
    resolve: async (_, { oldPassword, newPassword }, context) => {
      const { userId, sessionId } = requireVisitor(context);
      const input = { oldPassword: oldPassword ?? "", newPassword };
      return userPayloadOf(await changePassword(context, userId, sessionId, input));
    },
  }),
);
