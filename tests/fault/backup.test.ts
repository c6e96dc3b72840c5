import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  backup,
  backupFiles,
  type Migrations,
  restore,
  rotateKeys,
  rowsInBackup,
  sealingKeys,
} from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import {
  accountById,
  accountDb,
  eraseAccount,
  eraseAgain,
  identityJobs,
  identityMigrations,
  lockAccount,
  nothingPersonal,
} from "@carloom/identity";
import { commerceMigrations } from "@carloom/commerce";
import { threedMigrations } from "@carloom/threed";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../../services/commerce/src/testing/buy.ts";
import { COMPLETE } from "../../services/commerce/src/testing/documents.ts";
import { type Shop, shopFixture } from "../../services/commerce/src/testing/shop.ts";

/** Where the backups of these tests lie. */
const places = mkdtempSync(join(tmpdir(), "carloom-backup-"));
let shop: Shop;
let folder: string;
let object: string;
const opened: TestServices[] = [];
beforeAll(async () => {
  shop = await shopFixture();
  await empty();
  folder = join(places, "one");
});
afterAll(async () => {
  await shop?.drop();
  for (const services of opened) await services.drop();
  rmSync(places, { recursive: true, force: true });
});

async function empty(): Promise<TestServices> {
  const services = await testServices([threedMigrations, identityMigrations, commerceMigrations]);
  opened.push(services);
  return services;
}
const placeOf = (services: TestServices) => ({ pool: services.connection.pool, storage: services.storage });

/** Rows of every table as number and hash. */
async function fingerprint({ connection }: TestServices): Promise<Record<string, string>> {
  const { rows: tables } = await connection.pool.query(
    "select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('platform', 'threed', 'commerce', 'graphile_worker') and tablename not like '%migration%' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await connection.pool.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(r, ',' order by r), '')) as hash from (select to_jsonb(t)::text as r from ${name} t) x`,
    );
    found[name] = rows[0].hash;
  }
  return found;
}

it("round-trips every table and every file, and refuses what would lose something", async () => {
  const [source] = opened;
  if (!source) throw new Error("There is nothing to back up.");
  // a product in use: goods, carts, orders, waiting jobs, an object
  object = await source.storage.put("product", new TextEncoder().encode("a picture"), "webp");
  const { pool } = source.connection;
  await pool.query(
    `insert into threed.template (uuid, slug, title, status, thumbnail, option, position)
     values (gen_random_uuid(), 'halden', '{"en":"a","ko":"나","ja":"ア"}', 'open', $1, '{"n": 1.10, "s": "\\u00e9 \\" \\\\ 한"}', 1)`,
    [object],
  );
  await pool.query(
    "insert into commerce.account (email, password_hash, first_name) values ('a@b.example', 'x', E'new\\nline')",
  );
  await pool.query("insert into commerce.counter (name, value) values ('big', 9007199254740993)");
  await pool.query("select graphile_worker.add_job('waits', '{\"to\": 1}')");
  // databases of tests begin with one key
  await rotateKeys(source.db);
  const before = await fingerprint(source);
  const made = await backup(placeOf(source), folder);
  expect(made.objects).toBe(1);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(join(folder, "tables")))
    expect(statSync(join(folder, "tables", file)).mode & 0o077).toBe(0);
  await expect(backup(placeOf(source), folder)).rejects.toThrow("is not empty");

  const target = await empty();
  expect(await restore(placeOf(target), folder)).toEqual(made);
  expect(await fingerprint(target)).toEqual(before);
  expect(new TextDecoder().decode((await target.storage.get(object)) ?? undefined)).toBe("a picture");
  // numbers go on, keys hold, and nothing is written over
  await target.connection.pool.query("select graphile_worker.add_job('next')");
  await expect(
    target.connection.pool.query(
      "insert into commerce.account_session (account_id, kind, expires_at) values (gen_random_uuid(), 'api', now())",
    ),
  ).rejects.toThrow("foreign key");
  const kept = await fingerprint(target);
  await expect(restore(placeOf(target), folder)).rejects.toThrow("There is data already");
  expect(await fingerprint(target)).toEqual(kept);

  const other = await empty();
  const untouched = await fingerprint(other);
  appendFileSync(join(folder, "tables", "commerce.account.jsonl"), '{"email":"evil@b.example"}\n');
  await expect(restore(placeOf(other), folder)).rejects.toThrow("damaged");
  expect(await fingerprint(other)).toEqual(untouched);
  await expect(restore(placeOf(other), join(folder, "nowhere"))).rejects.toThrow("no backup");
});

it("says which files are missing, and keeps everything else", async () => {
  const services = await empty();
  const lost = `product/${"a".repeat(64)}.webp`;
  const only = `product/${"b".repeat(64)}.webp`;
  await services.connection.pool.query(
    `insert into threed.template (uuid, slug, title, status, thumbnail, option, position)
     values (gen_random_uuid(), 'lost', '{"en":"a","ko":"나","ja":"ア"}', 'open', $1, $2, 1)`,
    [lost, JSON.stringify({ note: `see https://elsewhere.example/${only}` })],
  );
  const into = join(places, "lost");
  const made = await backup(placeOf(services), into);
  expect(made).toMatchObject({ objects: 0, missing: [{ name: lost, table: "threed.template" }] });
  const target = await empty();
  expect(await restore(placeOf(target), into)).toEqual(made);
});

it("frees the queues of workers that are gone", async () => {
  const services = await empty();
  const { pool } = services.connection;
  await pool.query("select graphile_worker.add_job('draw', queue_name := 'pictures')");
  await pool.query(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'gone'`);
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`);
  const into = join(places, "queues");
  await backup(placeOf(services), into);
  const target = await empty();
  await restore(placeOf(target), into);
  const { rows } = await target.connection.pool.query(
    `select j.locked_by as job, q.locked_by as queue from graphile_worker._private_jobs j
     join graphile_worker._private_job_queues q on q.id = j.job_queue_id`,
  );
  expect(rows).toEqual([{ job: null, queue: null }]);
});

it("holds the schema of every service, and refuses one that nobody knows", async () => {
  const garage: Migrations = {
    "20261123_0700_garage_cars": {
      async up(db) {
        await sql`create schema garage`.execute(db);
        await sql`create table garage.car (id integer primary key, name text)`.execute(db);
      },
    },
  };
  const open = async () => {
    const services = await testServices([threedMigrations, identityMigrations, commerceMigrations, garage]);
    opened.push(services);
    return services;
  };
  const [source, target] = [await open(), await open()];
  await source.connection.pool.query("insert into garage.car values (7, 'Halden')");
  await backup(placeOf(source), join(places, "four"));
  await restore(placeOf(target), join(places, "four"));
  const { rows } = await target.connection.pool.query("select * from garage.car");
  expect(rows).toEqual([{ id: 7, name: "Halden" }]);
  await source.connection.pool.query("create schema stray; create table stray.thing (id integer)");
  await expect(backup(placeOf(source), join(places, "five"))).rejects.toThrow("schema stray");
});

it("sees one moment while people order beside it", async () => {
  const pool = shop.services.connection.pool;
  const into = join(places, "moment");
  const buyers = Array.from({ length: 6 }, async () => {
    const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]);
    return (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order.number;
  });
  const [written] = await Promise.all([backup({ pool, storage: shop.services.storage }, into), ...buyers]);
  expect(written.rows).toBeGreaterThan(0);
  const rows = (table: string) =>
    readFileSync(join(into, "tables", `commerce.${table}.jsonl`), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const orders = new Set(rows("order").map(({ id }) => id));
  const lines = rows("order_line");
  expect(new Set(lines.map(({ order_id }) => order_id))).toEqual(orders);
  // an order and the pieces taken for it are of one moment
  const allocated = rows("stock").reduce((sum, row) => sum + row.allocated, 0);
  expect(allocated).toBe(lines.reduce((sum, row) => sum + row.allocated, 0));
});

let sealed = 0;
const sealedFolder = () => join(places, `sealed-${++sealed}`);

it("seals a backup for a key that the machine itself does not have", async () => {
  const source = await empty();
  await source.connection.pool.query(
    "insert into commerce.account (email, first_name) values ('secret@people.example', 'Mina')",
  );
  await source.storage.put("product", new TextEncoder().encode("a secret picture"), "webp");
  const keys = await sealingKeys();
  const into = sealedFolder();
  const made = await backup({ ...placeOf(source), files: backupFiles({ recipient: keys.recipient }) }, into);
  for (const file of readdirSync(into, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    expect(file.name).toMatch(/\.age$/);
    const bytes = readFileSync(join(file.parentPath, file.name));
    expect(bytes.toString("latin1")).toMatch(/^age-encryption.org\/v1/);
    expect(bytes.includes("secret")).toBe(false);
  }
  const target = await empty();
  await expect(restore(placeOf(target), into)).rejects.toThrow("The backup is sealed. Set BACKUP_IDENTITY");
  const other = backupFiles(await sealingKeys());
  await expect(restore({ ...placeOf(target), files: other }, into)).rejects.toThrow("sealed for another key");
  const files = backupFiles(keys);
  const accounts = join(into, "tables", "commerce.account.jsonl.age");
  const bytes = readFileSync(accounts);
  writeFileSync(accounts, bytes.with(bytes.length - 3, (bytes.at(-3) ?? 0) ^ 1));
  await expect(restore({ ...placeOf(target), files }, into)).rejects.toThrow("damaged: table commerce.account");
  writeFileSync(accounts, bytes);
  expect(await restore({ ...placeOf(target), files }, into)).toEqual(made);
  const { rows } = await target.connection.pool.query("select email from commerce.account");
  expect(rows).toEqual([{ email: "secret@people.example" }]);
});

it("erases anew whom a backup from before their erasure brings back, and nobody else", async () => {
  const source = await empty();
  const { rows } = await source.connection.pool.query(
    `insert into commerce.account (email, first_name, is_confirmed) values
      ('gone@people.example', 'A', true), ('later@people.example', 'B', true), ('stays@people.example', 'C', true) returning id`,
  );
  const [gone = "", later = "", stays = ""] = rows.map(({ id }) => String(id));
  const [before, after] = [sealedFolder(), sealedFolder()];
  await backup(placeOf(source), before);
  const erase = async (id: string) => {
    await accountDb(source.db)
      .transaction()
      .execute(async (trx) => {
        const account = await lockAccount(trx, id);
        if (account) await eraseAccount(nothingPersonal, trx, account);
      });
  };
  // of one the files know, of the other only the later backup
  await erase(gone);
  await runJobs(source);
  await erase(later);
  await backup(placeOf(source), after);

  const target = await empty();
  await restore({ ...placeOf(target), storage: source.storage }, before);
  const known = new Set<string>();
  for await (const row of rowsInBackup(backupFiles(), after, "commerce.erasure")) known.add(String(row["account_id"]));
  expect(known).toEqual(new Set([gone, later]));
  expect(await eraseAgain({ db: target.db, storage: source.storage })).toBe(1);
  expect(await eraseAgain({ db: target.db, storage: source.storage }, known)).toBe(2);
  await runJobs(target);
  const still = await Promise.all([gone, later, stays].map((id) => accountById(accountDb(target.db), id)));
  expect(still.map((account) => account?.first_name)).toEqual([undefined, undefined, "C"]);
  expect(await eraseAgain({ db: target.db, storage: source.storage }, known)).toBe(0);
});

/** Does what waits of the accounts, with what it adds. */
async function runJobs(services: TestServices): Promise<void> {
  const handlers = identityJobs(services, nothingPersonal);
  for (;;) {
    const { rows } = await services.connection.pool.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier like 'account.%' returning t.identifier, j.payload`,
    );
    if (rows.length === 0) return;
    for (const { identifier, payload } of rows)
      await handlers[identifier as string]?.(payload, { attempt: 1, lastAttempt: false });
  }
}
