import type { Database } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type ProductQuery, productCount } from "./product.repository.ts";

/** A count that took a while is believed for a hundred times as long; what is counted quickly is counted each time. */
const QUICK_MS = 20;
const BELIEVED = 100;
const LONGEST_MS = 30_000;
const MOST = 500;

type Known = { count: number; until: number };
const known = new WeakMap<Database, Map<string, Known>>();

/** How many products a list has. In a large catalogue the number may be some seconds old, the list itself never is. */
export async function knownCount(db: Database, query: ProductQuery): Promise<number> {
  let counts = known.get(db);
  if (!counts) known.set(db, (counts = new Map()));
  const key = JSON.stringify(query);
  const last = counts.get(key);
  if (last && last.until > Date.now()) return last.count;
  const started = performance.now();
  const count = await productCount(shopTables(db), query);
  const took = performance.now() - started;
  counts.delete(key);
  if (took > QUICK_MS) {
    if (counts.size >= MOST) counts.delete(counts.keys().next().value ?? "");
    counts.set(key, { count, until: Date.now() + Math.min(LONGEST_MS, took * BELIEVED) });
  }
  return count;
}
