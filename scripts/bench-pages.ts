/**
 * What Lighthouse says of the pages: `npm run bench:pages [path …]`. Its mobile profile (a slow phone on slow 4G, simulated),
 * three runs a page, the one in the middle counts; one of the studio (`studio:<car>`). Lighthouse is fetched for this alone, into `.data/bench/lighthouse`:
 * no other part of the project needs its 200 packages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { findChromium } from "../packages/stage/bench/browser.ts";
import { startProduct } from "../tests/support/product.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { fetchLighthouse, LIGHTHOUSE_VERSION, type LighthouseResult } from "./setup/lighthouse.ts";
import { root } from "./setup/root.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PATHS = [
  "/",
  "/car",
  "/car/halden-gt",
  "/default-channel",
  "/contact",
  "/?lang=ko",
  "/car?lang=ja",
  "studio:halden-gt",
];

type Result = LighthouseResult;

const say = (line: string) => process.stdout.write(`${line}\n`);

await prepareContent(say);
await buildApps(say);
const { lighthouse, launch } = await fetchLighthouse();
const chromePath = findChromium();
if (!chromePath) throw new Error("No Chromium was found; name one in CHROMIUM.");

const product = await startProduct();
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
const rows: Record<string, number | string>[] = [];
try {
  const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : PATHS;
  for (const path of paths) {
    const url = path.startsWith("studio:")
      ? `${product.studio}/workspace/default/${path.slice("studio:".length)}`
      : `${product.site}${path}`;
    await fetch(url);
    const results: Result["lhr"][] = [];
    // one run of the studio: what a processor draws there takes its time, and is not what is asked of it here
    const runs = path.startsWith("studio:") ? 1 : RUNS;
    for (let run = 0; run < runs; run++)
      results.push((await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" })).lhr);
    results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
    const middle = results[runs >> 1];
    if (!middle) continue;
    const row: Record<string, number | string> = { page: path };
    for (const name of CATEGORIES) row[name] = Math.round((middle.categories[name]?.score ?? 0) * 100);
    row["LCP s"] = ((middle.audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000).toFixed(2);
    row["TBT ms"] = Math.round(middle.audits["total-blocking-time"]?.numericValue ?? 0);
    row.CLS = (middle.audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3);
    rows.push(row);
    say(Object.entries(row).flat().join(" "));
    // what costs points in the categories that want 100
    const failed = Object.entries(middle.audits).filter(([, { score }]) => score !== null && score < 0.9);
    for (const [id, { title }] of failed) say(`    ${id}: ${title}`);
  }
  const names = Object.keys(rows[0] ?? {});
  say(`\n| ${names.join(" | ")} |\n|${names.map(() => "---").join("|")}|`);
  for (const row of rows) say(`| ${names.map((name) => row[name]).join(" | ")} |`);
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\nMeasured on ${machine}; Lighthouse ${LIGHTHOUSE_VERSION}, mobile, middle of ${RUNS} runs, one of the studio.`);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `pages-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, rows }, null, 2));
} finally {
  chrome.kill();
  await product.stop();
}
