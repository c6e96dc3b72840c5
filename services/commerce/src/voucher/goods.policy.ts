import { numberOf } from "@carloom/wire";
import { MOST_GOODS } from "../promotion/rule.policy.ts";
import { refuse } from "./problem.ts";
import type { VoucherRow } from "./voucher.repository.ts";

/** Goods as a client names them, by global ids. */
export type CatalogueInput = {
  products?: readonly string[] | null;
  categories?: readonly string[] | null;
  collections?: readonly string[] | null;
  variants?: readonly string[] | null;
};
export type VoucherGoods = Pick<VoucherRow, "variant_ids" | "product_ids" | "category_ids" | "collection_ids">;

const KINDS = [
  ["products", "Product", "product_ids"],
  ["categories", "Category", "category_ids"],
  ["collections", "Collection", "collection_ids"],
  ["variants", "ProductVariant", "variant_ids"],
] as const;
const LISTS = KINDS.map(([, , list]) => list);

export const NO_GOODS: VoucherGoods = { variant_ids: [], product_ids: [], category_ids: [], collection_ids: [] };

/** The lists that an input names; what it does not name is absent. @throws Refusal */
export function readGoods(input: CatalogueInput): Partial<VoucherGoods> {
  const goods: Partial<VoucherGoods> = {};
  for (const [field, type, list] of KINDS) {
    const given = input[field];
    if (!given) continue;
    const keys = given.map((id) => {
      const key = numberOf(id, type);
      if (key === null) throw refuse("NOT_FOUND", field, "Couldn't resolve to a node.");
      return key;
    });
    goods[list] = [...new Set(keys)];
  }
  return checked(goods);
}

function checked<G extends Partial<VoucherGoods>>(goods: G): G {
  const count = LISTS.reduce((sum, list) => sum + (goods[list]?.length ?? 0), 0);
  if (count > MOST_GOODS) throw refuse("INVALID", "input", `At most ${MOST_GOODS} goods are named one by one.`);
  return goods;
}

const goodsOf = (make: (list: (typeof LISTS)[number]) => number[]): VoucherGoods => ({
  variant_ids: make("variant_ids"),
  product_ids: make("product_ids"),
  category_ids: make("category_ids"),
  collection_ids: make("collection_ids"),
});

/** What was named and what is added to it, each once. @throws Refusal */
export const withGoods = (of: VoucherGoods, more: Partial<VoucherGoods>): VoucherGoods =>
  checked(goodsOf((list) => [...new Set([...of[list], ...(more[list] ?? [])])]));

export const withoutGoods = (of: VoucherGoods, gone: Partial<VoucherGoods>): VoucherGoods =>
  goodsOf((list) => of[list].filter((key) => !gone[list]?.includes(key)));
