/** How fast the website answers: `npm run bench:site`. Server, PostgreSQL and the generator share the cores. */
import { fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { MOST_SCRIPT, scriptSize } from "../apps/site/test/script-size.ts";
import { databaseOf, openDatabase } from "../tests/support/database.ts";
import { startProduct } from "../tests/support/product.ts";
import { processCpu, processTreeCpu } from "./bench/cpu.ts";
import type { LoadOrder, LoadResult } from "./bench/generator.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

await prepareContent(say);
await buildApps(say);
const product = await startProduct();
const generator = fork(join(import.meta.dirname, "bench/generator.ts"));
const { pid: postgres } = databaseOf(product);

type Row = LoadResult & { name: string; serverMs: number; postgresMs: number; load: number };

async function load(name: string, order: Omit<LoadOrder, "url" | "get">): Promise<Row> {
  const before = { server: processCpu(product.pid()), postgres: processTreeCpu(postgres) };
  const result = await new Promise<LoadResult>((done) => {
    generator.once("message", (message) => done(message as LoadResult));
    generator.send({ url: product.site, get: true, ...order });
  });
  const each = (seconds: number) => (seconds * 1000) / Math.max(1, result.requests);
  return {
    name,
    ...result,
    serverMs: each(processCpu(product.pid()) - before.server),
    postgresMs: each(processTreeCpu(postgres) - before.postgres),
    load: loadavg()[0] ?? 0,
  };
}

/** An address that the page cache does not keep: it is rendered for each request. */
const rendered = (path: string) =>
  Array.from({ length: 50 }, (_, i) => `${path}${path.includes("?") ? "&" : "?"}visit=${i}`);

try {
  const database = await openDatabase(product);
  /** Templates are copied until there are so many. */
  const grow = async (count: number) => {
    const [known] = await database.rows("select count(*)::int as count from threed.template");
    const columns =
      "title, description, status, thumbnail, thumbnail_mobile, thumbnail_webp, thumbnail_video, option, picture_sizes";
    await database.rows(
      `insert into threed.template (uuid, slug, ${columns})
       select gen_random_uuid(), t.slug || '-' || n, ${columns.replaceAll(/\b(\w)/g, "t.$1")}
       from (select * from threed.template order by position limit 1) t, generate_series($1::int, $2::int) n`,
      [Number(known?.count), count - 1],
    );
    await database.rows("analyze threed.template");
  };
  const rows: Row[] = [];
  for (const templates of [100, 1000]) {
    await grow(templates);
    await new Promise((done) => setTimeout(done, 4000));
    await load("warm-up", { bodies: rendered("/car"), connections: 8, seconds: 5 });
    rows.push(
      await load(`/car of ${templates} templates, rendered`, {
        bodies: rendered("/car"),
        connections: 20,
        seconds: 10,
      }),
      await load(`/car of ${templates} templates, one after the other`, {
        bodies: rendered("/car"),
        connections: 1,
        seconds: 6,
      }),
      await load(`/car of ${templates} templates, page cache`, { bodies: ["/car"], connections: 50, seconds: 8 }),
    );
  }
  rows.push(
    await load("home, rendered", { bodies: rendered("/"), connections: 20, seconds: 6 }),
    await load("a template's page, rendered", { bodies: rendered("/car/halden-gt"), connections: 20, seconds: 6 }),
    await load("the shop's first page, rendered", {
      bodies: rendered("/default-channel"),
      connections: 20,
      seconds: 6,
    }),
  );
  const scripts: { path: string; bytes: number }[] = [];
  for (const path of ["/", "/car", "/car/halden-gt", "/contact", "/default-channel", "/default-channel/checkout"]) {
    const html = await (await fetch(product.site + path)).text();
    const read = async (address: string) => (await fetch(product.site + address)).bytes();
    scripts.push({ path, bytes: await scriptSize(html, read) });
  }
  await database.close();
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  say(`\n${machine}. Server, PostgreSQL and the load generator share the cores.\n`);
  for (const row of rows) {
    say(
      `${row.name}: ${row.perSecond.toFixed(0)}/s, p50 ${row.p50.toFixed(1)} ms, p95 ${row.p95.toFixed(1)} ms, ${row.errors} errors of ${row.requests}; CPU a request: server ${row.serverMs.toFixed(2)} ms, PostgreSQL ${row.postgresMs.toFixed(2)} ms; load average ${row.load.toFixed(1)}`,
    );
    if (row.firstError) say(`  first error: ${row.firstError}`);
  }
  say("");
  for (const { path, bytes } of scripts)
    say(`script at ${path}: ${(bytes / 1000).toFixed(1)} KB gzip${bytes > MOST_SCRIPT ? ", more than 135" : ""}`);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `site-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, at: new Date().toISOString(), rows, scripts }, null, 2));
  say(`\nKept in ${file}`);
} finally {
  generator.kill();
  await product.stop();
}
