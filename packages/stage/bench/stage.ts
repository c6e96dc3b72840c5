import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "./browser.ts";
import { benchFirstFrame, type FirstFrameReport } from "./first-frame.ts";
import { benchLayers, type LayersReport } from "./layers.ts";

export type StageReport = {
  at: string;
  machine: string;
  browser: string;
  template: string;
  pages: FirstFrameReport;
  livery: LayersReport;
};

const one = (value: number) => String(Math.round(value * 10) / 10);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (...cells: string[]) => [row(cells), row(cells.map(() => "---"))];

/** The tables of docs/benchmarks.md. */
export function reportText(r: StageReport): string {
  const { bare, viewer, stage, adapted } = r.pages;
  const { layers, acts } = r.livery;
  const none = layers[0]?.cpuFrameMs ?? 1;
  const pages = [
    ["bare three.js", bare],
    ["model-viewer", viewer],
    ["our stage, nothing spared", stage],
    ["our stage, as it adapts", adapted],
  ] as const;
  return [
    `${r.template} at ${r.pages.width} × ${r.pages.height}, one GLB and one light for all, medians of ${r.pages.runs} runs that alternate.`,
    "",
    ...head(
      "page",
      "script, KB gzip",
      "CPU to first frame, ms",
      "against bare",
      "CPU a frame, ms",
      "against bare",
      "draws a frame",
      "memory, MB",
    ),
    ...pages.flatMap(([name, p]) =>
      p
        ? [
            row([
              name,
              Math.round(p.scriptGzip / 1024),
              p.cpuFirstFrameMs,
              (p.cpuFirstFrameMs / bare.cpuFirstFrameMs).toFixed(2),
              p.cpuFrameMs,
              (p.cpuFrameMs / bare.cpuFrameMs).toFixed(2),
              p.drawsFrame,
              p.memoryMb ?? "?",
            ]),
          ]
        : [],
    ),
    "",
    `Stickers at ${r.livery.width} × ${r.livery.height}.`,
    "",
    ...head(
      "stickers",
      "all shown after, ms",
      "longest script of a frame, ms",
      "CPU a frame, ms",
      "against none",
      "a frame, ms",
      "frames a second",
    ),
    ...layers.map((l) =>
      row([
        l.stickers,
        Math.round(l.shownMs),
        one(l.longestScriptMs),
        Math.round(l.cpuFrameMs),
        (l.cpuFrameMs / none).toFixed(2),
        l.frameMs.toFixed(1),
        (1000 / l.frameMs).toFixed(l.frameMs > 50 ? 1 : 0),
      ]),
    ),
    "",
    ...head("act, with the frame that shows it", "script, ms", "passes, ms", "rebuilds of the map"),
    ...acts.map((a) => row([a.act, one(a.scriptMs), Math.round(a.wallMs), a.rebuilds])),
    "",
    `Dragging a sticker in the middle of 1,000, ${r.livery.drag.steps} steps: median ${r.livery.drag.median.toFixed(1)} ms, p99 ${r.livery.drag.p99.toFixed(1)} ms, ${(r.livery.drag.p99 / r.livery.drag.median).toFixed(2)} × the median.`,
    "",
    `After all this: ${one(r.livery.heapMb)} MB of script heap, ${r.livery.memoryMb ?? "?"} MB in all processes of the browser.`,
    "",
    `${r.machine}; ${r.browser}; drawn by ${r.livery.renderer}. Milliseconds are this machine's, ratios hold.`,
  ].join("\n");
}

async function browserName(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/** `node stage.ts <folder of generated cars> <folder for the report> [template] [runs] [--gpu]` prints the tables and keeps them as JSON. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const gpu = process.argv.includes("--gpu");
  const [cars, out, template = "halden-gt", runs = "1"] = process.argv.slice(2).filter((a) => a !== "--gpu");
  if (!cars || !out) {
    console.error("Usage: node stage.ts <folder of generated cars> <folder for the report> [template] [runs] [--gpu]");
    process.exitCode = 2;
  } else {
    const started = performance.now();
    const say = (line: string) => console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${line}`);
    const at = new Date().toISOString();
    const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
    const browser = await browserName();
    const size = gpu ? { width: 2560, height: 1440 } : { width: 960, height: 540 };
    const options = { runs: Number(runs), frames: gpu ? 60 : 2, ...size, viewer: true, adapted: true, gpu, say };
    const pages = await benchFirstFrame(path.join(cars, template), options);
    const livery = await benchLayers(cars, template, { gpu, say });
    const report: StageReport = { at, machine, browser, template, pages, livery };
    console.log(reportText(report));
    await mkdir(out, { recursive: true });
    const file = path.join(out, `stage-${at.replace(/[:.]/g, "-")}.json`);
    await writeFile(file, JSON.stringify(report, null, 2));
    say(`kept in ${file}`);
  }
}
