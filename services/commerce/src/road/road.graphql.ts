import { type LocalizedText, parseBuild } from "@carloom/build";
import { type LampColor, ROAD_KINDS, type RoadHint, type RoadMeasures } from "@carloom/build/road";
import { requireRole } from "@carloom/identity";
import { CountryCode, globalId, numberOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { OrderDesignRef } from "../design/design.graphql.ts";
import { shopTables } from "../tables.ts";
import { type RoadCheck, roadCheck, roadRuleDelete, type RoadRuleResult, roadRuleSave } from "./road.command.ts";
import { isStale, ROAD_CODES, type RoadProblem } from "./road.policy.ts";
import { allRules, countriesWithRules, type RoadRuleRow } from "./road.repository.ts";

const Kind = builder.enumType("RoadRuleKind", {
  description:
    "LENGTH, WIDTH, HEIGHT: change in mm. WHEELS: mm that wheels stand out. CLEARANCE: mm above the road. GLASS: per cent of light. LAMPS: color of the lamps. PARTS: parts of some slots.",
  values: ROAD_KINDS,
});

const NoteRef = builder.objectRef<LocalizedText>("RoadNote").implement({
  fields: (t) => ({ en: t.exposeString("en"), ko: t.exposeString("ko"), ja: t.exposeString("ja") }),
});

const RoadRuleRef = builder.objectRef<RoadRuleRow>("RoadRule").implement({
  description: "What a country's roads want of a changed car, as somebody read it somewhere: no advice.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("RoadRule", id) }),
    country: t.exposeString("country"),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
    limit: t.exposeFloat("limit_value", { nullable: true }),
    slots: t.exposeStringList("slots"),
    note: t.field({ type: NoteRef, description: "What to check.", resolve: ({ note }) => note }),
    source: t.exposeString("source"),
    sourceUrl: t.exposeString("source_url", { nullable: true }),
    checkedOn: t.field({
      type: "Date",
      description: "When it was last read there.",
      resolve: (rule) => rule.checked_on,
    }),
    isStale: t.boolean({
      description: "That was more than twelve months ago.",
      resolve: ({ checked_on }) => isStale(checked_on, new Date()),
    }),
  }),
});

const Lamp = builder.objectRef<LampColor>("RoadLamp").implement({
  description: "A lamp in another color than the car is sold with, through its lens, as #rrggbb.",
  fields: (t) => ({
    lamp: t.exposeString("lamp", { description: "As the car's manifest calls it." }),
    sold: t.exposeString("sold"),
    now: t.exposeString("now", { nullable: true, description: "Null where the build has no such lamp." }),
  }),
});
const Measures = builder.objectRef<RoadMeasures>("RoadMeasures").implement({
  description: "Of a build against its car as it is sold, in mm.",
  fields: (t) => ({
    length: t.exposeInt("length"),
    width: t.exposeInt("width", { description: "Without mirrors." }),
    height: t.exposeInt("height"),
    clearance: t.exposeInt("clearance", { nullable: true, description: "Between road and body." }),
    glass: t.exposeInt("glass", { nullable: true, description: "Light that passes glass and film, per cent, about." }),
    wheels: t.exposeInt("wheels", { description: "How far the wheels' outer faces stand further out." }),
    slots: t.exposeStringList("slots", { description: "Where something else is mounted." }),
    lamps: t.field({ type: [Lamp], resolve: ({ lamps }) => [...lamps] }),
  }),
});
const Hint = builder.objectRef<RoadHint<RoadRuleRow & { limit: number | null }>>("RoadHint").implement({
  fields: (t) => ({
    rule: t.field({ type: RoadRuleRef, resolve: ({ rule }) => rule }),
    value: t.exposeFloat("value", { nullable: true, description: "What was measured; null for parts." }),
    slots: t.exposeStringList("slots", { description: "Of parts, those that the build changed." }),
    lamps: t.field({ type: [Lamp], resolve: ({ lamps }) => [...lamps] }),
  }),
});
const Check = builder.objectRef<RoadCheck>("RoadCheck").implement({
  description: "What to check before a build is driven: computed from it, no advice, and no promise of being whole.",
  fields: (t) => ({
    country: t.exposeString("country"),
    isCovered: t.exposeBoolean("isCovered", { description: "The shop has rules for the country." }),
    measures: t.field({ type: Measures, resolve: ({ measures }) => measures }),
    hints: t.field({ type: [Hint], resolve: ({ hints }) => hints }),
  }),
});

builder.objectField(OrderDesignRef, "roadCheck", (t) =>
  t.field({
    type: Check,
    nullable: true,
    description: "Null where the car is not there any more.",
    args: { country: t.arg({ type: CountryCode, required: true }) },
    resolve: async (design, { country }, context) => {
      const build = parseBuild(design.build);
      return build.ok ? roadCheck(context, design.template_uuid, build.value, country) : null;
    },
  }),
);

const CodeEnum = builder.enumType("RoadRuleErrorCode", { values: ROAD_CODES });
const ErrorRef = builder.objectRef<RoadProblem>("RoadRuleError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
    message: t.exposeString("message"),
  }),
});
const Saved = builder.objectRef<RoadRuleResult>("RoadRuleSave").implement({
  fields: (t) => ({
    rule: t.field({ type: RoadRuleRef, nullable: true, resolve: ({ rule }) => rule }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});
const TextInput = builder.inputType("RoadNoteInput", {
  fields: (t) => ({
    en: t.string({ required: true }),
    ko: t.string({ required: true }),
    ja: t.string({ required: true }),
  }),
});
const RuleInput = builder.inputType("RoadRuleInput", {
  fields: (t) => ({
    country: t.field({ type: CountryCode, required: true }),
    kind: t.field({ type: Kind, required: true }),
    limit: t.float(),
    slots: t.stringList(),
    note: t.field({ type: TextInput, required: true }),
    source: t.string({ required: true }),
    sourceUrl: t.string(),
    checkedOn: t.field({ type: "Date", required: true }),
  }),
});

builder.queryFields((t) => ({
  roadCheck: t.field({
    type: Check,
    nullable: true,
    description: "Null where there is no such car or the build cannot be read.",
    args: {
      templateSlug: t.arg.string({ required: true }),
      build: t.arg({ type: "JSON", required: true }),
      country: t.arg({ type: CountryCode, required: true }),
    },
    resolve: async (_, { templateSlug, build, country }, context) => {
      const resolved = await context.threed.designOf(templateSlug, build, context.visitor);
      return resolved.ok ? roadCheck(context, resolved.design.template.uuid, resolved.design.build, country) : null;
    },
  }),
  roadCountries: t.stringList({
    description: "Countries that the shop has rules for, by their codes.",
    resolve: (_, __, context) => countriesWithRules(shopTables(context.db)),
  }),
  roadRules: t.field({
    type: [RoadRuleRef],
    resolve: (_, __, context) => {
      requireRole(context, "catalogue");
      return allRules(shopTables(context.db));
    },
  }),
}));

builder.mutationFields((t) => ({
  roadRuleSave: t.field({
    type: Saved,
    description: "Staff change a rule, or write one where no id is given.",
    args: { id: t.arg.id(), input: t.arg({ type: RuleInput, required: true }) },
    resolve: (_, { id, input }, context) =>
      roadRuleSave(context, id === null || id === undefined ? undefined : numberOf(id, "RoadRule"), {
        ...input,
        limit: input.limit ?? null,
        slots: input.slots ?? [],
        note: { ...input.note },
        source: input.source,
        sourceUrl: input.sourceUrl || null,
      }),
  }),
  roadRuleDelete: t.boolean({
    description: "Whether there was such a rule.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => roadRuleDelete(context, numberOf(id, "RoadRule")),
  }),
}));
