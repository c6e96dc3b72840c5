import type { LocalizedText } from "@carloom/build";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { Translations, WrittenText } from "../tables/catalogue.tables.ts";

/** A variant with all that a file tells of it. */
export type ExportRow = {
  id: number;
  sku: string;
  slug: string;
  names: WrittenText;
  descriptions: Partial<LocalizedText>;
  type: string;
  category: string | null;
  name: string;
  translations: Translations;
  weight_g: number;
  track_inventory: boolean;
  quantity: number | null;
  warehouse: string | null;
  is_published: boolean;
  prices: Record<string, number>;
};

/** Variants by their keys, product by product in the order that they were made in. */
export async function exportRows(
  db: CommerceDb,
  after: { product: number; variant: number },
  most: number,
): Promise<(ExportRow & { product_id: number })[]> {
  const { rows } = await sql<ExportRow & { product_id: number }>`
    select v.id, v.product_id, v.sku, p.slug, p.names, p.descriptions, t.slug as type, c.slug as category, v.name, v.translations,
      v.weight_g, v.track_inventory, s.quantity, w.slug as warehouse, p.is_published,
      coalesce((select json_object_agg(pr.channel_id, pr.amount) from commerce.variant_price pr
        where pr.variant_id = v.id), '{}') as prices
    from commerce.variant v join commerce.product p on p.id = v.product_id
    join commerce.product_type t on t.id = p.product_type_id
    left join commerce.category c on c.id = p.category_id
    left join commerce.stock s on s.variant_id = v.id
    left join commerce.warehouse w on w.id = s.warehouse_id
    where (v.product_id, v.id) > (${after.product}::integer, ${after.variant}::integer)
    order by v.product_id, v.id limit ${most}`.execute(db);
  return rows;
}
