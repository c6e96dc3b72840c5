import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { foundAnywhere } from "../search/find.repository.ts";
import type { ProductCondition } from "./condition.repository.ts";
import type { FacetQuery } from "./facet.repository.ts";
import { fromOf, type ProductQuery, whereOf, withFew } from "./product.repository.ts";

/** A condition without the category that it names. */
const anyCategory = ({ categoryIds: _own, all = [], ...rest }: ProductCondition): ProductCondition => ({
  ...rest,
  all: all.map(anyCategory),
});

/** How many products each category would have with what is chosen. */
export async function categoryCounts(
  db: CommerceDb,
  { list, chosen, price }: FacetQuery,
): Promise<{ category_id: number; count: number }[]> {
  const condition = {
    all: [anyCategory(list.condition ?? {}), { attributes: chosen, ...(price && { lowest: price }) }],
  };
  const query: ProductQuery = await withFew(db, { ...list, condition });
  const { rows } = await sql<{ category_id: number; count: number }>`
    select product.category_id, count(*)::int as count from ${fromOf(query)}
    where product.category_id is not null and
      ${whereOf(query, query.search ? foundAnywhere(query.search) : null)} group by 1`.execute(db);
  return rows;
}
