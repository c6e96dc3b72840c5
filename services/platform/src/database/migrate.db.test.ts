import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, inject, it, vi } from "vitest";
import { platformMigrations } from "../migrations.ts";
import { bringUpToDate } from "../services.ts";
import { withAdmin } from "../testing/template.ts";
import { connect } from "./connect.ts";

const urlOf = (database: string) => inject("testPostgres").replace("{database}", database);
const admin = (statement: string) => withAdmin(urlOf("postgres"), (client) => client.query(statement));
const NODES = 3;

it("nodes that meet in an empty database all start, also those that come while another makes its first tables", async () => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await admin(`create database "${name}"`);
  const { db, close } = connect({ url: urlOf(name), size: 2, statementTimeoutMs: 5000 });
  try {
    let nodes: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (other) => {
      await sql`create schema platform`.execute(other);
      nodes = Promise.all(Array.from({ length: NODES }, () => bringUpToDate(urlOf(name), [])));
      nodes.catch(() => undefined);
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          expect(rows[0]?.waiting).toBeGreaterThan(0);
        },
        { interval: 50 },
      );
    });
    await nodes;
    const { rows } = await sql<{ name: string }>`select name from platform.kysely_migration`.execute(db);
    const all = Object.keys(platformMigrations).filter((one) => !platformMigrations[one]?.outside);
    expect(rows.map((row) => row.name).toSorted()).toEqual(all.toSorted());
  } finally {
    await close();
    await admin(`drop database "${name}" with (force)`);
  }
});
