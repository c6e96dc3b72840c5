/**
 * An hour of a shop's day on the embedded default: `npm run soak -- [minutes]`. People look, search, buy, build with and
 * without pictures, and staff change prices, while pictures are drawn and mails are written. Measured each half minute; memory, connections,
 * files, queue and answers may go up and down, and may not rise.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { newEmail } from "../tests/support/people.ts";
import { databaseOf, openDatabase } from "../tests/support/database.ts";
import { startProduct } from "../tests/support/product.ts";
import { makeStaff } from "../tests/support/staff.ts";
import { fillShop } from "./bench/services.ts";
import { trendOf } from "./bench/slope.ts";
import { beginTraffic } from "./bench/traffic.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const MINUTES = Number(process.argv[2]) || 60;
const SAMPLE_MS = 30_000;
const LEAST_MINUTES = 5;
/** Caches fill and code is compiled until then: no slope is read from it. */
const WARM_PART = 1 / 3;
const CROWD = { visitors: 4, buyers: 1, builders: 1, staff: 1 };

/** What is watched, and by how much small numbers may rise. */
const WATCHED = {
  "resident MB": 15,
  "heap MB": 10,
  "outside the heap MB": 10,
  "open files": 8,
  "database connections": 3,
  "jobs waiting": 10,
  "event loop p99 ms": 10,
  "answers p95 ms": 20,
};
type Name = keyof typeof WATCHED;

const say = (line: string) => process.stdout.write(`${line}\n`);
if (MINUTES < LEAST_MINUTES) {
  say(`A slope takes ${LEAST_MINUTES} minutes or more.`);
  process.exit(1);
}
await prepareContent(say);
await buildApps(say);
const product = await startProduct({ PICTURES: "true" });
const { url } = databaseOf(product);
try {
  await fillShop(url);
  const database = await openDatabase(product);
  const owner = newEmail();
  await makeStaff(product, owner, "owner");
  const noise = { type: "gaussian" as const, mean: 90, sigma: 30 };
  const drawn = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#1a1c1f", noise } });
  const picture = new Blob([new Uint8Array(await drawn.webp().toBuffer())], { type: "image/webp" });
  const traffic = await beginTraffic({ ...product, owner, picture }, CROWD);
  const began = performance.now();
  const points: { at: number; values: Record<Name, number> }[] = [];
  const refused: Record<string, number> = {};
  let waiting: Record<string, number> = {};
  let requests = 0;
  const megabytes = (bytes: number) => bytes / 1_048_576;
  const sample = async () => {
    const metrics = await (await fetch(`${product.services}/metrics`)).text();
    const sum = (name: string) =>
      [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].reduce(
        (all, [, n]) => all + Number(n),
        0,
      );
    waiting = Object.fromEntries(
      [...metrics.matchAll(/^carloom_jobs_waiting\{job="([^"]+)"\} (\d+)$/gm)].map(([, job, n]) => [job, Number(n)]),
    );
    const [backends] = await database.rows("select count(*)::int as n from pg_stat_activity where datname is not null");
    const window = traffic.take();
    requests += window.requests;
    for (const [what, times] of Object.entries(window.refused)) refused[what] = (refused[what] ?? 0) + times;
    const values = {
      "resident MB": megabytes(sum("process_resident_memory_bytes")),
      "heap MB": megabytes(sum("nodejs_heap_size_used_bytes")),
      "outside the heap MB": megabytes(sum("nodejs_external_memory_bytes")),
      "open files": readdirSync(`/proc/${product.pid()}/fd`).length,
      "database connections": backends?.n as number,
      "jobs waiting": sum("carloom_jobs_waiting"),
      "event loop p99 ms": sum("nodejs_eventloop_lag_p99_seconds") * 1000,
      "answers p95 ms": window.p95Ms,
    };
    points.push({ at: (performance.now() - began) / 1000, values });
    const shown = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
    say(`${(points.at(-1)?.at ?? 0).toFixed(0).padStart(5)} s  ${window.requests} requests  ${shown.join("  ")}`);
  };
  while (performance.now() - began < MINUTES * 60_000) {
    await new Promise((next) => setTimeout(next, SAMPLE_MS));
    await sample();
  }
  await traffic.stop();
  await database.close();
  // what the process itself calls unexpected
  const unexpected = product.output().match(/"message":"(unexpected error|request failed|job failed)[^\n]*/g) ?? [];
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(
    `\n${machine}. ${requests} requests in ${MINUTES} minutes, refused: ${JSON.stringify(refused)}; errors in the log: ${unexpected.length}`,
  );
  say(`jobs that waited at the end: ${JSON.stringify(waiting)}`);
  for (const line of unexpected.slice(0, 5)) say(`  ${line.slice(0, 300)}`);
  const counted = points.slice(Math.floor(points.length * WARM_PART));
  let rising = 0;
  for (const [name, slack] of Object.entries(WATCHED) as [Name, number][]) {
    const trend = trendOf(
      counted.map(({ at, values }) => ({ at, value: values[name] })),
      slack,
    );
    if (!trend.isLevel) rising++;
    say(
      `${name.padEnd(22)} middle ${trend.middle.toFixed(0)}, ${trend.perHour >= 0 ? "+" : ""}${trend.perHour.toFixed(1)} an hour: ${trend.isLevel ? "level" : "RISES"}`,
    );
  }
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `soak-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, minutes: MINUTES, requests, refused, unexpected, points }, null, 2));
  say(`Kept in ${file}`);
  if (rising > 0 || unexpected.length > 0 || Object.keys(refused).length > 0) process.exitCode = 1;
} finally {
  await product.stop();
}
