import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { type AttributeCondition, type ProductCondition, valuesOf } from "./condition.repository.ts";

/** Products up to which a condition is worth looking up first. */
const FEW = 1000;
/** Conditions that are looked up; the rest are tested of what these leave. */
const MOST = 3;

/** Attributes that every product of a list must have. */
const attributesOf = (condition: ProductCondition): AttributeCondition[] => [
  ...(condition.attributes ?? []),
  ...(condition.all ?? []).flatMap(attributesOf),
];

/**
 * The products that few enough have an attribute to be named, or null. What only few have lies far apart in the order of
 * a list, which would be walked almost whole to fill a page; what many have is soon found on the way.
 */
async function few(db: CommerceDb, attribute: AttributeCondition): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    select given.product_id as id from commerce.assigned_value given
    where given.value_id = any(${valuesOf(attribute)}) and given.product_id is not null limit ${sql.lit(FEW + 1)}`.execute(
    db,
  );
  return rows.length > FEW ? null : [...new Set(rows.map(({ id }) => id))];
}

/** A condition without the attributes that all of its products must have, and these; `{}` where nothing else is left. */
export function attributesApart(condition: ProductCondition): [ProductCondition, AttributeCondition[]] {
  const { attributes = [], all = [], ...rest } = condition;
  const parts = all.map(attributesApart);
  const others = parts.flatMap(([other]) => (Object.keys(other).length > 0 ? [other] : []));
  return [{ ...rest, ...(others.length > 0 && { all: others }) }, [...attributes, ...parts.flatMap(([, own]) => own)]];
}

/** The same condition with products named in the place of attributes. */
function replaced(condition: ProductCondition, ids: ReadonlyMap<AttributeCondition, number[]>): ProductCondition {
  const all = (condition.all ?? []).map((one) => replaced(one, ids));
  const attributes: AttributeCondition[] = [];
  for (const attribute of condition.attributes ?? []) {
    const known = ids.get(attribute);
    if (known) all.push({ ids: known });
    else attributes.push(attribute);
  }
  return { ...condition, attributes, all };
}

/** The same condition, with the products named where an attribute leaves only few. */
export async function narrowed(
  db: CommerceDb,
  condition: ProductCondition | undefined,
): Promise<ProductCondition | undefined> {
  if (!condition) return undefined;
  const asked = attributesOf(condition).slice(0, MOST);
  const found = await Promise.all(asked.map(async (attribute) => [attribute, await few(db, attribute)] as const));
  const named = found.filter((one): one is [AttributeCondition, number[]] => one[1] !== null);
  return named.length > 0 ? replaced(condition, new Map(named)) : condition;
}
