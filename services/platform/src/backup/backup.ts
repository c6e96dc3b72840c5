import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import type { Services } from "../graphql/context.ts";
import { isObjectName } from "../storage/storage.ts";
import {
  appliedMigrations,
  backupTables,
  emptyTables,
  freeJobs,
  goOnCounting,
  inTransaction,
  isInUse,
  readRows,
  schemasOf,
  withoutForeignKeys,
  writeRows,
} from "./tables.repository.ts";

/** Why a backup or a restore cannot be; the message is for a person. */
export class BackupError extends Error {
  override name = "BackupError";
}

type Entry = { rows: number; sha256: string };
/** An object that a row names and that the storage lacks. */
export type Missing = { name: string; table: string };
type Manifest = {
  version: 1;
  at: string;
  migrations: string[];
  tables: Record<string, Entry>;
  objects: string[];
  /** Absent in backups of earlier versions. */
  missing?: Missing[];
};
/** How much there was, and what should have been there. */
export type BackedUp = { rows: number; objects: number; missing: Missing[] };
type Place = Pick<Services, "storage"> & { pool: pg.Pool };

const OBJECT = /[a-z0-9-]+(?:\/[a-z0-9-]+)*\/[0-9a-f]{64}\.[a-z0-9]{1,8}/g;
const fileOf = (folder: string, table: string) => join(folder, "tables", `${table.replaceAll('"', "")}.jsonl`);

/** Tables whose objects may not be there yet. */
const PENDING: ReadonlySet<string> = new Set(["threed.pending_object"]);

/** Is the name a value of its own in these rows of JSON, not a part of a text? */
const isWhole = (rows: string, name: string): boolean => rows.includes(`"${name}"`);

/** @throws BackupError where there is a schema of which nobody knows whether it would be missed */
async function ownSchemas(client: pg.PoolClient): Promise<string[]> {
  const { own, unknown } = await schemasOf(client);
  if (unknown.length > 0)
    throw new BackupError(
      `The database has tables that are not the product's: schema ${unknown.join(", ")}. Move them to a database of their own.`,
    );
  return own;
}

/**
 * Writes every table, as one moment saw them, and every object that they name into a new folder. It can run beside the
 * product. The folder holds secrets (keys, hashes of passwords): it is readable by its owner alone.
 * @returns how much there was, and which objects are missing: everything else is in the backup all the same
 * @throws BackupError when the folder is there already, or the database has a schema that is not the product's
 */
export async function backup({ pool, storage }: Place, folder: string): Promise<BackedUp> {
  if ((await readdir(folder).catch(() => [])).length > 0) throw new BackupError(`The folder ${folder} is not empty.`);
  const aside = `${folder}.part`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(aside, "tables"), { recursive: true, mode: 0o700 });
  // by whom it is named as a whole; null where it only stands within a text, which anybody may write
  const named = new Map<string, string | null>();
  const manifest: Manifest = { version: 1, at: new Date().toISOString(), migrations: [], tables: {}, objects: [] };
  await inTransaction(pool, "begin isolation level repeatable read read only", async (client) => {
    manifest.migrations = await appliedMigrations(client);
    for (const table of await backupTables(client, await ownSchemas(client))) {
      const file = createWriteStream(fileOf(aside, table.name), { mode: 0o600 });
      const hash = createHash("sha256");
      let rows = 0;
      for await (const some of readRows(client, table)) {
        const text = `${some.join("\n")}\n`;
        for (const name of text.match(OBJECT) ?? [])
          if (!named.get(name)) named.set(name, isWhole(text, name) && !PENDING.has(table.name) ? table.name : null);
        hash.update(text);
        rows += some.length;
        if (!file.write(text)) await once(file, "drain");
      }
      file.end();
      await once(file, "close");
      manifest.tables[table.name] = { rows, sha256: hash.digest("hex") };
    }
  });
  const missing: Missing[] = [];
  for (const [name, table] of [...named].sort()) {
    const bytes = await storage.get(name);
    if (!bytes) {
      // an address in a text may look like the name of an object
      if (table) missing.push({ name, table });
      continue;
    }
    const path = join(aside, "objects", name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    manifest.objects.push(name);
  }
  manifest.missing = missing;
  await writeFile(join(aside, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, folder);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, objects: manifest.objects.length, missing };
}

const AT_ONCE = 200;

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let some: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    some.push(line);
    if (some.length === AT_ONCE) {
      yield some;
      some = [];
    }
  }
  if (some.length > 0) yield some;
}

async function checkFiles(folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(fileOf(folder, table))) hash.update(chunk as Buffer);
    if (hash.digest("hex") !== sha256) throw new BackupError(`The backup is damaged: table ${table} has changed.`);
  }
  for (const name of objects) {
    const bytes = isObjectName(name) ? await readFile(join(folder, "objects", name)).catch(() => null) : null;
    const hash = bytes && createHash("sha256").update(bytes).digest("hex");
    if (!hash || !name.includes(`/${hash}.`)) throw new BackupError(`The backup is damaged: object ${name}.`);
  }
}

/**
 * Fills an empty product from a backup: everything or nothing. Every file is checked against its hash first, and every
 * foreign key afterwards.
 * @throws BackupError when something is there already, the version differs, or the backup is damaged
 */
export async function restore({ pool, storage }: Place, folder: string): Promise<BackedUp> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new BackupError(`There is no backup in ${folder}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  await checkFiles(folder, manifest);
  let rows = 0;
  await inTransaction(pool, "begin", async (client) => {
    if (await isInUse(client))
      throw new BackupError("There is data already. Restore into an empty database and data folder (DATA_DIR).");
    if ((await appliedMigrations(client)).join() !== manifest.migrations.join())
      throw new BackupError(
        "The backup is of another version of the product: restore it with that version, then start the new one.",
      );
    for (const name of manifest.objects) {
      const [, prefix = "", extension = ""] = /^(.*)\/[0-9a-f]{64}\.(\w+)$/.exec(name) ?? [];
      await storage.put(prefix, await readFile(join(folder, "objects", name)), extension);
    }
    const schemas = await ownSchemas(client);
    const tables = await backupTables(client, schemas);
    const putKeysBack = await withoutForeignKeys(client, schemas);
    await emptyTables(client, tables);
    for (const table of tables) {
      if (!manifest.tables[table.name]) continue;
      for await (const some of linesOf(fileOf(folder, table.name))) {
        await writeRows(client, table, some);
        rows += some.length;
      }
      await goOnCounting(client, table);
    }
    await putKeysBack();
    await freeJobs(client);
  });
  return { rows, objects: manifest.objects.length, missing: manifest.missing ?? [] };
}
