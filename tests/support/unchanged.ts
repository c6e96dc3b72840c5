import { expect } from "vitest";
import { type ProductDatabase, storedFiles } from "./database.ts";
import type { Product } from "./product.ts";

/** Runs what must be refused and expects every row and every stored file to be as before. */
export async function unchanged<T>(product: Product, database: ProductDatabase, work: () => Promise<T>): Promise<T> {
  const state = async () => ({ ...(await database.snapshot()), files: (await storedFiles(product)).join() });
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
