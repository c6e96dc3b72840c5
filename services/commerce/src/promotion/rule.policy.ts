import { fromMinor, percentPpm, toMinor } from "@carloom/pricing";
import { refuser } from "../refusal.ts";
import { globalId, numberOf } from "@carloom/wire";
import type { NewRule, RuleRow } from "./promotion.repository.ts";

export type PromotionProblem = {
  field: string | null;
  message: string;
  code:
    | "INVALID"
    | "NOT_FOUND"
    | "REQUIRED"
    | "MISSING_CHANNELS"
    | "MULTIPLE_CURRENCIES_NOT_ALLOWED"
    | "INVALID_PRECISION";
};
export const refuse = refuser<PromotionProblem>();

type Ids = { ids?: readonly string[] | null };
/** Which goods a rule is about; several at once are read as "or". A product predicate without a condition names all goods. */
export type CataloguePredicate = {
  variantPredicate?: Ids | null;
  productPredicate?: Ids | null;
  categoryPredicate?: Ids | null;
  collectionPredicate?: Ids | null;
  OR?: readonly CataloguePredicate[] | null;
};

export type RuleInput = {
  name?: string | null;
  description?: unknown;
  cataloguePredicate?: CataloguePredicate | null;
  rewardValueType?: "FIXED" | "PERCENTAGE" | null;
  rewardValue?: number | null;
};

type Goods = Required<Pick<NewRule, "of_all" | "variant_ids" | "product_ids" | "category_ids" | "collection_ids">>;

/** Most names in one rule, or one voucher: a category or a collection names more. */
export const MOST_GOODS = 1000;
const MOST_DEPTH = 3;

const KINDS = [
  ["variantPredicate", "ProductVariant", "variant_ids"],
  ["productPredicate", "Product", "product_ids"],
  ["categoryPredicate", "Category", "category_ids"],
  ["collectionPredicate", "Collection", "collection_ids"],
] as const;

/** @throws Refusal */
export function goodsOfPredicate(given: CataloguePredicate | null | undefined): Goods {
  const goods: Goods = { of_all: false, variant_ids: [], product_ids: [], category_ids: [], collection_ids: [] };
  const read = (predicate: CataloguePredicate, depth: number): void => {
    if (depth > MOST_DEPTH) throw refuse("INVALID", "cataloguePredicate", "Conditions are nested too deep.");
    for (const [name, type, list] of KINDS) {
      const part = predicate[name];
      if (!part) continue;
      // only what nothing at all is said of stands for all: an empty list names nothing
      const isOpen = Object.values(part).every((value) => value === null || value === undefined);
      if (name === "productPredicate" && isOpen) goods.of_all = true;
      else if (Object.entries(part).some(([key, value]) => key !== "ids" && value !== null && value !== undefined))
        throw refuse("INVALID", "cataloguePredicate", "Goods are named by `ids`.");
      for (const id of part.ids ?? []) {
        const key = numberOf(id, type);
        if (key === null) throw refuse("NOT_FOUND", "cataloguePredicate", "Couldn't resolve to a node.");
        goods[list] = [...new Set([...goods[list], key])];
      }
    }
    for (const one of predicate.OR ?? []) read(one, depth + 1);
  };
  if (given) read(given, 0);
  const count = KINDS.reduce((sum, [, , list]) => sum + goods[list].length, 0);
  if (count > MOST_GOODS)
    throw refuse("INVALID", "cataloguePredicate", `At most ${MOST_GOODS} goods are named one by one.`);
  if (!goods.of_all && count === 0)
    throw refuse("REQUIRED", "cataloguePredicate", "Name the goods; { productPredicate: {} } names all.");
  return goods;
}

/** The goods of a rule as a client wrote them. */
export function predicateOf(rule: RuleRow): object {
  const named = KINDS.filter(([, , list]) => rule[list].length > 0).map(([name, type, list]) => ({
    [name]: { ids: rule[list].map((id) => globalId(type, id)) },
  }));
  const parts = [...(rule.of_all ? [{ productPredicate: {} }] : []), ...named];
  return parts.length === 1 ? (parts[0] ?? {}) : { OR: parts };
}

/** What a rule takes off: a share, or minor units of the one currency of its channels. @throws Refusal */
export function valueOf(
  type: "FIXED" | "PERCENTAGE" | null | undefined,
  value: number | null | undefined,
  currencies: readonly string[],
): { ppm: number | null; amount: number | null } {
  if (!type) throw refuse("REQUIRED", "rewardValueType", "Say whether it is a percentage or an amount.");
  if (value === null || value === undefined) throw refuse("REQUIRED", "rewardValue", "Say how much is taken off.");
  if (value <= 0) throw refuse("INVALID", "rewardValue", "More than nothing is taken off.");
  if (type === "PERCENTAGE") {
    if (value > 100) throw refuse("INVALID", "rewardValue", "A percentage is at most 100.");
    return { ppm: percentPpm(value), amount: null };
  }
  const [currency, ...others] = new Set(currencies);
  if (!currency) throw refuse("MISSING_CHANNELS", "channels", "An amount needs a channel, whose currency it is in.");
  if (others.length > 0)
    throw refuse("MULTIPLE_CURRENCIES_NOT_ALLOWED", "channels", "An amount is in one currency: make a rule for each.");
  const amount = toMinor(value, currency);
  if (fromMinor(amount, currency) !== value)
    throw refuse("INVALID_PRECISION", "rewardValue", "This currency has no such small parts.");
  return { ppm: null, amount };
}
