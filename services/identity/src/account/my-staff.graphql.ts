import type { Visitor } from "@carloom/platform";
import { builder } from "../builder.ts";
import { accountById } from "./account.repository.ts";
import { requireVisitor, STAFF_ROLES, type StaffRole } from "./account.policy.ts";
import { accountDb } from "../account.tables.ts";

const StaffRoleEnum = builder.enumType("StaffRole", { values: STAFF_ROLES });

type MyStaff = { visitor: Visitor; accountRoles: readonly string[] };

const isRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);

const MyStaffRef = builder.objectRef<MyStaff>("MyStaff").implement({
  description: "What the caller may do as staff in this session.",
  fields: (t) => ({
    roles: t.field({
      type: [StaffRoleEnum],
      description: "The roles that this session acts in; an owner acts in all.",
      resolve: ({ visitor }) => visitor.roles.filter(isRole),
    }),
    codeNeeded: t.boolean({
      description: "Some role of the account acts only after a one-time code, and this session has given none.",
      resolve: ({ visitor, accountRoles }) => accountRoles.length > 0 && visitor.roles.length === 0,
    }),
  }),
});

builder.queryField("myStaff", (t) =>
  t.field({
    type: MyStaffRef,
    nullable: true,
    description: "Null for whoever is not staff.",
    resolve: async (_, __, context) => {
      const visitor = requireVisitor(context);
      const account = await accountById(accountDb(context.db), visitor.userId);
      return account?.is_staff ? { visitor, accountRoles: account.roles } : null;
    },
  }),
);
