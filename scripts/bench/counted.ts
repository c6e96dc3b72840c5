import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../tests/support/database.ts";
import type { Running } from "../../tests/support/product.ts";

const LOOK_MS = 500;
const LEFT = `select 1 where exists (select from commerce.figure_mark) or (select count(*) from commerce.figure_day)
  < (select now()::date - min(created_at)::date from commerce."order")`;

/** A shop that runs counts its orders and visits by day every five minutes: this one's job does so now, to the last day. */
export async function countNow(product: Pick<Running, "dataDir">): Promise<void> {
  const database = await openDatabase(product);
  try {
    await database.rows("select graphile_worker.add_job('commerce.visitCount', job_key := 'commerce.visitCount')");
    while ((await database.rows(LEFT)).length > 0) await setTimeout(LOOK_MS);
  } finally {
    await database.close();
  }
}
