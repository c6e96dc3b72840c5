import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { foundAnywhere } from "../search/find.repository.ts";
import type { ProductCondition } from "./condition.repository.ts";
import { type FacetQuery, SET_OF, setsWith } from "./facet.repository.ts";
import { attributesApart } from "./narrow.repository.ts";
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
    all: [anyCategory(list.condition ?? {}), ...(price ? [{ lowest: price }] : [])],
  };
  const few = await withFew(db, { ...list, condition });
  const [rest, must] = attributesApart(few.condition ?? {});
  const query: ProductQuery = { ...few, condition: rest };
  const attributes = [...must, ...chosen];
  const { rows } = await sql<{ category_id: number; count: number }>`
    ${attributes.length > 0 ? sql`with sets as materialized (${setsWith(attributes)})` : sql``}
    select product.category_id, count(*)::int as count from ${fromOf(query)}
    ${attributes.length > 0 ? sql`${SET_OF} join sets on sets.id = facet.set_id` : sql``}
    where product.category_id is not null and
      ${whereOf(query, query.search ? foundAnywhere(query.search) : null)} group by 1`.execute(db);
  return rows;
}
