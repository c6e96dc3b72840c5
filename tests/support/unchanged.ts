import { expect } from "vitest";
import { type ProductDatabase, storedFiles } from "./database.ts";
import type { Product } from "./product.ts";

/** Waits for the jobs that are due: a mail of an earlier order writes a row too, and a picture is drawn for seconds. */
async function jobsRest(database: ProductDatabase): Promise<void> {
  let due: Record<string, unknown>[] = [];
  for (const limit = Date.now() + 30_000; Date.now() < limit; ) {
    due = await database.rows(
      "select task_identifier, attempts, max_attempts, locked_at, last_error from graphile_worker.jobs where run_at <= now()",
    );
    if (due.length === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The jobs do not come to rest: ${JSON.stringify(due)}`);
}

/** Runs what must be refused and expects every row and every stored file to be as before. */
export async function unchanged<T>(product: Product, database: ProductDatabase, work: () => Promise<T>): Promise<T> {
  const state = async () => ({ ...(await database.snapshot()), files: (await storedFiles(product)).join() });
  await jobsRest(database);
  const before = await state();
  const result = await work();
  expect(await state()).toEqual(before);
  return result;
}

/** The same process answers, and had no surprise. */
export async function stillUp(product: Product, pid: number): Promise<void> {
  expect(product.pid()).toBe(pid);
  const health = await fetch(`${product.services}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, "ok\n"]);
  expect((await fetch(`${product.services}/readyz`)).status).toBe(200);
  expect(product.output()).not.toMatch(/unexpected error|request failed|uncaught|unhandled/i);
}
