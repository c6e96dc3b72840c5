import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { mutation, refuser } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { MOST_OF, type Period, PERIOD_TYPES } from "./expiry.ts";
import { isCardOnSale, keepSoldCardsPay, soldCardsPay } from "./settings.repository.ts";

type Settings = { period: Period | null };
type SettingsProblem = { field: string | null; message: string; code: "INVALID" | "REQUIRED" | "GRAPHQL_ERROR" };

const ExpiryType = builder.enumType("GiftCardSettingsExpiryTypeEnum", {
  values: ["NEVER_EXPIRE", "EXPIRY_PERIOD"] as const,
});
const PeriodType = builder.enumType("TimePeriodTypeEnum", { values: PERIOD_TYPES });
const TimePeriod = builder.objectRef<Period>("TimePeriod").implement({
  fields: (t) => ({
    amount: t.exposeInt("amount"),
    type: t.field({ type: PeriodType, resolve: ({ type }) => type }),
  }),
});
const GiftCardSettings = builder.objectRef<Settings>("GiftCardSettings").implement({
  description: "For how long gift cards pay that are sold from now on. Those that staff issue say it themselves.",
  fields: (t) => ({
    expiryType: t.field({ type: ExpiryType, resolve: ({ period }) => (period ? "EXPIRY_PERIOD" : "NEVER_EXPIRE") }),
    expiryPeriod: t.field({ type: TimePeriod, nullable: true, resolve: ({ period }) => period }),
  }),
});

const ErrorCode = builder.enumType("GiftCardSettingsErrorCode", {
  values: ["INVALID", "REQUIRED", "GRAPHQL_ERROR"] as const,
});
const SettingsError = builder.objectRef<SettingsProblem>("GiftCardSettingsError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: ({ code }) => code }),
  }),
});
type Result = { settings: Settings | null; errors: SettingsProblem[] };
const UpdatePayload = builder.objectRef<Result>("GiftCardSettingsUpdate").implement({
  fields: (t) => ({
    giftCardSettings: t.field({ type: GiftCardSettings, nullable: true, resolve: ({ settings }) => settings }),
    errors: t.field({ type: [SettingsError], resolve: ({ errors }) => errors }),
  }),
});

const TimePeriodInput = builder.inputType("TimePeriodInputType", {
  fields: (t) => ({
    amount: t.int({ required: true }),
    type: t.field({ type: PeriodType, required: true }),
  }),
});
const UpdateInput = builder.inputType("GiftCardSettingsUpdateInput", {
  fields: (t) => ({
    expiryType: t.field({ type: ExpiryType }),
    expiryPeriod: t.field({ type: TimePeriodInput }),
  }),
});

const refuse = refuser<SettingsProblem>();

/** A period is kept only where cards end; without one given the one before stays. */
function readPeriod(input: typeof UpdateInput.$inferInput, before: Period | null): Period | null {
  const type = input.expiryType ?? (before || input.expiryPeriod ? "EXPIRY_PERIOD" : "NEVER_EXPIRE");
  if (type === "NEVER_EXPIRE") return null;
  const period = input.expiryPeriod ?? before;
  if (!period) throw refuse("REQUIRED", "expiryPeriod", "Say for how long the cards pay.");
  const most = MOST_OF[period.type];
  if (period.amount < 1 || period.amount > most)
    throw refuse("INVALID", "expiryPeriod", `Enter a whole number from 1 to ${most}.`);
  return { amount: period.amount, type: period.type };
}

async function update(context: CommerceContext, input: typeof UpdateInput.$inferInput): Promise<Result> {
  requireRole(context, "owner");
  const { value, errors } = await mutation<Settings, SettingsProblem>(context, async (trx) => {
    const period = readPeriod(input, await soldCardsPay(trx));
    await keepSoldCardsPay(trx, period);
    return { period };
  });
  return { settings: value, errors };
}

builder.queryFields((t) => ({
  giftCardSettings: t.field({
    type: GiftCardSettings,
    resolve: async (_, _args, context) => {
      requireRole(context, "orders");
      return { period: await soldCardsPay(shopTables(context.db)) };
    },
  }),
  giftCardPeriod: t.field({
    type: TimePeriod,
    nullable: true,
    description:
      "For how long a product pays that is a gift card, from the day of its sale; null where it does not end.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, context) => {
      const db = shopTables(context.db);
      return (await isCardOnSale(db, slug)) ? soldCardsPay(db) : null;
    },
  }),
}));
builder.mutationFields((t) => ({
  giftCardSettingsUpdate: t.field({
    type: UpdatePayload,
    nullable: true,
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { input }, context) => update(context, input),
  }),
}));
