/** Something that the shop sells, as a search lists it. Prices in major units. */
export type Goods = {
  slug: string;
  name: string;
  picture: string | null;
  price: { amount: number; currency: string } | null;
  /** Other sizes cost more. */
  from: boolean;
  /** Priced by its area in the studio. */
  byArea: boolean;
};

/** The first of what a search found, and how many there are in the shop. */
export type GoodsFound = { total: number; goods: Goods[] };

export const NO_GOODS: GoodsFound = { total: 0, goods: [] };

/** The shop's own list of what a search finds. */
export const goodsSearchPath = (channel: string, text: string): string =>
  `/${channel}?${new URLSearchParams({ q: text.trim() })}`;

export const goodsPath = (channel: string, slug: string): string => `/${channel}/products/${slug}`;
