/**
 * How quickly the dashboard's figures come from 10,000,000 visit events and 50,000 orders: `npm run bench:numbers [events]`.
 * The events lie in the real partitions and are counted by the real job; asks in process and prints the waits.
 */
import { identityMigrations } from "@carloom/identity";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  connect,
  createEndpoint,
  ensureDatabase,
  limitsOf,
  openServices,
  silentLog,
  startEmbedded,
  type Visitor,
} from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { seedBase } from "../seed/seed.repository.ts";
import { shopTables } from "../tables.ts";
import { visitJobs } from "../visits/visits.jobs.ts";
import { eventsOf, ordersOf } from "./fill.ts";

const EVENTS = Number(process.argv[2] ?? 10_000_000);
const ORDERS = 50_000;
const DAYS = 89;
const TARGET_MS = 200;

/** The days before the raw events, as they stay for good; then goods, orders of a year, and a build for each third. */
const FILL = [
  `insert into commerce.visit_day select current_date - d, c.id, k, 4000, 5000 from generate_series(${DAYS + 1}, 730) d,
    commerce.channel c, unnest(array['VISIT', 'CAR_OPENED', 'STUDIO_OPENED', 'BUILD_CHANGED', 'CART_FILLED',
    'CHECKOUT_BEGUN', 'ORDER_PLACED', 'SEARCH_EMPTY']) k`,
  `insert into commerce.visit_subject_day select 'SEARCH_EMPTY', current_date - d, c.id, 'en', 'term ' || t, 3, 3
    from generate_series(${DAYS + 1}, 365) d, commerce.channel c, generate_series(1, 100) t`,
  `insert into commerce.product (slug, product_type_id, category_id, names, search, position)
    select 'p-' || n, (select min(id) from commerce.product_type), (select min(id) from commerce.category),
      json_build_object('en', 'Wheel ' || n), 'wheel ' || n, n from generate_series(1, 500) n`,
  `insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
    select id, slug, 'One', 0, 9000, true, false from commerce.product`,
  `insert into commerce.stock (variant_id, warehouse_id, quantity)
    select id, (select min(id) from commerce.warehouse), id % 90 from commerce.variant`,
  ...ordersOf(ORDERS, 500),
  "analyze",
];

const MONEY = "{ amount currency }";
const SUM = `orders gross ${MONEY} tax ${MONEY} refunded ${MONEY} average ${MONEY}`;
const COUNTS = "visits cars studios builds carts checkouts orders";
const TOP = "(from: $from, until: $until, first: 20)";
/** What the room of numbers asks for; the overview asks for its first half. */
const ASKED: Record<string, string> = {
  "sales, best sellers, stock": `salesByDay(from: $from, until: $until) { channel { id } days { day sum { ${SUM} } }
      total { ${SUM} } before { ${SUM} } } bestSellers${TOP} { productName pieces } runningOut${TOP} { available daysLeft }`,
  "templates, colors, finishes": `templatesOrdered${TOP} { name count } coloursOrdered${TOP} { name count }
      finishesOrdered${TOP} { name count }`,
  "visits, cars opened, searches": `visitsByDay(from: $from, until: $until) { days { day counts { ${COUNTS} } }
      total { ${COUNTS} } before { ${COUNTS} } } templatesOpened${TOP} { name count }
      searchesWithoutResult${TOP} { term language visits }`,
  "tax, payouts": `taxByRate(from: $from, until: $until) { country rate net ${MONEY} tax ${MONEY} }
      payoutsByDay(from: $from, until: $until) { day gateway net ${MONEY} }`,
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const timed = async (name: string, work: () => Promise<unknown> | undefined) => {
  const started = performance.now();
  await work();
  say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
const owner: Visitor = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  email: "owner@people.example",
  isConfirmed: true,
  isStaff: true,
  roles: ["owner"],
  isAdministrator: false,
};
const part = (waits: number[], of: number) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * of)] ?? 0;
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4291 });
const dataDir = join(tmpdir(), `carloom-numbers-${process.pid}`);
const name = `numbers_${randomUUID().slice(0, 8)}`;
try {
  const settings = readSettings({ DATA_DIR: dataDir, STATEMENT_TIMEOUT_MS: "3600000" });
  const database = await ensureDatabase(postgres, name);
  const services = await openServices(settings, database, [identityMigrations, commerceMigrations], silentLog);
  try {
    const { pool } = services.connection;
    await shopTables(services.db)
      .transaction()
      .execute((trx) => seedBase(trx));
    for (let days = 0; days <= DAYS + 31; days += 15)
      await pool.query("select commerce.visit_month(now() - make_interval(days => $1))", [days]);
    await timed(`${EVENTS.toLocaleString("en")} events written`, async () => {
      const step = Math.ceil(EVENTS / 10);
      for (let first = 1; first <= EVENTS; first += step)
        await pool.query(eventsOf({ total: EVENTS, days: DAYS, first, last: Math.min(EVENTS, first + step - 1) }));
    });
    for (const statement of FILL.slice(2)) await pool.query(statement);
    const count = () => visitJobs(services)["commerce.visitCount"]?.({}, { attempt: 1, lastAttempt: false });
    await timed("counted for the first time, all days", count);
    for (const statement of FILL.slice(0, 2)) await pool.query(statement);
    await pool.query("analyze");
    await timed("counted again, as every five minutes", count);
    const endpoint = createEndpoint({
      schema: commerceSchema,
      path: "/commerce/graphql/",
      limits: limitsOf(settings.env),
      contextOf: async () => ({ ...services, visitor: owner, ip: "", requestId: "numbers", threed: noDesigns }),
    });
    const ask = async (fields: string, days: number) => {
      const query = `query($from: Date!, $until: Date!) { ${fields} }`;
      const body = JSON.stringify({ query, variables: { from: dayAgo(days - 1), until: dayAgo(0) } });
      const headers = { "content-type": "application/json" };
      const response = await endpoint(
        new Request("http://localhost/commerce/graphql/", { method: "POST", headers, body }),
      );
      const answer = (await response.json()) as { errors?: unknown };
      if (answer.errors) throw new Error(JSON.stringify(answer).slice(0, 400));
    };
    let slowest = 0;
    for (const days of [1, 30, 90, 365]) {
      for (const [what, fields] of Object.entries({ ...ASKED, "all of it at once": Object.values(ASKED).join("\n") })) {
        const waits: number[] = [];
        for (let i = -5; i < 40; i++) {
          const started = performance.now();
          await ask(fields, days);
          if (i >= 0) waits.push(performance.now() - started);
        }
        if (days === 30) slowest = Math.max(slowest, part(waits, 0.95));
        const [least, half, most] = [0, 0.5, 0.95].map((of) => part(waits, of).toFixed(1));
        say(`${what}, ${days} days: least ${least}, p50 ${half}, p95 ${most} ms`);
      }
    }
    say(`overview of 30 days: p95 ${slowest.toFixed(0)} ms, at most ${TARGET_MS} ms`);
    if (slowest > TARGET_MS) process.exitCode = 1;
  } finally {
    await services.close();
  }
} finally {
  const admin = connect({ url: postgres.urlOf("postgres"), size: 1, statementTimeoutMs: 30_000 });
  await admin.pool.query(`drop database if exists "${name}" with (force)`);
  await admin.close();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
