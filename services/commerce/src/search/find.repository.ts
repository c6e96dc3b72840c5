import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { isCounted, rareWords } from "./statistics.repository.ts";
import type { Part } from "./terms.ts";

/** Rows of the list that are looked through before the index is asked. */
const LOOKED_THROUGH = 1000;

/**
 * What is searched for. `every`: goods must meet all parts; `some`: no goods meet them all, so one is enough beside every
 * size that was named, and what meets more comes first.
 */
export type Wanted = { parts: readonly Part[]; meet: "every" | "some" };

/** All of these together. */
export const allOf = (parts: readonly Part[]): Wanted => ({ parts, meet: "every" });

/** How a search is answered: the parts that few products have, and whether the answer can be put in the order of how well it fits. */
export type Plan = Wanted & { rare: readonly Part[]; isRanked: boolean };

const holds = (word: string) => sql`strpos(folded, commerce.search_fold(${word})) > 0`;
const mayHold = (word: string) => sql`grams @> commerce.search_needles(${word})`;
const all = (tests: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...tests], sql` and `)})`;
const any = (tests: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...tests], sql` or `)})`;
const meets = (part: Part) => any(part.map(holds));
/** The same by the index, which lets through too much: it knows which letters there are, not their order. */
const mayMeet = (part: Part) => any(part.map(mayHold));

/** Who names a size or a number wants nothing of another. */
export const isSize = ([word]: Part): boolean => /\d/.test(word);

/** What must all be met, and of what one is enough. */
const demandsOf = ({ parts, meet }: Wanted) => ({
  every: meet === "every" ? parts : parts.filter(isSize),
  some: meet === "every" ? [] : parts.filter((part) => !isSize(part)),
});
const testsOf = (wanted: Wanted, test: (part: Part) => RawBuilder<unknown>): RawBuilder<unknown>[] => {
  const { every, some } = demandsOf(wanted);
  return [...every.map(test), ...(some.length > 0 ? [any(some.map(test))] : [])];
};

export async function planOf(db: CommerceDb, wanted: Wanted): Promise<Plan> {
  const { parts } = wanted;
  const rareOnes = new Set(await rareWords(db, [...new Set(parts.flat())]));
  const rare = parts.filter((part) => part.every((word) => rareOnes.has(word)));
  return { ...wanted, rare, isRanked: rare.length > 0 || !(await isCounted(db)) };
}

/**
 * What a search finds among the next rows of the list. A word that most goods have fills a page from here at once,
 * where the index would hand out, and PostgreSQL sort, the whole catalogue.
 * @param hidden for staff: also what no channel shows
 */
export function foundNext(plan: Plan, after: readonly [number, number] | null, hidden = false): RawBuilder<boolean> {
  const from = after ? sql`and (position, id) > (${after[0]}::bigint, ${after[1]}::bigint)` : sql``;
  const first = sql`order by position, id limit ${sql.lit(LOOKED_THROUGH)}`;
  const next = (which: RawBuilder<unknown>) =>
    sql`select id, folded, position from commerce.product where ${which} ${from} ${first}`;
  const shown = next(sql`is_published`);
  // each has an index in this order
  const either = sql`select * from ((${shown}) union all (${next(sql`not is_published`)})) either ${first}`;
  return sql<boolean>`product.id = any(array(
    select id from (${hidden ? either : shown}) next where ${all(testsOf(plan, meets))}))`;
}

/**
 * What a search finds in all, by the index of letters; the text then says whether they stand in this order. The index is
 * asked for the rare parts alone where there are any: it would read of a word that all have as much as there are products.
 * @param hidden for staff: also what no channel shows
 */
export function foundAnywhere(plan: Plan, hidden = false): RawBuilder<boolean> {
  const { rare } = plan;
  const { every, some } = demandsOf(plan);
  const seldom = (parts: readonly Part[]) => parts.filter((part) => rare.includes(part));
  const asked = seldom(every);
  // of what need not be met, only the rare is looked for: it would be a list of what most goods have
  const few = { ...plan, parts: seldom(some).length > 0 ? [...every, ...seldom(some)] : plan.parts };
  const tests = [...(asked.length > 0 ? asked.map(mayMeet) : testsOf(few, mayMeet)), ...testsOf(few, meets)];
  return sql<boolean>`product.id = any(array(
    select id from commerce.product where ${hidden ? sql`` : sql`is_published and `}${all(tests)}))`;
}

export type Asking = (wanted: Wanted) => Promise<boolean>;

/** Is there anything that a search finds? Who understands a search asks the same in several ways: each is asked once. */
export function asking(db: CommerceDb): Asking {
  const answers = new Map<string, Promise<boolean>>();
  return (wanted) => {
    const key = JSON.stringify(wanted.parts.length > 1 ? [wanted.parts, wanted.meet] : wanted.parts);
    const answer = answers.get(key) ?? isFound(db, wanted);
    answers.set(key, answer);
    return answer;
  };
}

async function isFound(db: CommerceDb, wanted: Wanted): Promise<boolean> {
  const plan = await planOf(db, wanted);
  const ask = async (found: RawBuilder<boolean>) => {
    const { rows } = await sql<{ found: boolean }>`
      select exists(select from commerce.product where is_published and ${found}) as found`.execute(db);
    return rows[0]?.found ?? false;
  };
  return (plan.rare.length === 0 && (await ask(foundNext(plan, null)))) || ask(foundAnywhere(plan));
}

/** Points for where a word stands, highest first. `both`: in the name of goods of the category that it also names. */
const POINTS = { whole: 35, begins: 30, within: 20, elsewhere: 10, category: 40, categoryWithin: 15, both: 25 };
/** A place in the list is smaller than this. */
const POINT = 1_000_000_000;

/** Categories that a word names, and those whose words it stands in. */
export type Named = (word: string) => { whole: readonly number[]; within: readonly number[] };

function pointsOf(word: string, named: Named): RawBuilder<unknown> {
  const { whole, within } = named(word);
  const folded = sql`commerce.search_fold(${word})`;
  const isOf = (ids: readonly number[]) => sql`product.category_id = any(${[...ids]}::integer[])`;
  const category =
    whole.length === 0 && within.length === 0
      ? sql`0`
      : sql`case
          when ${isOf(whole)} then ${sql.lit(POINTS.category)} + case when strpos(called.names, ${folded}) > 0 then ${sql.lit(POINTS.both)} else 0 end
          when ${isOf(within)} then ${sql.lit(POINTS.categoryWithin)} else 0 end`;
  return sql`(case
      when strpos(' ' || called.names || ' ', ' ' || ${folded} || ' ') > 0 then ${sql.lit(POINTS.whole)}
      when strpos(' ' || called.names, ' ' || ${folded}) > 0 then ${sql.lit(POINTS.begins)}
      when strpos(called.names, ${folded}) > 0 then ${sql.lit(POINTS.within)}
      when strpos(product.folded, ${folded}) > 0 then ${sql.lit(POINTS.elsewhere)} else 0 end + ${category})`;
}

/** Joins what {@link rankOf} reads: names and codes of a product, without what its category and values are called. */
export const CALLED = sql`cross join lateral (select split_part(product.folded, E'\\n', 1) as names) called`;

/** How far in front a product stands, less first: what fits better before what stands earlier in the list. */
export function rankOf({ parts }: Wanted, named: Named): RawBuilder<unknown> {
  const points = parts.map((part) => {
    const ways = part.map((word) => pointsOf(word, named));
    return ways.length > 1 ? sql`greatest(${sql.join(ways)})` : sql`${sql.join(ways)}`;
  });
  return sql`(product.position - ${sql.lit(POINT)}::bigint * (${sql.join(points, sql` + `)}))`;
}
