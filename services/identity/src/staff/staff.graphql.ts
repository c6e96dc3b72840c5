import { type Page, pageRequest, toPage, sliceOf } from "@carloom/platform";
import { AccountErrorCodeEnum, type AccountNode, UserRef } from "../account/account.graphql.ts";
import type { AccountError, Outcome } from "../account/account.errors.ts";
import { requireAnyRole, requireRole, STAFF_ROLES, type StaffRole } from "../account/account.policy.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { needsCode } from "../account/code.policy.ts";
import { errorsOf, errorsPayload, type UserPayload } from "../account/payload.graphql.ts";
import { builder } from "../builder.ts";
import { globalId, uuidOf, PageInfo } from "@carloom/wire";
import { codeReset, inviteAgain, staffCreate, staffDelete, staffUpdate } from "./member.command.ts";
import { waysIn, type WayIn } from "./member.repository.ts";

/** Our four roles as Saleor's groups; their rights are the shop's own and do not change. */
const Group = builder.objectRef<StaffRole>("Group").implement({
  fields: (t) => ({
    id: t.id({ resolve: (role) => globalId("Group", role) }),
    name: t.string({ resolve: (role) => role }),
    userCanManage: t.boolean({
      description: "May the caller give this role to others?",
      resolve: (_, __, { visitor }) => visitor?.isStaff === true && visitor.roles.includes("owner"),
    }),
  }),
});
const GroupEdge = builder.objectRef<{ node: StaffRole; cursor: string }>("GroupCountableEdge").implement({
  fields: (t) => ({ node: t.field({ type: Group, resolve: ({ node }) => node }), cursor: t.exposeString("cursor") }),
});
const GroupConnection = builder.objectRef<Page<StaffRole>>("GroupCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [GroupEdge], resolve: (page) => page.edges }),
  }),
});

builder.objectField(UserRef, "permissionGroups", (t) =>
  t.field({
    type: [Group],
    nullable: true,
    description: "Roles of a colleague, and one's own.",
    resolve: (user, _, { visitor }) =>
      user.seenAs === "colleague" || visitor?.userId === user.id
        ? STAFF_ROLES.filter((role) => user.roles.includes(role))
        : null,
  }),
);

const StaffErrorRef = builder.objectRef<AccountError>("StaffError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: AccountErrorCodeEnum, resolve: ({ code }) => code }),
  }),
});
const staffPayload = (name: string) =>
  builder.objectRef<UserPayload>(name).implement({
    fields: (t) => ({
      user: t.field({ type: UserRef, nullable: true, resolve: ({ user }) => user }),
      errors: t.field({ type: [StaffErrorRef], resolve: ({ errors }) => errors }),
    }),
  });
const seen = (outcome: Outcome<AccountRow>): { user: AccountNode | null; errors: AccountError[] } =>
  outcome.ok ? { user: { ...outcome.value, seenAs: "colleague" }, errors: [] } : { user: null, errors: outcome.errors };

const StaffCreateInput = builder.inputType("StaffCreateInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    isActive: t.boolean(),
    addGroups: t.idList(),
    redirectUrl: t.string(),
  }),
});
const StaffUpdateInput = builder.inputType("StaffUpdateInput", {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    isActive: t.boolean(),
    addGroups: t.idList(),
    removeGroups: t.idList(),
  }),
});

const StaffAccess = builder.objectRef<WayIn>("StaffAccess").implement({
  description: "How a colleague comes in.",
  fields: (t) => ({
    userId: t.id({ resolve: ({ account }) => globalId("User", account.id) }),
    isInvited: t.boolean({
      description: "They have set no password yet.",
      resolve: ({ account }) => account.password_hash === null,
    }),
    lastLogin: t.field({ type: "DateTime", nullable: true, resolve: ({ account }) => account.last_login }),
    hasCode: t.exposeBoolean("hasCode", { description: "They sign in with a one-time code." }),
    needsCode: t.boolean({
      description: "Their role acts only after one.",
      resolve: ({ account }, _, context) => needsCode(context, account),
    }),
    sessions: t.exposeInt("sessions"),
  }),
});

builder.queryFields((t) => ({
  permissionGroups: t.field({
    type: GroupConnection,
    nullable: true,
    args: { after: t.arg.string(), first: t.arg.int(), last: t.arg.int(), before: t.arg.string() },
    resolve: (_, args, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      const page = pageRequest(args, context);
      return toPage(
        sliceOf(STAFF_ROLES, page, (role) => role === page.after?.[0]),
        page,
        (role) => [role],
        () => STAFF_ROLES.length,
      );
    },
  }),
  staffAccess: t.field({
    type: [StaffAccess],
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, context) => {
      requireRole(context, "owner");
      const keys = ids.flatMap((id) => uuidOf(String(id), "User") ?? []);
      return waysIn(accountDb(context.db), keys.slice(0, context.settings.env.LIMIT_PAGE));
    },
  }),
}));

builder.mutationFields((t) => ({
  staffCreate: t.field({
    type: staffPayload("StaffCreate"),
    nullable: true,
    args: { input: t.arg({ type: StaffCreateInput, required: true }) },
    resolve: async (_, { input }, context) =>
      seen(
        await staffCreate(context, requireRole(context, "owner").userId, {
          ...input,
          addGroups: texts(input.addGroups),
        }),
      ),
  }),
  staffUpdate: t.field({
    type: staffPayload("StaffUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: StaffUpdateInput, required: true }) },
    resolve: async (_, { id, input }, context) => {
      const { userId } = requireRole(context, "owner");
      const groups = { addGroups: texts(input.addGroups), removeGroups: texts(input.removeGroups) };
      return seen(await staffUpdate(context, userId, id, { ...input, ...groups }));
    },
  }),
  staffDelete: t.field({
    type: staffPayload("StaffDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => seen(await staffDelete(context, requireRole(context, "owner").userId, id)),
  }),
  staffInviteSend: t.field({
    type: errorsPayload("StaffInviteSend"),
    description: "Mails the link to set a password again, to whoever has not set one.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      errorsOf(await inviteAgain(context, requireRole(context, "owner").userId, id)),
  }),
  staffCodeReset: t.field({
    type: errorsPayload("StaffCodeReset"),
    description: "Takes a colleague's one-time code away whose device is lost; they sign in anew and set one up.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "owner");
      return errorsOf(await codeReset(context, id));
    },
  }),
}));

const texts = (ids: readonly (string | number)[] | null | undefined) => ids?.map(String) ?? null;
