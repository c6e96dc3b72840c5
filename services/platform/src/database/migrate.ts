import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./connect.ts";
import { applyOutside } from "./outside.ts";

/**
 * Name (`20261120_1200_threed_templates`) → migration. Names sort in the order of time over all services. All run in one
 * transaction; those that are `outside` run after it, each statement by itself, while others go on writing: an index of a
 * large table, or rows written in steps. They may be broken off and begun again at any place, and hold no lock for long.
 */
export type Migrations = Record<string, { up(db: Kysely<never>): Promise<void>; outside?: true }>;

/** How long a migration tries to get its locks from those who are working, and how long it waits between tries. */
const PATIENCE_MS = 600_000;
const PAUSE_MS = 500;

/** It waited too long for somebody's lock, and is undone as a whole. */
const isLockedOut = (error: unknown): boolean => (error as { code?: string } | null)?.code === "55P03";

/** Brings the database up to date; every node may call it at once, one does the work. */
export async function migrate(db: Database, ...services: Migrations[]): Promise<string[]> {
  const all: Record<string, Migration> = {};
  const outside: Record<string, () => Promise<void>> = {};
  for (const migrations of services) {
    for (const [name, migration] of Object.entries(migrations)) {
      if (name in all || name in outside) throw new Error(`Two migrations are named ${name}.`);
      if (migration.outside) outside[name] = () => migration.up(db as unknown as Kysely<never>);
      else all[name] = { up: (kysely) => migration.up(kysely as Kysely<never>) };
    }
  }
  // it makes the schema, too: `create schema if not exists` fails where two nodes meet in an empty database
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableSchema: "platform",
    allowUnorderedMigrations: true,
  });
  let { error, results } = await migrator.migrateToLatest();
  for (const limit = Date.now() + PATIENCE_MS; isLockedOut(error) && Date.now() < limit; ) {
    await new Promise((next) => setTimeout(next, PAUSE_MS));
    ({ error, results } = await migrator.migrateToLatest());
  }
  if (error) {
    const failed = results?.find((result) => result.status === "Error");
    throw new Error(`Migration ${failed?.migrationName ?? "?"} failed: ${(error as Error).message}`, { cause: error });
  }
  return [...(results ?? []).map((result) => result.migrationName), ...(await applyOutside(db, outside))];
}
