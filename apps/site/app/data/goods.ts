/** Something that the shop sells, as a search lists it. Prices in major units. */
export type Goods = {
  slug: string;
  name: string;
  picture: string | null;
  price: { amount: number; currency: string } | null;
};

export const goodsPath = (channel: string, slug: string): string => `/${channel}/products/${slug}`;
