import type { Language } from "@carloom/i18n";

type Translation = { name?: string | null } | null | undefined;
/** Something of the catalog, named in the shop's own language and in the others as far as somebody wrote it. */
export type Named = { name?: string | null; ko?: Translation; ja?: Translation };
export type NameOf = (named: Named | null | undefined) => string;

/** What it is called in a language, or in the shop's own where it has no name in that one. */
export const nameIn = (language: Language, named: Named): string =>
  (language === "en" ? null : named[language]?.name) || (named.name ?? "");

type Goods = {
  productName: string;
  variantName: string;
  variant?: (Named & { product: Named }) | null | undefined;
};

/** What a line of an order is of: as it was ordered, where those goods are no more. */
export const goodsName = (
  nameOf: NameOf,
  { productName, variant }: Pick<Goods, "productName"> & { variant?: { product: Named } | null | undefined },
): string => nameOf(variant?.product) || productName;

/** What tells its variant from the product's others; empty where it has only its product's own name. */
export const sizeName = (nameOf: NameOf, { productName, variantName, variant }: Goods): string =>
  variantName === productName ? "" : nameOf(variant) || variantName;

/** Both, as they stand in lists. */
export const soldName = (nameOf: NameOf, goods: Goods): string =>
  [goodsName(nameOf, goods), sizeName(nameOf, goods)].filter(Boolean).join(" · ");

/** The same of a variant as the catalog has it; empty where there is none. */
export const variantTitle = (nameOf: NameOf, variant: Goods["variant"]): string =>
  soldName(nameOf, { productName: variant?.product.name ?? "", variantName: variant?.name ?? "", variant });
