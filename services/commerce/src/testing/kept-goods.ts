import { globalId } from "@carloom/wire";
import { asking } from "./operations.ts";
import { customer, type Shop, shopFixture } from "./shop.ts";

type Loose = ReturnType<typeof JSON.parse>;

/** Whoever keeps the catalogue. */
export const keeper = customer({ isStaff: true, roles: ["catalogue"] });

/** Asks as the keeper, of a shop that is there when it is asked. */
export const asKeeper = (shop: () => Shop) => ({
  ask: asking(shop, "catalogue-goods", keeper),
  keep: asking(shop, "catalogue-edit", keeper),
});

export type KeptGoods = Awaited<ReturnType<typeof keptGoods>>;

/** A shop with a type of apparel, in sizes and of cloths, as staff made it; how its products are sold and found. */
export async function keptGoods() {
  const shop = await shopFixture();
  const { ask, keep } = asKeeper(() => shop);
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  const channels: Record<string, string> = Object.fromEntries(
    rows.map(({ id, slug }) => [slug, globalId("Channel", id)]),
  );
  const place = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  const warehouse = globalId("Warehouse", place.id);
  const size = (
    await ask("attributeCreate", {
      input: { name: "Size", type: "PRODUCT_TYPE", values: [{ name: "M" }, { name: "L" }] },
    })
  ).attribute;
  const cloth = (
    await ask("attributeCreate", { input: { name: "Cloth", type: "PRODUCT_TYPE", inputType: "MULTISELECT" } })
  ).attribute;
  const { productType } = await ask("productTypeCreate", {
    input: { name: "Apparel", productAttributes: [cloth.id], variantAttributes: [size.id] },
  });
  const type: Loose = { ...productType, size, cloth };

  const found = async (text: string, channel = "default-channel") => {
    const FIND =
      "query($text: String, $channel: String) { products(first: 50, search: $text, channel: $channel) { edges { node { slug } } } }";
    return (await shop.graphql(FIND, { text, channel })).data.products.edges.map((edge: Loose) => edge.node.slug);
  };
  /** A product with a variant that the default channel sells. */
  const sell = async (name: string, sku: string): Promise<{ product: Loose; variant: Loose }> => {
    const { product } = await ask("productCreate", { input: { name, productType: type.id } });
    const variant = (
      await ask("productVariantCreate", {
        input: { product: product.id, sku, attributes: [], stocks: [{ warehouse, quantity: 5 }] },
      })
    ).productVariant;
    await keep("productVariantChannelListingUpdate", {
      sku,
      input: [{ channelId: channels["default-channel"], price: 30 }],
    });
    await ask("productPublish", {
      id: product.id,
      input: {
        updateChannels: [{ channelId: channels["default-channel"], isPublished: true, isAvailableForPurchase: true }],
      },
    });
    return { product, variant };
  };
  return { shop, channels, warehouse, type, found, sell };
}
