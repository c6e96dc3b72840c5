import type { StaffVoucherDetailFragment } from "@carloom/api-client/commerce";

/** What a voucher for certain goods names, one kind of them. */
export const KINDS = ["product", "category", "collection"] as const;
export type Kind = (typeof KINDS)[number];
export type PickedGoods = { kind: Kind; picked: readonly string[] };

const LISTS = { product: "products", category: "categories", collection: "collections" } as const;

/** The goods of a voucher as the form holds them; null for what was written elsewhere and the form cannot show. */
export function goodsOf(voucher: StaffVoucherDetailFragment | null): PickedGoods | null {
  const named = KINDS.filter((kind) => (voucher?.[LISTS[kind]]?.totalCount ?? 0) > 0);
  if (named.length > 1 || (voucher?.variants?.totalCount ?? 0) > 0) return null;
  const [kind = "product"] = named;
  const list = voucher?.[LISTS[kind]];
  const picked = list?.edges.map(({ node }) => node.id) ?? [];
  return (list?.totalCount ?? 0) > picked.length ? null : { kind, picked };
}

/** As they are written: what is picked, and nothing of the other kinds. */
export const goodsInput = ({ kind, picked }: PickedGoods) => ({
  products: kind === "product" ? [...picked] : [],
  categories: kind === "category" ? [...picked] : [],
  collections: kind === "collection" ? [...picked] : [],
});
