import { pageRequest } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { contactSend } from "./contact.command.ts";
import type { ContactProblem } from "./contact.policy.ts";
import { type ContactRow, newestContacts } from "./contact.repository.ts";

const ContactInput = builder.inputType("ContactInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    subject: t.string({ required: true }),
    message: t.string({ required: true }),
    page: t.string({ required: true, description: "The page of the form: contact or membership." }),
  }),
});

const ContactError = builder.objectRef<ContactProblem>("ContactError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "REQUIRED, INVALID or LIMIT" }),
  }),
});

const ContactSend = builder.objectRef<{ errors: ContactProblem[] }>("ContactSend").implement({
  fields: (t) => ({ errors: t.field({ type: [ContactError], resolve: ({ errors }) => errors }) }),
});

const ContactMessage = builder.objectRef<ContactRow>("ContactMessage").implement({
  description: "What somebody wrote through a form of the site.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    subject: t.exposeString("subject"),
    message: t.exposeString("message"),
    page: t.exposeString("page"),
    language: t.exposeString("language"),
    mailedAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => row.mailed_at }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
  }),
});

builder.mutationField("contactSend", (t) =>
  t.field({
    type: ContactSend,
    args: { input: t.arg({ type: ContactInput, required: true }) },
    resolve: async (_, { input }, context) => ({ errors: await contactSend(context, input) }),
  }),
);

builder.queryField("contactMessages", (t) =>
  t.field({
    type: [ContactMessage],
    description: "Newest first; for staff who answer.",
    args: { first: t.arg.int() },
    resolve: (_, args, context) => {
      requireRole(context, "support");
      return newestContacts(context.db, pageRequest(args, context).first);
    },
  }),
);
