import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TRACK } from "../../services/commerce/src/testing/documents.ts";
import { type Api, apiOf } from "../support/api.ts";
import { openDatabase, storedFiles } from "../support/database.ts";
import { newPerson, signIn } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { READ_ONCE } from "../support/read-once.ts";
import { complete, goodsOf, readyCart } from "../support/shop.ts";

/** The two commands as an operator runs them, on the data of a product in use. */
const root = resolve(import.meta.dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "carloom-kept-"));
const folder = join(place, "backup");
let product: Product;
let api: Api;
beforeAll(async () => {
  // jobs work out figures and facets anew whenever they come to it: no row may change between backup and look
  product = await startProduct({ JOBS: "false" });
  api = apiOf(product);
});
afterAll(async () => {
  await product?.stop();
  rmSync(place, { recursive: true, force: true });
});

const run = (command: "backup" | "restore", env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/backup.ts"), command, folder], {
    cwd: root,
    env: { ...READ_ONCE, ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
};

it("npm run backup beside the running product, npm run restore into an empty folder, and the shop goes on there", async () => {
  const person = await newPerson(api);
  const [goods] = (await goodsOf(api)).filter(({ available }) => available > 4);
  if (!goods) throw new Error("The shelves are empty.");
  const { order } = await complete(api, await readyCart(api, [{ variantId: goods.variantId, quantity: 2 }]));
  const files = await storedFiles(product);

  const written = run("backup", product.env);
  expect([written.status, written.text]).toEqual([0, expect.stringMatching(/^Wrote \d+ rows and \d+ files: /)]);
  const again = run("backup", product.env);
  expect([again.status, again.text]).toEqual([1, expect.stringContaining("is not empty")]);

  // the machine is lost: another takes its place, with nothing but the backup
  const old = await openDatabase(product);
  const before = await old.snapshot();
  await old.close();
  await product.lose();
  const restored = run("restore", product.env);
  expect([restored.status, restored.text]).toEqual([0, expect.stringMatching(/^Restored \d+ rows and \d+ files: /)]);
  await product.restart();
  const database = await openDatabase(product);
  expect(await database.snapshot()).toEqual(before);
  await database.close();
  expect(await storedFiles(product)).toEqual(files);

  const { orderByToken } = (await api.commerce(TRACK, { token: order.token })).data;
  expect([orderByToken.number, orderByToken.lines[0].quantity]).toEqual([order.number, 2]);
  await signIn(api, person.email);
  const next = await complete(api, await readyCart(api, [{ variantId: goods.variantId, quantity: 1 }]));
  expect(Number(next.order.number)).toBe(Number(order.number) + 1);
});
