/**
 * Whether lists, searches and pages stay as quick as a shop grows: `npm run bench:size -- [products] [pattern of names]`. Two shops run
 * beside one another, one with 1,000,000 products, 500,000 orders, 500,000 builds and 10,000,000 events, the other with
 * a hundredth of it; both are asked in turn, so that a busy machine is as busy for either. Then a backup
 * and its restore are timed. Takes an hour or two, and 40 GB of disk at full size.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  accountId,
  accountsOf,
  buildsOf,
  catalogueOf,
  eventsOf,
  ordersOf,
} from "../services/commerce/src/bench/fill.ts";
import { fillBySets } from "../services/commerce/src/bench/fill-sets.ts";
import { apiOf } from "../tests/support/api.ts";
import { databaseOf } from "../tests/support/database.ts";
import { newEmail, newPerson, signIn } from "../tests/support/people.ts";
import { startProduct } from "../tests/support/product.ts";
import { openRun } from "../tests/support/seeded.ts";
import { makeStaff } from "../tests/support/staff.ts";
import { countNow } from "./bench/counted.ts";
import { QUESTIONS, type Shop } from "./bench/size-questions.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const PRODUCTS = Number(process.argv[2]) || 1_000_000;
const ONLY = new RegExp(process.argv.slice(2).find((word) => !Number(word)) ?? ".");
const SMALLER = 100;
const DAYS = 89;
const TIMES = { warm: 5, measured: 40 };
const TARGET = 1.5;
/** What a second does not divide: a page of 3 ms and one of 4 are both quick. */
const ALWAYS_QUICK_MS = 50;
const BYTES_A_PRODUCT = 40_000;
const TOKEN_MS = 240_000;
/** Filling takes long at full size: what takes longer than this is told. */
const TOLD_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const disk = statfsSync(tmpdir());
if (disk.bavail * disk.bsize < PRODUCTS * BYTES_A_PRODUCT) {
  say(
    `This takes ${Math.ceil((PRODUCTS * BYTES_A_PRODUCT) / 1e9)} GB in ${tmpdir()}. Name fewer products, or another TMPDIR.`,
  );
  process.exit(1);
}
const line = (statement: string) => statement.replaceAll(/\s+/g, " ").trim().slice(0, 100);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

type Filled = Shop & { databaseMb: number };

/** Starts a shop and fills it. Orders and builds are half as many as products, events ten times as many. */
async function open(products: number): Promise<Filled> {
  const product = await startProduct({ LIMIT_SIGN_IN_PER_MINUTE: "10000" });
  const began = performance.now();
  const { url } = databaseOf(product);
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  pool.on("error", () => undefined);
  const half = Math.ceil(products / 2);
  const accounts = Math.ceil(half / 5);
  const events = products * 10;
  const step = Math.ceil(events / 10);
  try {
    for (let days = 0; days <= DAYS + 31; days += 15)
      await pool.query("select commerce.visit_month(now() - make_interval(days => $1))", [days]);
    // a long load has few checkpoints, and is cleaned once
    const engine = async (...changes: string[]) => {
      for (const change of changes) await pool.query(`alter system ${change}`);
      await pool.query("select pg_reload_conf()");
    };
    await engine("set max_wal_size = '8GB'", "set autovacuum = off");
    const told = (statement: string, ms: number) => {
      if (ms > TOLD_MS) say(`  ${seconds(began)} s, of it ${(ms / 1000).toFixed(1)} s: ${line(statement)}`);
    };
    await fillBySets(
      pool,
      {
        goods: catalogueOf(products),
        orders: [accountsOf(accounts), ...ordersOf(half, products, accounts)],
        builds: [
          ...buildsOf(half),
          ...Array.from({ length: 10 }, (_, i) =>
            eventsOf({ total: events, days: DAYS, first: i * step + 1, last: Math.min(events, (i + 1) * step) }),
          ),
        ],
      },
      told,
    );
    const cleaned = performance.now();
    await pool.query("vacuum analyze");
    told("vacuum analyze", performance.now() - cleaned);
    await engine("reset max_wal_size", "reset autovacuum");
    await countNow(product);
    const api = apiOf(product);
    const person = await newPerson(api);
    const { rows } = await pool.query("select id from commerce.account where email = $1", [person.email]);
    const id = rows[0]?.id as string;
    // somebody who bought twenty times and built five cars
    await pool.query(`update commerce."order" set user_id = $1, email = $2 where user_id = ${accountId("'8'")}::text`, [
      id,
      person.email,
    ]);
    await pool.query(`update threed.project set owner_id = $1 where owner_id = ${accountId("'8'")}::text`, [id]);
    const owner = newEmail();
    await makeStaff(product, owner, "owner");
    const bearer = (email: string) => {
      let signed = { at: 0, header: Promise.resolve("") };
      return () => {
        if (Date.now() - signed.at > TOKEN_MS)
          signed = { at: Date.now(), header: signIn(api, email).then((one) => one.bearer) };
        return signed.header;
      };
    };
    const [size] = (await pool.query("select pg_database_size(current_database()) as bytes")).rows;
    const databaseMb = Math.round(Number(size?.bytes) / 1_048_576);
    say(
      `${products.toLocaleString("en")} products, ${half.toLocaleString("en")} orders and builds, ${events.toLocaleString("en")} events in ${seconds(began)} s; the database holds ${databaseMb} MB`,
    );
    return { product, api, products, orders: half, person: bearer(person.email), owner: bearer(owner), databaseMb };
  } catch (error) {
    await product.stop();
    throw error;
  } finally {
    await pool.end();
  }
}

const at = (waits: number[], part: number) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0;

/** Runs a command of the product on a shop's data. @returns seconds and the most that it held, in MB */
async function command(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ seconds: number; mb: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, "scripts", script), ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  let mb = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      mb = Math.max(mb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // it has ended
    }
  }, 200);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
  return { seconds: (performance.now() - began) / 1000, mb: Math.round(mb) };
}

// the demo is put into a database once, and copied
process.on("exit", openRun());
await prepareContent(say);
await buildApps(say);
const shops: Filled[] = [];
type Row = { name: string; p50: number[]; p95: number[]; ratio: number };
const rows: Row[] = [];
const keep = join(tmpdir(), `carloom-size-${process.pid}`);
try {
  for (const products of [Math.ceil(PRODUCTS / SMALLER), PRODUCTS]) shops.push(await open(products));
  for (const [name, ask] of Object.entries(QUESTIONS).filter(([title]) => ONLY.test(title))) {
    const waits = shops.map((): number[] => []);
    const measure = async () => {
      for (let i = 0; i < TIMES.warm + TIMES.measured; i++)
        for (const [which, shop] of shops.entries()) {
          const began = performance.now();
          await ask(shop, i);
          if (i >= TIMES.warm) waits[which]?.push(performance.now() - began);
        }
    };
    // what fails after hours of filling takes nothing of the rest with it
    const failure = await measure().then(
      () => null,
      (error: Error) => error.message,
    );
    if (failure !== null) {
      say(`${name.padEnd(36)} FAILS: ${failure}`);
      process.exitCode = 1;
      continue;
    }
    const [p50, p95] = [0.5, 0.95].map((part) => waits.map((some) => at(some, part))) as [number[], number[]];
    const ratio = (p95[1] ?? 0) / (p95[0] ?? 1);
    rows.push({ name, p50, p95, ratio });
    const show = (some: number[]) => some.map((ms) => ms.toFixed(1)).join(" -> ");
    const isGood = ratio <= TARGET || (p95[1] ?? 0) <= ALWAYS_QUICK_MS;
    say(
      `${name.padEnd(36)} p50 ${show(p50)} ms   p95 ${show(p95)} ms   x ${ratio.toFixed(2)}${isGood ? "" : "  GROWS"}`,
    );
    if (!isGood) process.exitCode = 1;
  }
  const [, large] = shops;
  if (large && ONLY.test("backup")) {
    const folder = join(keep, "backup");
    mkdirSync(keep, { recursive: true });
    const made = await command("backup.ts", ["backup", folder], large.product.env);
    say(`backup of the larger shop: ${made.seconds.toFixed(0)} s, ${made.mb} MB held`);
    const empty = await startProduct({ CATALOGUE: "empty" });
    await empty.halt();
    const target = { ...empty.env, DATA_DIR: join(keep, "restored") };
    const restored = await command("backup.ts", ["restore", folder], target);
    say(`its restore: ${restored.seconds.toFixed(0)} s, ${restored.mb} MB held`);
    await empty.stop();
  }
} finally {
  for (const { product } of shops) await product.stop();
  rmSync(keep, { recursive: true, force: true });
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\n${machine}`);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `size-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, products: PRODUCTS, rows }, null, 2));
  say(`Kept in ${file}`);
}
