import { PRINT_SETTINGS, printSettingSpec } from "@carloom/build/print-profile";
import { requireAnyRole } from "@carloom/identity";
import { contentInForce, type ContentRow } from "@carloom/platform";
import { type OutputProfile, outputOf, ruleTexts } from "@carloom/threed";
import { builder } from "../builder.ts";
import { type FilmWork, PRODUCTION_RULES, productionRulesOf } from "../rules/production.ts";
import { ContentError, contentPayload } from "./content.graphql.ts";
import { productionProfileUpload, type ProfileUploaded, productionRulesSave } from "./production-rules.command.ts";

type Setting = { key: string; value: string };
const specOf = ({ key }: Setting) => printSettingSpec(key);
const numberOf = (setting: Setting) => {
  const spec = specOf(setting);
  return spec?.kind === "number" ? spec : null;
};

const SettingRef = builder.objectRef<Setting>("ProductionSetting").implement({
  description: "Something that a shop sets of how it prints and cuts.",
  fields: (t) => ({
    key: t.exposeString("key"),
    value: t.exposeString("value"),
    standard: t.string({
      description: "As the product has it.",
      resolve: (one) => String(specOf(one)?.standard ?? ""),
    }),
    unit: t.string({ nullable: true, description: "mm, dpi or %", resolve: (one) => numberOf(one)?.unit ?? null }),
    least: t.float({ nullable: true, resolve: (one) => numberOf(one)?.least ?? null }),
    most: t.float({ nullable: true, resolve: (one) => numberOf(one)?.most ?? null }),
    choices: t.stringList({
      description: "What it can be; empty where it is a number or a name.",
      resolve: (one) => {
        const spec = specOf(one);
        return spec?.kind === "choice" ? [...spec.choices] : [];
      },
    }),
  }),
});
const OutputRef = builder.objectRef<OutputProfile>("ProductionOutputProfile").implement({
  fields: (t) => ({
    object: t.exposeString("object", { description: "By which it is saved again." }),
    name: t.exposeString("name", { description: "As it calls itself." }),
  }),
});

type Ruled = { row: ContentRow | null };
const WorkRef = builder.objectRef<FilmWork>("FilmWork").implement({
  description: "How warm it is where the shop's film goes on, °C, by its data sheet.",
  fields: (t) => ({
    from: t.exposeInt("from"),
    until: t.exposeInt("until"),
    after: t.exposeInt("after", { description: "To which edges and stretched places are heated afterward." }),
    source: t.exposeString("source", { description: "Which data sheet says so." }),
  }),
});
const RulesRef = builder.objectRef<Ruled>("ProductionRules").implement({
  description: "How the shop makes what was ordered.",
  fields: (t) => ({
    version: t.int({ description: "0 where they are the product's own.", resolve: ({ row }) => row?.version ?? 0 }),
    work: t.field({
      type: WorkRef,
      nullable: true,
      description: "Null: assembly sheets refer to the film maker's data sheet.",
      resolve: ({ row }) => productionRulesOf(row).work,
    }),
    isApprovalRequired: t.boolean({
      description: "Nothing is printed before its buyer has approved the proof.",
      resolve: ({ row }) => productionRulesOf(row).approval,
    }),
    settings: t.field({
      type: [SettingRef],
      resolve: ({ row }): Setting[] => {
        const texts = ruleTexts(row);
        return Object.entries(PRINT_SETTINGS).map(([key, { standard }]) => ({
          key,
          value: texts[key] ?? String(standard),
        }));
      },
    }),
    profile: t.field({
      type: OutputRef,
      nullable: true,
      description: "Of the shop's printer; null: colours are sRGB.",
      resolve: ({ row }) => outputOf(ruleTexts(row)),
    }),
  }),
});

builder.queryField("productionRules", (t) =>
  t.field({
    type: RulesRef,
    resolve: async (_, __, context) => {
      requireAnyRole(context, "owner", "orders");
      return { row: await contentInForce(context.db, PRODUCTION_RULES) };
    },
  }),
);

const SettingInput = builder.inputType("ProductionSettingInput", {
  fields: (t) => ({
    key: t.string({ required: true }),
    value: t.string({ required: true, description: "Empty: as the product has it." }),
  }),
});
const UploadRef = builder.objectRef<ProfileUploaded>("ProductionProfileUpload").implement({
  fields: (t) => ({
    object: t.exposeString("object", { nullable: true, description: "By which it is saved." }),
    name: t.exposeString("name", { nullable: true }),
    components: t.exposeInt("components", { nullable: true, description: "Inks: 4, 3 or 1." }),
    hasGamut: t.exposeBoolean("hasGamut", { description: "It says which colours cannot be printed." }),
    errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationFields((t) => ({
  productionRulesSave: t.field({
    type: contentPayload("ProductionRulesSave"),
    args: {
      isApprovalRequired: t.arg.boolean({ required: true }),
      settings: t.arg({ type: [SettingInput], description: "Those that are not named stay as they are." }),
      profile: t.arg.string({ description: "An object that was sent; null for none; absent stays as it is." }),
      from: t.arg.int({
        description: "°C, with `until`, `after` and `source`; all null: no temperatures; all absent: as they are.",
      }),
      until: t.arg.int(),
      after: t.arg.int(),
      source: t.arg.string(),
      version: t.arg.int({ description: "The one that was read; another one is not written over." }),
    },
    resolve: (_, { isApprovalRequired, settings, profile, version, ...work }, context) =>
      productionRulesSave(context, { isApprovalRequired, version, settings, profile, work }),
  }),
  productionProfileUpload: t.field({
    type: UploadRef,
    description: "Stores an ICC profile of the shop's printer. It is printed with once it is saved.",
    args: { profile: t.arg({ type: "Upload" }) },
    resolve: (_, { profile }, context) => productionProfileUpload(context, profile),
  }),
}));
