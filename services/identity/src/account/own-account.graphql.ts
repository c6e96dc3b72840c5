import { builder } from "../builder.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { requireVisitor } from "./account.policy.ts";
import { accountDb, type SessionRow } from "../account.tables.ts";
import { deleteOwnAccount, requestDeletion } from "./delete.command.ts";
import { confirmEmailChange, requestEmailChange, sendConfirmation, type UnsentReason } from "./email.command.ts";
import { AccountErrorRef } from "./account.graphql.ts";
import type { Outcome } from "./account.errors.ts";
import { errorsOf, errorsPayload, userPayload, userPayloadOf } from "./payload.graphql.ts";
import { type DataLink, exportData, linkToData } from "./personal-data.command.ts";
import { endSession, liveSessionsOf } from "./session.repository.ts";

const UNSENT: Record<UnsentReason, string> = {
  INVALID: "This address is not one of our applications.",
  ACCOUNT_CONFIRMED: "The address is confirmed already.",
  CONFIRMATION_ALREADY_REQUESTED: "A mail was sent a moment ago.",
};
const UnsentCode = builder.enumType("SendConfirmationEmailErrorCode", {
  values: ["INVALID", "ACCOUNT_CONFIRMED", "CONFIRMATION_ALREADY_REQUESTED"] as const satisfies UnsentReason[],
});
type Unsent = { field: string | null; code: UnsentReason; message: string };
const UnsentRef = builder.objectRef<Unsent>("SendConfirmationEmailError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.expose("code", { type: UnsentCode }),
  }),
});
const SendConfirmationEmail = builder.objectRef<{ errors: Unsent[] }>("SendConfirmationEmail").implement({
  fields: (t) => ({ errors: t.field({ type: [UnsentRef], resolve: ({ errors }) => errors }) }),
});

builder.mutationFields((t) => ({
  requestEmailChange: t.field({
    type: userPayload("RequestEmailChange"),
    nullable: true,
    args: {
      newEmail: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      redirectUrl: t.arg.string({ required: true }),
      channel: t.arg.string(),
    },
    resolve: async (_, input, context) =>
      userPayloadOf(await requestEmailChange(context, requireVisitor(context).userId, input)),
  }),
  sendConfirmationEmail: t.field({
    type: SendConfirmationEmail,
    nullable: true,
    args: { redirectUrl: t.arg.string({ required: true }), channel: t.arg.string({ required: true }) },
    resolve: async (_, { redirectUrl }, context) => {
      const code = await sendConfirmation(context, requireVisitor(context).userId, redirectUrl);
      const field = code === "INVALID" ? "redirectUrl" : null;
      return { errors: code === null ? [] : [{ field, code, message: UNSENT[code] }] };
    },
  }),
  confirmEmailChange: t.field({
    type: userPayload("ConfirmEmailChange"),
    nullable: true,
    args: { token: t.arg.string({ required: true }), channel: t.arg.string() },
    resolve: async (_, { token }, context) =>
      userPayloadOf(await confirmEmailChange(context, requireVisitor(context), token)),
  }),
  accountRequestDeletion: t.field({
    type: errorsPayload("AccountRequestDeletion"),
    nullable: true,
    args: { redirectUrl: t.arg.string({ required: true }), channel: t.arg.string() },
    resolve: async (_, { redirectUrl }, context) =>
      errorsOf(await requestDeletion(context, requireVisitor(context).userId, redirectUrl)),
  }),
  accountDelete: t.field({
    type: userPayload("AccountDelete"),
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) =>
      userPayloadOf(await deleteOwnAccount(context, requireVisitor(context).userId, token)),
  }),
}));

type Listed = SessionRow & { isCurrent: boolean };

export const SessionRef = builder.objectRef<Listed>("Session").implement({
  description: "A place where the person is signed in.",
  fields: (t) => ({
    id: t.id({ resolve: (s) => globalId("Session", s.id) }),
    userAgent: t.exposeString("user_agent"),
    ip: t.exposeString("ip"),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    lastUsedAt: t.expose("last_used_at", { type: "DateTime" }),
    expiresAt: t.expose("expires_at", { type: "DateTime" }),
    isCurrent: t.exposeBoolean("isCurrent"),
  }),
});

builder.queryFields((t) => ({
  mySessions: t.field({
    type: [SessionRef],
    resolve: async (_, __, context) => {
      const { userId, sessionId } = requireVisitor(context);
      const sessions = await liveSessionsOf(accountDb(context.db), userId);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
  }),
  myData: t.field({
    type: "JSON",
    nullable: true,
    description: "Everything that is kept about the caller.",
    resolve: (_, __, context) => exportData(context, requireVisitor(context).userId),
  }),
}));

export const DataLinkRef = builder.objectRef<Outcome<DataLink>>("DataLink").implement({
  description: "An address that gives a person's data and files as an archive, for a quarter of an hour.",
  fields: (t) => ({
    url: t.string({ nullable: true, resolve: (made) => (made.ok ? made.value.url : null) }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (made) => (made.ok ? made.value.expiresAt : null),
    }),
    errors: t.field({ type: [AccountErrorRef], resolve: (made) => (made.ok ? [] : made.errors) }),
  }),
});

builder.mutationField("myDataLink", (t) =>
  t.field({
    type: DataLinkRef,
    description: "Everything that is kept about the caller, with the files they brought.",
    resolve: (_, __, context) => linkToData(context, requireVisitor(context).userId),
  }),
);

builder.mutationField("sessionEnd", (t) =>
  t.boolean({
    description: "Ends one of the caller's sessions; its tokens are refused from now on.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const { userId } = requireVisitor(context);
      const key = uuidOf(id, "Session");
      return key ? endSession(accountDb(context.db), userId, key) : false;
    },
  }),
);
