import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type pg from "pg";
import type { Services } from "../graphql/context.ts";
import { isObjectName } from "../storage/storage.ts";
import { type BackupFiles, backupFiles, SealError } from "./seal.ts";
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
/** `files` seals and opens what is written and read; without it everything lies open. */
type Place = Pick<Services, "storage"> & { pool: pg.Pool; files?: BackupFiles };

const OBJECT = /[a-z0-9-]+(?:\/[a-z0-9-]+)*\/[0-9a-f]{64}\.[a-z0-9]{1,8}/g;
const fileOf = (folder: string, table: string) => join(folder, "tables", `${table.replaceAll('"', "")}.jsonl`);

/** Tables whose objects may not be there yet. */
const PENDING: ReadonlySet<string> = new Set(["threed.pending_object"]);

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

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
export async function backup({ pool, storage, files = backupFiles() }: Place, folder: string): Promise<BackedUp> {
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
      const hash = createHash("sha256");
      let rows = 0;
      const lines = async function* () {
        for await (const some of readRows(client, table)) {
          const text = `${some.join("\n")}\n`;
          for (const name of text.match(OBJECT) ?? [])
            if (!named.get(name)) named.set(name, isWhole(text, name) && !PENDING.has(table.name) ? table.name : null);
          hash.update(text);
          rows += some.length;
          yield Buffer.from(text);
        }
      };
      await files.write(fileOf(aside, table.name), lines());
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
    await files.write(path, one(bytes));
    manifest.objects.push(name);
  }
  manifest.missing = missing;
  await files.write(join(aside, "manifest.json"), one(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)));
  await rename(aside, folder);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, objects: manifest.objects.length, missing };
}

const AT_ONCE = 200;

async function* linesOf(files: BackupFiles, path: string): AsyncGenerator<string[]> {
  let some: string[] = [];
  const input = Readable.from(await files.read(path));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    some.push(line);
    if (some.length === AT_ONCE) {
      yield some;
      some = [];
    }
  }
  if (some.length > 0) yield some;
}

/** Null where the file is gone, cut off or not what was sealed. */
async function hashOf(files: BackupFiles, path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of await files.read(path)) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest("hex");
}

async function checkFiles(files: BackupFiles, folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables))
    if ((await hashOf(files, fileOf(folder, table))) !== sha256)
      throw new BackupError(`The backup is damaged: table ${table} has changed.`);
  for (const name of objects) {
    const hash = isObjectName(name) ? await hashOf(files, join(folder, "objects", name)) : null;
    if (!hash || !name.includes(`/${hash}.`)) throw new BackupError(`The backup is damaged: object ${name}.`);
  }
}

/** @throws BackupError where there is none, or it cannot be opened */
async function manifestIn(files: BackupFiles, folder: string): Promise<Manifest> {
  const bytes = await files.read(join(folder, "manifest.json")).then(whole, (error: unknown) => {
    throw new BackupError(error instanceof SealError ? error.message : `There is no backup in ${folder}.`);
  });
  return JSON.parse(Buffer.from(bytes).toString("utf8")) as Manifest;
}

/**
 * Rows of one table of a backup, as plain data; none where the backup is older than the table.
 * @throws BackupError where there is no backup, or it cannot be opened
 */
export async function* rowsInBackup(
  files: BackupFiles,
  folder: string,
  table: string,
): AsyncGenerator<Record<string, unknown>> {
  if (!(await manifestIn(files, folder)).tables[table]) return;
  for await (const some of linesOf(files, fileOf(folder, table)))
    for (const line of some) yield JSON.parse(line) as Record<string, unknown>;
}

/**
 * Fills an empty product from a backup: everything or nothing. Every file is checked against its hash first, and every
 * foreign key afterwards.
 * @throws BackupError when something is there already, the version differs, or the backup is damaged
 */
export async function restore({ pool, storage, files = backupFiles() }: Place, folder: string): Promise<BackedUp> {
  const manifest = await manifestIn(files, folder);
  await checkFiles(files, folder, manifest);
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
      await storage.put(prefix, await whole(await files.read(join(folder, "objects", name))), extension);
    }
    const schemas = await ownSchemas(client);
    const tables = await backupTables(client, schemas);
    const putKeysBack = await withoutForeignKeys(client, schemas);
    await emptyTables(client, tables);
    for (const table of tables) {
      if (!manifest.tables[table.name]) continue;
      for await (const some of linesOf(files, fileOf(folder, table.name))) {
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
