import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { ownNotice } from "../rules/notices.ts";
import { LanguageCodeEnum, languageOfCode } from "@carloom/wire";
import { type SetupTest, setupTest } from "./setup.command.ts";
import { FINDINGS, SETUP_PARTS, type SetupFact, type SetupLack, type SetupPart, setupParts } from "./setup.policy.ts";

const PartName = builder.enumType("SetupPartName", {
  description: "What the shop runs on.",
  values: SETUP_PARTS,
});
const FindingEnum = builder.enumType("SetupFinding", { values: FINDINGS });

const FactRef = builder.objectRef<SetupFact>("SetupFact").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});
const LackRef = builder.objectRef<SetupLack>("SetupLack").implement({
  fields: (t) => ({
    code: t.exposeString("code"),
    settings: t.stringList({
      description: "Names of settings of the environment that give it.",
      resolve: ({ settings }) => [...settings],
    }),
  }),
});
const PartRef = builder.objectRef<SetupPart>("SetupPart").implement({
  description: "One thing that the shop runs on: what does the work, what it does without. Never a secret.",
  fields: (t) => ({
    part: t.field({ type: PartName, resolve: ({ part }) => part }),
    uses: t.exposeString("uses"),
    isDefault: t.exposeBoolean("isDefault"),
    canTest: t.exposeBoolean("canTest"),
    facts: t.field({ type: [FactRef], resolve: ({ facts }) => facts }),
    lacks: t.field({ type: [LackRef], resolve: ({ lacks }) => lacks }),
  }),
});
const TestRef = builder.objectRef<SetupTest>("SetupTest").implement({
  fields: (t) => ({
    part: t.field({ type: PartName, resolve: ({ part }) => part }),
    ok: t.exposeBoolean("ok"),
    finding: t.field({ type: FindingEnum, resolve: ({ finding }) => finding }),
    detail: t.exposeString("detail", { description: "A status or the code of an error; empty where there is none." }),
    milliseconds: t.exposeInt("ms"),
    facts: t.field({ type: [FactRef], resolve: ({ facts }) => facts }),
  }),
});

builder.queryField("shopSetup", (t) =>
  t.field({
    type: [PartRef],
    description: "What the shop runs on, for its owner.",
    resolve: async (_, __, context) => {
      requireRole(context, "owner");
      const notice = await ownNotice(context.db, context.language ?? "en");
      return setupParts(context, notice?.name ?? null);
    },
  }),
);

builder.mutationField("shopSetupTest", (t) =>
  t.field({
    type: TestRef,
    description: "Asks one part whether it works. The test mail goes to whoever asks.",
    args: {
      part: t.arg({ type: PartName, required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum }),
    },
    resolve: (_, { part, languageCode }, context) =>
      setupTest(languageCode ? { ...context, language: languageOfCode(languageCode) } : context, part),
  }),
);
