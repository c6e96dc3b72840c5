import { createHash } from "node:crypto";
import pg from "pg";
import { connect, type Database } from "../database/connect.ts";
import type { Migrations } from "../database/migrate.ts";
import { bringUpToDate } from "../services.ts";
import { loadKeys } from "../tokens/keys.ts";

const prefix = (run: string) => `template_${run}_`;

/** One connection to the engine's own database; everything else is beside it. */
export async function withAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const there = async (client: pg.Client, name: string) =>
  (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount === 1;

/** Rows that many files begin with; of one name they are the same for all files of a run. */
export type Seeding = { name: string; write(db: Database): Promise<void> };

/** What a template is made of: the migrations, by name and text, and the seeding by its name. */
function digestOf(migrations: readonly Migrations[], seeding?: Seeding): string {
  const hash = createHash("sha256").update(seeding?.name ?? "");
  for (const [name, { up }] of migrations.flatMap((some) => Object.entries(some))) hash.update(`${name}${up}`);
  return hash.digest("hex").slice(0, 16);
}

const made = new Map<string, Promise<string>>();

/**
 * A migrated database that others are copied from, with rows where a seeding is given: copying takes a tenth of the time
 * of migrating. Made by the first file of a run that needs it, whichever worker it is in.
 *
 * @param urlOf the address of a database of the engine
 * @returns the template's name
 */
export function templateOf(
  urlOf: (database: string) => string,
  run: string,
  migrations: readonly Migrations[],
  seeding?: Seeding,
): Promise<string> {
  const name = `${prefix(run)}${digestOf(migrations, seeding)}`;
  const making =
    made.get(name) ??
    (seeding
      ? templateOf(urlOf, run, migrations).then((migrated) =>
          make(urlOf, name, migrated, (url) => within(url, (db) => seeding.write(db))),
        )
      : make(urlOf, name, "template1", (url) => migrate(url, migrations)));
  made.set(name, making);
  return making;
}

async function within(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = connect({ url, size: 1, statementTimeoutMs: 60_000 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function migrate(url: string, migrations: readonly Migrations[]): Promise<void> {
  await bringUpToDate(url, migrations);
  // the first key is made once: to find two primes takes a tenth of a second
  await within(url, loadKeys);
}

async function make(
  urlOf: (database: string) => string,
  name: string,
  from: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  await withAdmin(urlOf("postgres"), async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    if (await there(client, name)) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists "${unfinished}" with (force)`);
    await client.query(`create database "${unfinished}" template "${from}"`);
    await fill(urlOf(unfinished));
    await client.query(`alter database "${unfinished}" rename to "${name}"`);
  });
  return name;
}

/** Removes what a run made. */
export async function dropTemplates(url: string, run: string): Promise<void> {
  await withAdmin(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix(run)],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  });
}
