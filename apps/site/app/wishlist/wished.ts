import type { GraphQLClient } from "@carloom/api-client";
import { MyWishlistDocument, WishedVariantDocument, type WishedVariantFragment } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { called } from "../data/called.ts";
import type { ShopTile } from "../data/shop.ts";

/** What a tile of the shop shows, of one size. */
export function tileOf(variant: WishedVariantFragment): ShopTile {
  const { product, pricing, sku } = variant;
  const several = (product.variants ?? []).length > 1;
  const price = pricing?.price;
  return {
    slug: product.slug,
    name: called(product),
    picture: product.thumbnail?.url ?? null,
    sizes: several ? [called(variant)] : [],
    box: [],
    price: price ? (product.pricing?.displayGrossPrices ? price.gross : price.net) : null,
    sale: null,
    from: false,
    byArea: product.isAvailableForPurchase === false,
    stock: variant.trackInventory ? (variant.quantityAvailable ?? 0) : null,
    fit: null,
    variantIds: [variant.id],
    variant: several ? sku : null,
  };
}

export type WishedGoods = {
  tiles: ShopTile[];
  /** Wished for, and not sold in this channel. */
  elsewhere: number;
};

/** What is on the list as a channel sells it: the account's own list, newest first, or the sizes that the browser kept. */
export async function wishedGoods(
  commerce: GraphQLClient,
  channel: string,
  language: Language,
  of: { own: boolean; ids: ReadonlySet<string> },
): Promise<WishedGoods> {
  const asked = { channel, language: LANGUAGE_CODES[language] };
  const variants = of.own
    ? (await commerce.query(MyWishlistDocument, asked)).myWishlist.map(({ variant }) => variant)
    : await Promise.all(
        [...of.ids]
          .reverse()
          .map(async (id) => (await commerce.query(WishedVariantDocument, { ...asked, id })).productVariant),
      );
  const sold = variants.flatMap((variant) => (variant ? [tileOf(variant)] : []));
  return { tiles: sold, elsewhere: variants.length - sold.length };
}
