import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@carloom/settings/server";
import { inject } from "vitest";
import type { Connection } from "../database/connect.ts";
import type { Migrations } from "../database/migrate.ts";
import type { RequestContext, Visitor } from "../graphql/context.ts";
import { createLog, silentLog } from "../log.ts";
import { connectServices, type OpenServices } from "../services.ts";
import { type Seeding, templateOf, withAdmin } from "./template.ts";

/** Surprises are shown: a test that fails because of one should say which. */
const surprisesOnly = { ...silentLog, error: createLog().error };

export type TestServices = OpenServices & {
  databaseUrl: string;
  /** A context as a request of this visitor gets it. */
  contextFor(visitor?: Visitor | null): RequestContext;
  drop(): Promise<void>;
};

const urlOf = (database: string) => inject("testPostgres").replace("{database}", database);

const admin = (statement: string) => withAdmin(urlOf("postgres"), (client) => client.query(statement));

/**
 * Makes a transaction that asks the pool for a second connection fail at once. In a full house such a transaction waits
 * for others that wait alike, which no test of one buyer would ever see.
 */
function refuseSecondConnections({ db, pool }: Connection): void {
  const inside = new AsyncLocalStorage<true>();
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => execute((trx) => inside.run(true, () => work(trx)));
    return builder;
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (inside.getStore()) throw new Error("A transaction asked the pool for a second connection.");
    return connect(...args);
  }) as typeof pool.connect;
}

/**
 * A database of its own on the real engine, migrated, with services around it; `drop()` removes everything.
 *
 * @param seeding what it holds besides, written once for all files of a run and copied
 */
export async function testServices(
  migrations: readonly Migrations[],
  env: Record<string, string> = {},
  seeding?: Seeding,
): Promise<TestServices> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await templateOf(urlOf, inject("testRun"), migrations, seeding);
  // files copied as they are, not page by page through the log: a third less work, and less to drop
  await admin(`create database "${name}" template "${template}" strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), "carloom-test-"));
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_POOL: "6", ...env });
  const databaseUrl = urlOf(name);
  // the template was brought up to date
  const services = await connectServices(settings, databaseUrl, surprisesOnly);
  refuseSecondConnections(services.connection);
  return {
    ...services,
    databaseUrl,
    contextFor: (visitor = null) => ({ ...services, visitor, ip: "127.0.0.1", requestId: "test" }),
    async drop() {
      await services.close();
      await admin(`drop database "${name}" with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
