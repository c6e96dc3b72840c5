import { LANGUAGES, type Language } from "@carloom/i18n";
import {
  ANY_LANGUAGE,
  CONTENT_KINDS,
  type ContentKind,
  contentInForce,
  type ContentName,
  contentOfKind,
  type ContentRow,
  contentVersions,
  draftOf,
  loaderOf,
  type RequestContext,
} from "@carloom/platform";
import { accountDb, accountsByIds, requireRole, UserRef } from "@carloom/identity";
import { globalId, LanguageCodeEnum, languageOfCode, writtenLanguage } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import {
  contentPreview,
  contentRestore,
  type ContentResult,
  contentSave,
  defaultsIn,
  type Preview,
  roleOf,
  textsOf,
} from "./content.command.ts";
import { changedKeys, CONTENT_CODES, type ContentProblem, isLong, placesOf } from "./content.policy.ts";
import { CONTENT_ROLES, DOCUMENTS, documentSpec, type TextSpec } from "./documents.ts";

export const ContentKindEnum = builder.enumType("ContentKind", {
  description: "The home page, legal texts, mails, pages, menus, and what the law asks of the shop.",
  values: Object.fromEntries(CONTENT_KINDS.map((kind) => [kind.toUpperCase(), { value: kind }])) as Record<
    "HOME" | "LEGAL" | "MAIL" | "PAGE" | "MENU" | "SHOP",
    { value: ContentKind }
  >,
});
const RoleEnum = builder.enumType("ContentRole", {
  description: "What a text is on its page or in its mail.",
  values: CONTENT_ROLES,
});
const CodeEnum = builder.enumType("ContentErrorCode", { values: CONTENT_CODES });

export const ContentError = builder.objectRef<ContentProblem>("ContentError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
    places: t.stringList({
      description: "Placeholders that it is about.",
      resolve: ({ places }) => [...(places ?? [])],
    }),
  }),
});

type Shown = { spec: TextSpec; standard: string; value: string | null };
const ContentTextRef = builder.objectRef<Shown>("ContentText").implement({
  description: "A text that staff may change.",
  fields: (t) => ({
    key: t.string({ resolve: ({ spec }) => spec.key }),
    group: t.string({ resolve: ({ spec }) => spec.group }),
    role: t.field({ type: RoleEnum, resolve: ({ spec }) => spec.role }),
    default: t.string({ resolve: ({ standard }) => standard }),
    value: t.string({ nullable: true, description: "Null where it is the default.", resolve: ({ value }) => value }),
    places: t.stringList({
      description: "Placeholders that it has to hold.",
      resolve: ({ standard }) => placesOf(standard),
    }),
    isLong: t.boolean({ resolve: ({ spec, standard }) => isLong(spec, standard) }),
  }),
});

const authors = async (ids: readonly string[], context: RequestContext) =>
  new Map((await accountsByIds(accountDb(context.db), ids)).map((row) => [row.id, row]));

type Version = ContentRow & { before: Record<string, unknown> };
export const ContentVersionRef = builder.objectRef<Version>("ContentVersion").implement({
  description: "What somebody wrote, and when.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("ContentVersion", id) }),
    version: t.exposeInt("version"),
    at: t.expose("at", { type: "DateTime" }),
    effectiveAt: t.expose("effective_at", { type: "DateTime", description: "From when it is in force." }),
    isDefault: t.boolean({
      description: "Everything as the product has it.",
      resolve: ({ body }) => Object.keys(flat(body)).length === 0,
    }),
    changed: t.stringList({
      description: "Names of what differs from the version before.",
      resolve: ({ body, before }) => changedKeys(flat(before), flat(body)),
    }),
    texts: t.field({
      type: [VersionText],
      description: "Texts that were not the default.",
      resolve: (row) => Object.entries(textsOf(row)).map(([key, value]) => ({ key, value })),
    }),
    author: t.field({
      type: UserRef,
      nullable: true,
      description: "Null where the account is no more.",
      resolve: async ({ author }, _, context) => {
        const account = author ? await loaderOf(context, authors).load(author) : undefined;
        return account ? { ...account, seenAs: "colleague" as const } : null;
      },
    }),
  }),
});
const VersionText = builder.objectRef<{ key: string; value: string }>("ContentVersionText").implement({
  fields: (t) => ({ key: t.exposeString("key"), value: t.exposeString("value") }),
});

/** What a body says, by the names of its parts. */
const flat = (body: Record<string, unknown>): Record<string, unknown> => {
  const { texts, pictures, ...rest } = body;
  return { ...(texts as object | undefined), ...(pictures as object | undefined), ...rest };
};

/** Versions with what each came after, the newest first. */
export async function versionsOf(context: RequestContext, name: ContentName): Promise<Version[]> {
  const rows = await contentVersions(context.db, name);
  return rows.map((row, index) => ({ ...row, before: rows[index + 1]?.body ?? {} }));
}

type Document = { name: ContentName; row: ContentRow | null };
const ContentDocumentRef = builder.objectRef<Document>("ContentDocument").implement({
  description: "What staff may write, in one language.",
  fields: (t) => ({
    key: t.string({ resolve: ({ name }) => name.key }),
    version: t.int({
      description: "The newest one; 0 where nobody has written anything.",
      resolve: async ({ name }, _, context) => (await contentVersions(context.db, name))[0]?.version ?? 0,
    }),
    texts: t.field({
      type: [ContentTextRef],
      resolve: ({ name, row }) => {
        const standard = defaultsIn(name.language);
        const own = textsOf(row);
        return (documentSpec(name.kind, name.key)?.texts ?? []).map((spec) => ({
          spec,
          standard: standard(spec.key),
          value: own[spec.key] ?? null,
        }));
      },
    }),
    history: t.field({ type: [ContentVersionRef], resolve: ({ name }, _, context) => versionsOf(context, name) }),
  }),
});

type Summary = { key: string; rows: readonly ContentRow[] };
const ContentSummaryRef = builder.objectRef<Summary>("ContentSummary").implement({
  description: "What staff may write, and in which languages they did.",
  fields: (t) => ({
    key: t.exposeString("key"),
    languages: t.field({
      type: [LanguageCodeEnum],
      description: "In which something is not the default.",
      resolve: ({ rows }) =>
        LANGUAGES.filter((one) =>
          rows.some(({ language, body }) => language === one && Object.keys(flat(body)).length > 0),
        ).map((one) => one.toUpperCase() as Uppercase<Language>),
    }),
    changedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ rows }) => rows.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    }),
  }),
});

const SiteTextRef = builder.objectRef<{ key: string; value: string }>("SiteText").implement({
  description: "A text that stands in the place of the site's own.",
  fields: (t) => ({ key: t.exposeString("key"), value: t.exposeString("value") }),
});

export const contentPayload = (name: string) =>
  builder.objectRef<ContentResult>(name).implement({
    fields: (t) => ({
      document: t.field({
        type: ContentDocumentRef,
        nullable: true,
        resolve: ({ name: of, row }) => (of && row ? { name: of, row } : null),
      }),
      errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
    }),
  });
export const PreviewRef = builder.objectRef<Preview>("ContentPreview").implement({
  fields: (t) => ({
    token: t.field({ type: "UUID", nullable: true, resolve: ({ token }) => token }),
    errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
  }),
});
export const TextInput = builder.inputType("ContentTextInput", {
  fields: (t) => ({
    key: t.string({ required: true }),
    value: t.string({ required: true, description: "Empty: as the product has it." }),
  }),
});

const named = (kind: ContentKind, key: string, language: ContentName["language"]): ContentName => ({
  kind,
  key: key.slice(0, 100),
  language,
});
/** The name of something in the language of a code; of what has no language in none. */
export const contentName = (kind: ContentKind, key: string, code: string | null | undefined): ContentName =>
  named(kind, key, code ? languageOfCode(code) : ANY_LANGUAGE);
/** The same, to be written. @throws GraphQLError BAD_USER_INPUT for a language that the product does not speak */
export function writtenName(
  context: CommerceContext,
  kind: ContentKind,
  key: string,
  code: string | null | undefined,
): ContentName {
  // whoever may not write learns nothing of languages
  requireRole(context, roleOf(kind));
  return named(kind, key, code ? writtenLanguage(code) : ANY_LANGUAGE);
}

builder.queryFields((t) => ({
  contentDocuments: t.field({
    type: [ContentSummaryRef],
    description: "What staff may write of a kind.",
    args: { kind: t.arg({ type: ContentKindEnum, required: true }) },
    resolve: async (_, { kind }, context) => {
      requireRole(context, roleOf(kind));
      const rows = await contentOfKind(context.db, kind);
      return DOCUMENTS.filter((one) => one.kind === kind).map(({ key }) => ({
        key,
        rows: rows.filter((row) => row.key === key),
      }));
    },
  }),
  contentDocument: t.field({
    type: ContentDocumentRef,
    nullable: true,
    args: {
      kind: t.arg({ type: ContentKindEnum, required: true }),
      key: t.arg.string({ required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
    },
    resolve: async (_, { kind, key, languageCode }, context) => {
      requireRole(context, roleOf(kind));
      const name = contentName(kind, key, languageCode);
      return documentSpec(kind, key) ? { name, row: await contentInForce(context.db, name) } : null;
    },
  }),
  contentHistory: t.field({
    type: [ContentVersionRef],
    description: "All versions of something, the newest first.",
    args: {
      kind: t.arg({ type: ContentKindEnum, required: true }),
      key: t.arg.string({ required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum }),
    },
    resolve: (_, { kind, key, languageCode }, context) => {
      requireRole(context, roleOf(kind));
      return versionsOf(context, contentName(kind, key, languageCode));
    },
  }),
  siteTexts: t.field({
    type: [SiteTextRef],
    description: "Texts of the home page that staff wrote. The others are the product's own.",
    args: {
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
      preview: t.arg({ type: "UUID", description: "Token of texts that are not published yet." }),
    },
    resolve: async (_, { languageCode, preview }, context) => {
      const name = contentName("home", "texts", languageCode);
      const draft = preview ? await draftOf(context.db, name, preview) : null;
      const texts = textsOf(draft ? { body: draft } : await contentInForce(context.db, name));
      return Object.entries(texts).map(([key, value]) => ({ key, value }));
    },
  }),
}));

builder.mutationFields((t) => {
  const kind = t.arg({ type: ContentKindEnum, required: true });
  const key = t.arg.string({ required: true });
  const languageCode = t.arg({ type: LanguageCodeEnum, required: true });
  const texts = t.arg({ type: [TextInput], required: true });
  return {
    contentSave: t.field({
      type: contentPayload("ContentSave"),
      description: "Stores texts of the home page or of a mail.",
      args: {
        kind,
        key,
        languageCode,
        texts,
        version: t.arg.int({ description: "The one that was read; another one is not written over." }),
      },
      resolve: (_, args, context) =>
        contentSave(context, writtenName(context, args.kind, args.key, args.languageCode), args.version, args.texts),
    }),
    contentRestore: t.field({
      type: contentPayload("ContentRestore"),
      description: "Makes an earlier version the newest one; 0 is what the product brings.",
      args: {
        kind,
        key,
        languageCode: t.arg({ type: LanguageCodeEnum }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_, args, context) =>
        contentRestore(context, writtenName(context, args.kind, args.key, args.languageCode), args.version),
    }),
    contentPreview: t.field({
      type: PreviewRef,
      description: "Keeps texts for a day for whoever has the token, which shows the page with them.",
      args: { kind, key, languageCode, texts },
      resolve: (_, args, context) =>
        contentPreview(context, writtenName(context, args.kind, args.key, args.languageCode), args.texts),
    }),
  };
});
