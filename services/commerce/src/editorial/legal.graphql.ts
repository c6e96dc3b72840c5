import { LANGUAGES, type Language } from "@carloom/i18n";
import { ARTICLE_KEYS, articleKey } from "@carloom/i18n/articles";
import {
  contentInForce,
  type ContentName,
  type ContentRow,
  contentTimes,
  contentVersion,
  contentVersions,
  draftOf,
} from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { LanguageCodeEnum } from "@carloom/wire";
import { builder } from "../builder.ts";
import { contentName, writtenName, contentPayload, PreviewRef } from "./content.graphql.ts";
import { defaultLegal, type LegalBody, legalBody, published } from "./legal.ts";
import { legalPreview, legalSave } from "./legal.command.ts";

type Text = { name: ContentName; body: LegalBody; version: number; effectiveAt: Date | null };

const VersionRef = builder.objectRef<ContentRow>("LegalVersion").implement({
  fields: (t) => ({
    version: t.exposeInt("version"),
    effectiveAt: t.expose("effective_at", { type: "DateTime", description: "From when it was or is in force." }),
    isDefault: t.boolean({ description: "The product's own text.", resolve: (row) => legalBody(row) === null }),
  }),
});

const TextRef = builder.objectRef<Text>("LegalText").implement({
  description: "A text of law or of the company, as the shop wrote it.",
  fields: (t) => ({
    version: t.exposeInt("version"),
    effectiveAt: t.field({ type: "DateTime", nullable: true, resolve: ({ effectiveAt }) => effectiveAt }),
    title: t.string({ resolve: ({ body }) => body.title }),
    lead: t.string({ resolve: ({ body }) => body.lead }),
    content: t.field({ type: "JSONString", resolve: ({ body }) => body.content }),
  }),
});

type Legal = { name: ContentName; text: Text | null; versions: readonly ContentRow[] };
const LegalRef = builder.objectRef<Legal>("Legal").implement({
  description: "A text of law at a time, and what was in force before.",
  fields: (t) => ({
    text: t.field({
      type: TextRef,
      nullable: true,
      description: "Null where it is the product's own.",
      resolve: ({ text }) => text,
    }),
    versions: t.field({
      type: [VersionRef],
      description: "All that are or were in force, the newest first.",
      resolve: ({ versions }) => published(versions),
    }),
  }),
});

type LegalDocument = { name: ContentName; rows: readonly ContentRow[] };
const DocumentRef = builder.objectRef<LegalDocument>("LegalDocument").implement({
  description: "A text of law as staff write it on: the newest version, in force or planned.",
  fields: (t) => ({
    key: t.string({ resolve: ({ name }) => name.key }),
    version: t.int({
      description: "0 where nobody has written one.",
      resolve: ({ rows }) => rows[0]?.version ?? 0,
    }),
    effectiveAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ rows }) => rows[0]?.effective_at ?? null,
    }),
    inForce: t.int({
      description: "Number of the version that is in force; 0 for the product's own.",
      resolve: ({ rows }) => published(rows)[0]?.version ?? 0,
    }),
    isDefault: t.boolean({ resolve: ({ rows }) => !rows[0] || legalBody(rows[0]) === null }),
    text: t.field({
      type: TextRef,
      nullable: true,
      resolve: ({ name, rows: [row] }, _, { settings }) => {
        const body = (row && legalBody(row)) ?? defaultLegal(settings, name.key, name.language as Language);
        return body && { name, body, version: row?.version ?? 0, effectiveAt: row?.effective_at ?? null };
      },
    }),
  }),
});

const Input = builder.inputType("LegalInput", {
  fields: (t) => ({
    title: t.string({ required: true }),
    lead: t.string({ required: true }),
    content: t.field({ type: "JSONString", required: true, description: "Blocks of rich text." }),
    effectiveAt: t.field({ type: "DateTime", description: "From when it is in force; at once without." }),
  }),
});

builder.queryFields((t) => ({
  legal: t.field({
    type: LegalRef,
    nullable: true,
    description: "A text of law as it is, as it was at a time, or as a version of it has it.",
    args: {
      key: t.arg.string({ required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
      at: t.arg({ type: "DateTime" }),
      version: t.arg.int(),
      preview: t.arg({ type: "UUID", description: "Token of a text that is not published yet." }),
    },
    resolve: async (_, { key, languageCode, at, version, preview }, context) => {
      if (!articleKey(key)) return null;
      const name = contentName("legal", key, languageCode);
      const versions = await contentTimes(context.db, name);
      const draft = preview ? await draftOf(context.db, name, preview) : null;
      const now = new Date();
      let row: ContentRow | null;
      if (typeof version === "number") row = await contentVersion(context.db, name, version);
      // nobody reads what is not in force yet
      else row = await contentInForce(context.db, name, at && at < now ? at : null);
      if (row && row.effective_at > now) row = null;
      const body = draft ? legalBody({ body: draft }) : row && legalBody(row);
      const text = body && { name, body, version: row?.version ?? 0, effectiveAt: row?.effective_at ?? null };
      return { name, text, versions };
    },
  }),
  legalDocuments: t.field({
    type: [DocumentRef],
    description: "Every text of law in every language, for whoever writes them.",
    resolve: async (_, __, context) => {
      requireRole(context, "owner");
      const names = ARTICLE_KEYS.flatMap((key) =>
        LANGUAGES.map((language): ContentName => ({ kind: "legal", key, language })),
      );
      return Promise.all(names.map(async (name) => ({ name, rows: await contentVersions(context.db, name) })));
    },
  }),
  legalDocument: t.field({
    type: DocumentRef,
    nullable: true,
    args: {
      key: t.arg.string({ required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
    },
    resolve: async (_, { key, languageCode }, context) => {
      requireRole(context, "owner");
      const name = contentName("legal", key, languageCode);
      return articleKey(key) ? { name, rows: await contentVersions(context.db, name) } : null;
    },
  }),
}));

builder.objectField(DocumentRef, "languageCode", (t) =>
  t.field({ type: LanguageCodeEnum, resolve: ({ name }) => name.language.toUpperCase() as Uppercase<Language> }),
);

builder.mutationFields((t) => {
  const key = t.arg.string({ required: true });
  const languageCode = t.arg({ type: LanguageCodeEnum, required: true });
  const input = t.arg({ type: Input, required: true });
  return {
    legalSave: t.field({
      type: contentPayload("LegalSave"),
      description: "Writes the next version of a text of law.",
      args: { key, languageCode, input, version: t.arg.int({ description: "The one that was read." }) },
      resolve: (_, args, context) =>
        legalSave(context, writtenName(context, "legal", args.key, args.languageCode), args.version, args.input),
    }),
    legalPreview: t.field({
      type: PreviewRef,
      description: "Keeps a text for a day for whoever has the token, which shows the page with it.",
      args: { key, languageCode, input },
      resolve: (_, args, context) =>
        legalPreview(context, writtenName(context, "legal", args.key, args.languageCode), args.input),
    }),
  };
});
