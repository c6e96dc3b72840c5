import type { LocalizedText } from "@carloom/build";
import type { CommerceDb } from "../tables.ts";
import { searchText } from "./catalogue.policy.ts";
import { replacePrices } from "./price.repository.ts";

export type TemplateGoods = {
  templateSlug: string;
  names: LocalizedText;
  descriptions: Partial<LocalizedText>;
  thumbnail: string | null;
  isPublished: boolean;
  /** Minor units by the key of the channel; channels that are not named do not sell it. */
  prices: ReadonlyMap<number, number>;
};

/** Behind parts and stickers. */
const POSITION = 3000;

/** Writes the one product that stands for a template, with its prices. @returns the product's key */
export async function upsertTemplateProduct(trx: CommerceDb, goods: TemplateGoods): Promise<number> {
  const type = await trx
    .insertInto("commerce.product_type")
    .values({ slug: "template", name: "Template", is_shipping_required: false })
    .onConflict((c) => c.column("slug").doUpdateSet({ name: "Template" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = `template-${goods.templateSlug}`;
  const texts = {
    product_type_id: type.id,
    names: JSON.stringify(goods.names),
    descriptions: JSON.stringify(goods.descriptions),
    thumbnail: goods.thumbnail,
    metadata: JSON.stringify({ kind: "template", templateSlug: goods.templateSlug }),
    search: searchText(goods.names, [slug]),
    is_published: goods.isPublished,
  };
  const product = await trx
    .insertInto("commerce.product")
    .values({ slug, category_id: null, position: POSITION, ...texts })
    .onConflict((c) => c.column("slug").doUpdateSet({ ...texts, updated_at: new Date() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const variant = await trx
    .insertInto("commerce.variant")
    .values({
      product_id: product.id,
      sku: slug,
      name: goods.names.en,
      weight_g: 0,
      track_inventory: false,
      // one is all that somebody needs
      quantity_limit: 1,
      sold_by_area: false,
      part_model_uuid: null,
      sticker_uuid: null,
      tax_class: "digital",
      is_shipping_required: false,
      template_slug: goods.templateSlug,
      metadata: texts.metadata,
    })
    .onConflict((c) => c.column("sku").doUpdateSet({ name: goods.names.en, updated_at: new Date() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await replacePrices(trx, variant.id, goods.prices);
  return product.id;
}
