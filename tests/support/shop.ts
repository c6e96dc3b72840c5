import { COMPLETE, CREATE, DELIVERY, EMAIL } from "../../services/commerce/src/testing/documents.ts";
import { SEOUL } from "./addresses.ts";
import type { Api } from "./api.ts";
import type { ProductDatabase } from "./database.ts";

export const CHANNEL = "default-channel";

export const PRODUCTS = `query products($channel: String!, $first: Int!) {
  products(channel: $channel, first: $first) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id name slug category { slug } variants { id name sku quantityAvailable pricing { price { currency gross { currency amount } net { amount } tax { amount } } } } } } } }`;

export type Goods = {
  slug: string;
  category: string;
  variantId: string;
  sku: string;
  price: number;
  available: number;
};

/** Everything on sale in a channel, with its only variant. */
export async function goodsOf(api: Api, channel = CHANNEL): Promise<Goods[]> {
  const { products } = (await api.commerce(PRODUCTS, { channel, first: 100 })).data;
  type Edge = {
    node: {
      slug: string;
      category: { slug: string } | null;
      variants: {
        id: string;
        sku: string;
        quantityAvailable: number;
        pricing: { price: { gross: { amount: number } } };
      }[];
    };
  };
  return (products.edges as Edge[]).flatMap(({ node }) =>
    node.variants.map((variant) => ({
      slug: node.slug,
      category: node.category?.slug ?? "",
      variantId: variant.id,
      sku: variant.sku,
      price: variant.pricing.price.gross.amount,
      available: variant.quantityAvailable,
    })),
  );
}

/** A cart that only has to be completed, a guest's or that of a token. @returns its global id */
export async function readyCart(
  api: Api,
  lines: readonly { variantId: string; quantity: number }[],
  token?: string,
): Promise<string> {
  const input = {
    channel: CHANNEL,
    email: "buyer@people.example",
    shippingAddress: SEOUL,
    billingAddress: SEOUL,
    lines,
  };
  const { checkoutCreate } = (await api.commerce(CREATE, { input }, token)).data;
  if (checkoutCreate.errors.length > 0) throw new Error(JSON.stringify(checkoutCreate.errors));
  const { id, shippingMethods } = checkoutCreate.checkout;
  await api.commerce(EMAIL, { id, email: "buyer@people.example" }, token);
  const chosen = await api.commerce(DELIVERY, { id, deliveryMethodId: shippingMethods[0].id }, token);
  if (!chosen.data.checkoutDeliveryMethodUpdate.checkout.deliveryMethod) throw new Error("No delivery was set.");
  return id;
}

export const complete = async (api: Api, id: string, token?: string) =>
  (await api.commerce(COMPLETE, { id }, token)).data.checkoutComplete;

/** Leaves exactly so many pieces of a variant for sale. */
export async function leavePieces(database: ProductDatabase, sku: string, pieces: number): Promise<void> {
  await database.rows(
    "update commerce.stock s set quantity = s.allocated + $2 from commerce.variant v where v.id = s.variant_id and v.sku = $1",
    [sku, pieces],
  );
}

export const stockOf = async (database: ProductDatabase, sku: string) =>
  (
    await database.rows(
      "select s.quantity::int, s.allocated::int from commerce.stock s join commerce.variant v on v.id = s.variant_id where v.sku = $1",
      [sku],
    )
  )[0] as { quantity: number; allocated: number };

export const orderNumbers = async (database: ProductDatabase) =>
  (await database.rows('select number::int from commerce."order" order by number')).map((row) => row.number as number);
