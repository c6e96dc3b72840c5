import type { StaffPromotionFragment } from "@carloom/api-client/commerce";
import { localMoment } from "../parts/moment.ts";
import { amountOf } from "../parts/typed-number.ts";

/** What a promotion is about: everything, or what is picked of one kind. */
export const KINDS = ["all", "category", "collection", "product"] as const;
export type Kind = (typeof KINDS)[number];

export type Given = {
  name: string;
  kind: Kind;
  picked: readonly string[];
  isPercent: boolean;
  percent: string;
  /** Amounts by channel. */
  amounts: Readonly<Record<string, string>>;
  /** Channels of a percentage. */
  channels: readonly string[];
  start: string;
  end: string;
};

type Ids = { ids?: string[] };
type Predicate = {
  productPredicate?: Ids;
  categoryPredicate?: Ids;
  collectionPredicate?: Ids;
  variantPredicate?: Ids;
  OR?: Predicate[];
};

const FIELDS = {
  category: "categoryPredicate",
  collection: "collectionPredicate",
  product: "productPredicate",
} as const;

/** The goods of a rule as the form holds them; null for what was written elsewhere and the form cannot show. */
export function pickedOf(predicate: unknown): Pick<Given, "kind" | "picked"> | null {
  const given = (predicate ?? {}) as Predicate;
  const keys = Object.keys(given);
  if (keys.length !== 1) return null;
  if (given.productPredicate && !given.productPredicate.ids) return { kind: "all", picked: [] };
  for (const [kind, field] of Object.entries(FIELDS) as [keyof typeof FIELDS, (typeof FIELDS)[keyof typeof FIELDS]][]) {
    const ids = given[field]?.ids;
    if (ids) return { kind, picked: ids };
  }
  return null;
}

/** May the form change the goods and values of a promotion? Its rules must be about the same goods, each in its own way of taking off. */
export function canChange(promotion: StaffPromotionFragment): boolean {
  const rules = promotion.rules ?? [];
  const [first] = rules;
  if (!first) return true;
  const goods = JSON.stringify(first.cataloguePredicate);
  return (
    pickedOf(first.cataloguePredicate) !== null &&
    rules.every(
      (rule) =>
        JSON.stringify(rule.cataloguePredicate) === goods &&
        rule.rewardValueType === first.rewardValueType &&
        (rule.rewardValueType === "FIXED" || rules.length === 1),
    )
  );
}

/** What the form writes as rules: one for a percentage, one for each currency of an amount. */
export function rulesOf(given: Given, channels: readonly { id: string; currencyCode: string }[]) {
  const cataloguePredicate =
    given.kind === "all" ? { productPredicate: {} } : { [FIELDS[given.kind]]: { ids: [...given.picked] } };
  if (given.isPercent) {
    const rewardValue = amountOf(given.percent);
    if (rewardValue === null || given.channels.length === 0) return [];
    return [{ cataloguePredicate, rewardValueType: "PERCENTAGE" as const, rewardValue, channels: [...given.channels] }];
  }
  return channels.flatMap(({ id }) => {
    const rewardValue = amountOf(given.amounts[id] ?? "");
    return rewardValue ? [{ cataloguePredicate, rewardValueType: "FIXED" as const, rewardValue, channels: [id] }] : [];
  });
}

/** Is it complete? */
export function isReady(given: Given, channels: readonly { id: string; currencyCode: string }[]): boolean {
  const percent = amountOf(given.percent);
  return (
    given.name.trim() !== "" &&
    (given.kind === "all" || given.picked.length > 0) &&
    (!given.isPercent || (percent !== null && percent > 0 && percent <= 100)) &&
    (given.isPercent ||
      channels.every(({ id }) => !given.amounts[id]?.trim() || amountOf(given.amounts[id]) !== null)) &&
    (!given.end || !given.start || given.end > given.start) &&
    rulesOf(given, channels).length > 0
  );
}

export function givenOf(promotion: StaffPromotionFragment | null): Given {
  const rules = promotion?.rules ?? [];
  const [first] = rules;
  const { kind = "all", picked = [] } = (first && pickedOf(first.cataloguePredicate)) ?? {};
  return {
    name: promotion?.name ?? "",
    kind,
    picked,
    isPercent: first?.rewardValueType !== "FIXED",
    percent: first?.rewardValueType === "PERCENTAGE" ? String(first.rewardValue ?? "") : "",
    amounts: Object.fromEntries(
      rules.flatMap((rule) =>
        rule.rewardValueType === "FIXED"
          ? (rule.channels ?? []).map((channel) => [channel.id, String(rule.rewardValue ?? "")])
          : [],
      ),
    ),
    channels: first?.rewardValueType === "PERCENTAGE" ? (first.channels ?? []).map(({ id }) => id) : [],
    start: localMoment(promotion?.startDate),
    end: localMoment(promotion?.endDate),
  };
}
