import type { Language } from "@carloom/i18n";
import type { Notice } from "@carloom/i18n/notices";
import { contentInForce, type ContentRow } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { LanguageCodeEnum, writtenLanguage } from "@carloom/wire";
import { builder } from "../builder.ts";
import { roleOf, writeVersion } from "./content.command.ts";
import { contentPayload } from "./content.graphql.ts";
import {
  noticeName,
  noticesInForce,
  readNotice,
  readRules,
  RULES,
  rulesOf,
  type ShopRules,
  WITHDRAWALS,
} from "../rules/notices.ts";

type Shown = { language: Language; row: ContentRow | null; notice: Notice };
const NoticeRef = builder.objectRef<Shown>("ShopNotice").implement({
  description: "Who sells here, as Korea's and Japan's commerce law want it shown; an empty line is not shown.",
  fields: (t) => ({
    languageCode: t.field({
      type: LanguageCodeEnum,
      resolve: ({ language }) => language.toUpperCase() as Uppercase<Language>,
    }),
    version: t.int({
      description: "0 where it is the product's own.",
      resolve: ({ row }) => row?.version ?? 0,
    }),
    isDefault: t.boolean({
      description: "As the product has it.",
      resolve: ({ row }) => Object.keys((row?.body.texts ?? {}) as object).length === 0,
    }),
    name: t.string({ resolve: ({ notice }) => notice.name }),
    representative: t.string({ resolve: ({ notice }) => notice.representative }),
    responsible: t.string({ description: "For sales.", resolve: ({ notice }) => notice.responsible }),
    headOffice: t.string({ resolve: ({ notice }) => notice.headOffice }),
    branch: t.string({ resolve: ({ notice }) => notice.branch }),
    phone: t.string({ resolve: ({ notice }) => notice.phone }),
    email: t.string({ resolve: ({ notice }) => notice.email }),
    website: t.string({ resolve: ({ notice }) => notice.website }),
    registration: t.string({ description: "Business registration.", resolve: ({ notice }) => notice.registration }),
    jpNumber: t.string({
      description: "登録番号 of a qualified invoice issuer in Japan, on invoices with Japan's tax.",
      resolve: ({ notice }) => notice.jpNumber,
    }),
    mailOrder: t.string({ description: "Mail-order business report.", resolve: ({ notice }) => notice.mailOrder }),
    hosting: t.string({ resolve: ({ notice }) => notice.hosting }),
    escrow: t.string({
      description: "Purchase protection; the product's own words stand where it is empty.",
      resolve: ({ notice }) => notice.escrow,
    }),
  }),
});

const Reach = builder.enumType("WithdrawalReach", {
  description: "Which orders have the function to withdraw from the contract.",
  values: Object.fromEntries(WITHDRAWALS.map((one) => [one.toUpperCase(), { value: one }])) as Record<
    "EU" | "EVERYWHERE" | "OFF",
    { value: (typeof WITHDRAWALS)[number] }
  >,
});
type Contact = NonNullable<ShopRules["responsible"]>;
const ContactRef = builder.objectRef<Contact>("ShopResponsible").implement({
  description: "Who answers in the European Union for goods whose manufacturer is elsewhere.",
  fields: (t) => ({
    name: t.exposeString("name"),
    address: t.exposeString("address", { description: "Lines of a postal address." }),
    email: t.exposeString("email"),
  }),
});
type Ruled = { row: ContentRow | null; rules: ShopRules };
const RulesRef = builder.objectRef<Ruled>("ShopRules").implement({
  description: "What the law asks of the shop and its owner decides.",
  fields: (t) => ({
    version: t.int({
      description: "0 where they are the operator's settings.",
      resolve: ({ row }) => row?.version ?? 0,
    }),
    withdrawal: t.field({ type: Reach, resolve: ({ rules }) => rules.withdrawal }),
    hasAccessibilityStatement: t.boolean({ resolve: ({ rules }) => rules.statement }),
    responsible: t.field({ type: ContactRef, nullable: true, resolve: ({ rules }) => rules.responsible }),
  }),
});

const NoticeInput = builder.inputType("ShopNoticeInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    representative: t.string({ required: true }),
    responsible: t.string({ required: true }),
    headOffice: t.string({ required: true }),
    branch: t.string({ required: true }),
    phone: t.string({ required: true }),
    email: t.string({ required: true }),
    website: t.string({ required: true }),
    registration: t.string({ required: true }),
    jpNumber: t.string({ description: "None without." }),
    mailOrder: t.string({ required: true }),
    hosting: t.string({ required: true }),
    escrow: t.string({ required: true }),
  }),
});
const ContactInput = builder.inputType("ShopResponsibleInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});
const RulesInput = builder.inputType("ShopRulesInput", {
  fields: (t) => ({
    withdrawal: t.field({ type: Reach, required: true }),
    hasAccessibilityStatement: t.boolean({ required: true }),
    responsible: t.field({ type: ContactInput, description: "Nobody without." }),
  }),
});

builder.queryFields((t) => ({
  shopNotices: t.field({
    type: [NoticeRef],
    description: "Who sells here, in each language.",
    resolve: async (_, __, context) =>
      [...(await noticesInForce(context.db))].map(([language, one]) => ({ language, ...one })),
  }),
  shopRules: t.field({
    type: RulesRef,
    resolve: async (_, __, context) => {
      const row = await contentInForce(context.db, RULES);
      return { row, rules: rulesOf(row, context) };
    },
  }),
}));

builder.mutationFields((t) => {
  const version = t.arg.int({ description: "The one that was read; another one is not written over." });
  return {
    shopNoticeSave: t.field({
      type: contentPayload("ShopNoticeSave"),
      description: "Writes who sells here, in a language.",
      args: {
        languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
        input: t.arg({ type: NoticeInput, required: true }),
        version,
      },
      resolve: (_, args, context) => {
        requireRole(context, roleOf("shop"));
        const language = writtenLanguage(args.languageCode);
        return writeVersion(context, noticeName(language), args.version, async () => ({
          body: { texts: readNotice({ ...args.input, jpNumber: args.input.jpNumber ?? "" }, language) },
        }));
      },
    }),
    shopRulesSave: t.field({
      type: contentPayload("ShopRulesSave"),
      args: { input: t.arg({ type: RulesInput, required: true }), version },
      resolve: (_, { input, version: read }, context) =>
        writeVersion(context, RULES, read, async () => ({
          body: {
            texts: readRules({
              withdrawal: input.withdrawal,
              statement: input.hasAccessibilityStatement,
              responsible: input.responsible ?? null,
            }),
          },
        })),
    }),
  };
});
