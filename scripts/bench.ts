import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { benchFirstFrame } from "../packages/stage/bench/first-frame.ts";
import { startProduct } from "../tests/support/product.ts";
import { load, table } from "./bench/measure.ts";
import { panelLatency } from "./bench/panels.ts";
import { benchServices } from "./bench/services.ts";
import { stickerTimes } from "./bench/stickers.ts";
import { studioCost } from "./bench/studio.ts";
import { buildApps } from "./setup/build.ts";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

const content = await prepareContent(say);
await buildApps(say);
await prepareChromium(say);

const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
say(`\nMeasured on ${machine}. Server, PostgreSQL and the load share the cores.\n`);

const product = await startProduct({ LIMIT_UPLOADS_PER_MINUTE: "100000", LIMIT_STICKERS_PER_MINUTE: "100000" });
try {
  // three visits of somebody new; the one in the middle counts
  const visits = [];
  for (let i = 0; i < 3; i++) visits.push(await studioCost(product.studio, "halden-gt"));
  const [, studio] = visits.sort((a, b) => a.cpuMs - b.cpuMs);
  if (!studio) throw new Error("The studio was not measured.");
  const rows = await benchServices(product);
  say(`CPU per request over HTTP, one at a time\n\n${table(rows)}\n`);

  const drawn = await stickerTimes(product.services);
  say(
    `stickers from words, four samples of 1024 x 1024 over HTTP: p50 ${drawn.p50.toFixed(0)} ms, p95 ${drawn.p95.toFixed(0)} ms (<= 1000) of ${drawn.count}, the first with the start of the drawing process ${drawn.first.toFixed(0)} ms\n`,
  );

  // an address that the page cache does not keep
  const page = await load(`${product.site}/car?visit=1`, 20, 8);
  await fetch(`${product.site}/car`);
  const kept = await load(`${product.site}/car`, 20, 4);
  const line = ({ perSecond, p95, errors }: typeof page) =>
    `${perSecond.toFixed(0)} requests/s, p95 ${p95.toFixed(0)} ms, ${errors} errors`;
  say(`/car with 100 templates, 20 connections, rendered each time: ${line(page)}; from the page cache: ${line(kept)}`);
  say("  (the load runs in this process, on the same cores: npm run bench:site keeps them apart)\n");

  const frames = await benchFirstFrame(join(content, "halden-gt"), studio.canvas);
  const share = (cpu: number) => (cpu / frames.bare.cpuFirstFrameMs).toFixed(2);
  say("Studio, software rendering");
  say(
    `  to the standing car: script ${kb(studio.script)} (brotli; ${kb(studio.scriptGzip)} as gzip, <= 360), model ${kb(studio.model)}, the rest ${kb(studio.other)}`,
  );
  say(
    `  CPU to first frame, ${studio.canvas.width} x ${studio.canvas.height}: bare three.js page ${frames.bare.cpuFirstFrameMs} ms, stage alone ${frames.stage.cpuFirstFrameMs} ms: ${share(frames.stage.cpuFirstFrameMs)} x (<= 1.3), whole studio with panels and requests ${studio.cpuMs} ms: ${share(studio.cpuMs)} x`,
  );
  say(
    `  CPU per frame: stage ${frames.stage.cpuFrameMs} ms, bare ${frames.bare.cpuFrameMs} ms: ${frames.ratio.frame} x`,
  );

  const panels = await panelLatency(product.studio, "halden-gt");
  say(
    `  panel actions, from the input to the end of the frame that answers it on the page's main thread, the car not drawn meanwhile: p50 ${panels.p50.toFixed(0)} ms, p95 ${panels.p95.toFixed(0)} ms (<= 100) of ${panels.count} inputs, each the median of ${panels.passes} passes (p95 of each pass ${panels.ofPasses.map(({ p95 }) => p95.toFixed(0)).join(", ")} ms); as the browser's Event Timing has it, raster of the panels and the wait for it included: p50 ${panels.withRaster.p50.toFixed(0)} ms, p95 ${panels.withRaster.p95.toFixed(0)} ms`,
  );
  for (const { action, count, p50, p95 } of panels.actions)
    say(`    ${action}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${count}`);

  const file = join(root, ".data", "bench", `${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(
      {
        machine,
        at: new Date().toISOString(),
        services: rows,
        site: { rendered: page, kept },
        studio: { ...studio, frames, panels },
      },
      null,
      2,
    ),
  );
  say(`\nKept in ${file}`);
} finally {
  await product.stop();
}
