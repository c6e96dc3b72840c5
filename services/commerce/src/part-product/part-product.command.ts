import { slotKind } from "@carloom/build";
import { requireRole } from "@carloom/identity";
import type { PartModelDesign } from "@carloom/threed";
import { numberOf } from "@carloom/wire";
import { toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import { edit, refuse } from "../catalogue/edit.ts";
import {
  lockProduct,
  lockVariant,
  refreshSearch,
  setPrice,
  skuIsTaken,
  updateProduct,
} from "../catalogue/edit.repository.ts";
import { freeProductSlug, insertProduct, insertVariant } from "../catalogue/goods.repository.ts";
import { objectOf } from "../catalogue/stored-object.ts";
import { assignValues } from "../seed/attributes.repository.ts";
import { partValues } from "../seed/attributes.ts";
import { carsOf } from "../seed/seed.ts";
import { firstWarehouse, lockStock, setStock } from "../stock/warehouse.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { goodsOfPart, hidePart, lockPart, setPicture, shelfOf } from "./part-product.repository.ts";

export type PartProductInput = {
  partModel: string;
  prices: readonly { channelId: string; price: number }[];
  /** Pieces on the shelf; null: as many as there were, of a new product none. */
  quantity?: number | null;
};

type Templates = Awaited<ReturnType<CommerceContext["threed"]["catalogue"]>>["templates"];

const MOST_STOCK = 1_000_000;
const MOST_PRICE = 1e11;

function pricesOf(channels: readonly ChannelRow[], prices: PartProductInput["prices"]): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { channelId, price } of prices) {
    const channel = channels.find(({ id }) => id === numberOf(channelId, "Channel"));
    if (!channel) throw refuse("NOT_FOUND", "channelId", "There is no such channel.");
    if (amounts.has(channel.id)) throw refuse("DUPLICATED_INPUT_ITEM", "channelId", "A channel is named once.");
    const amount = toMinor(price, channel.currency);
    if (amount > MOST_PRICE) throw refuse("INVALID", "price", "This is more than money can be.");
    amounts.set(channel.id, amount);
  }
  if (amounts.size === 0) throw refuse("REQUIRED", "prices", "Give a price in at least one channel.");
  return amounts;
}

async function freeSku(trx: CommerceDb, slug: string): Promise<string> {
  const base = slug.toUpperCase().slice(0, 58);
  if (!(await skuIsTaken(trx, base, null))) return base;
  for (let number = 2; ; number++) if (!(await skuIsTaken(trx, `${base}-${number}`, null))) return `${base}-${number}`;
}

/** Makes the product of a part: its names, category, picture, weight and measures are those of the part. */
async function makeProduct(context: CommerceContext, trx: CommerceDb, part: PartModelDesign, templates: Templates) {
  const [slot = ""] = part.slots;
  const shelf = await shelfOf(trx, slotKind(slot)?.category.slug ?? "part");
  const metadata = { kind: slot.split(".")[0] ?? "", slots: part.slots.join(" "), partModelUuid: part.uuid };
  const productId = await insertProduct(trx, {
    slug: await freeProductSlug(trx, part.slug),
    typeId: shelf.type,
    categoryId: shelf.category,
    names: part.title,
    descriptions: part.description ?? {},
    metadata,
  });
  const variantId = await insertVariant(trx, {
    product_id: productId,
    sku: await freeSku(trx, part.slug),
    name: part.title.en,
    weight_g: Math.round((part.option.measures.weightKg ?? 0) * 1000),
    track_inventory: true,
    quantity_limit: null,
    sold_by_area: false,
    part_model_uuid: part.uuid,
    sticker_uuid: null,
    is_shipping_required: true,
    metadata: JSON.stringify(metadata),
  });
  const picture = objectOf(context, part.thumbnail);
  if (picture !== null) await context.threed.holdObjects(trx as never, `product:${productId}`, [picture]);
  await setPicture(trx, productId, picture);
  const cars = templates.map(({ slug, title, manifest }, position) => ({ slug, names: title, manifest, position }));
  const values = partValues({ tags: [], finishes: [] }, part.option.measures, carsOf(part, cars));
  const made = { isNew: true, isEdited: false, isProductEdited: false };
  await assignValues(trx, [{ productId, variantId, ...made, values, collections: [] }]);
  return { product_id: productId, id: variantId };
}

/** Sells a part model: makes the product that stands for it where none does, and sets its prices and its stock. It is shown at once. */
export async function partProductSave(context: CommerceContext, input: PartProductInput) {
  requireRole(context, "catalogue");
  // a transaction waits for no second connection
  const channels = await channelList(context);
  const part = (await context.threed.partModels([input.partModel])).get(input.partModel);
  const isMade = (await goodsOfPart(shopTables(context.db), input.partModel)) !== undefined;
  const { templates } = part && !isMade ? await context.threed.catalogue() : { templates: [] };
  const edited = await edit(context, async (trx) => {
    const amounts = pricesOf(channels, input.prices);
    const quantity = input.quantity ?? null;
    if (quantity !== null && (quantity < 0 || quantity > MOST_STOCK))
      throw refuse("INVALID", "quantity", `A quantity is from 0 to ${MOST_STOCK}.`);
    if (!part) throw refuse("NOT_FOUND", "partModel", "There is no such part.");
    if (part.isWithdrawn) throw refuse("INVALID", "partModel", "This part was taken down and is not sold.");
    // whoever makes it at the same moment finds what the other made
    await lockPart(trx, part.uuid);
    const goods = (await goodsOfPart(trx, part.uuid)) ?? (await makeProduct(context, trx, part, templates));
    await lockProduct(trx, goods.product_id);
    await lockVariant(trx, { id: goods.id, sku: null });
    for (const [channel, amount] of amounts) await setPrice(trx, goods.id, channel, amount);
    if (quantity !== null) {
      // they lie where they lay
      const place = (await lockStock(trx, goods.id))?.warehouse_id ?? (await firstWarehouse(trx))?.id;
      if (place === undefined) throw refuse("NOT_FOUND", "quantity", "There is no warehouse yet.");
      if (!(await setStock(trx, { variant_id: goods.id, warehouse_id: place, quantity })))
        throw refuse("INVALID", "quantity", "More pieces than these are promised already.");
    }
    await updateProduct(trx, goods.product_id, { is_published: true });
    await refreshSearch(trx, goods.product_id);
    return goods.product_id;
  });
  // taken down while it was put on the shelf
  const now = (await context.threed.partModels([input.partModel])).get(input.partModel);
  if (now?.isWithdrawn) await hidePart(shopTables(context.db), input.partModel);
  return edited;
}
