import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { CameraPose } from "../src/index.ts";
import { launchChromium } from "./browser.ts";
import { bundle } from "./bundle.ts";
import { cpuOf, memoryOf } from "./cpu.ts";
import { countDraws } from "./draws.ts";
import { studioHdr } from "./environment-file.ts";
import { serveBench } from "./server.ts";

export type PageCost = {
  /** Bytes of script after gzip, and of the model as served. */
  scriptGzip: number;
  modelBytes: number;
  /** CPU milliseconds of all browser processes from navigation to the finished first frame. */
  cpuFirstFrameMs: number;
  wallFirstFrameMs: number;
  /** CPU milliseconds a frame while the camera turns. */
  cpuFrameMs: number;
  /** Draw calls of a frame, shadows and mirrors included. */
  drawsFrame: number;
  /** MiB of all browser processes after the frames; null where the system does not tell. */
  memoryMb: number | null;
};

export type FirstFrameReport = {
  width: number;
  height: number;
  runs: number;
  stage: PageCost;
  /** The stage as a visitor gets it: what slow machines give up, processors from the first frame, is given up; null where it was not asked for. */
  adapted: PageCost | null;
  bare: PageCost;
  /** Google's model-viewer; null where it was not asked for. */
  viewer: PageCost | null;
  /** Against the bare page. */
  ratio: { firstFrame: number; frame: number };
};

const PAGES = {
  stage: new URL("./first-frame-stage.ts", import.meta.url),
  bare: new URL("./first-frame-bare.ts", import.meta.url),
  viewer: new URL("./first-frame-viewer.ts", import.meta.url),
};
type PageName = keyof typeof PAGES;
type Row = PageName | "adapted";
/** What every run of every page gave. */
export type PageRuns = Record<Row, Awaited<ReturnType<typeof measure>>[]>;
const library = (file: string) => fileURLToPath(import.meta.resolve(file));

async function measure(url: string, size: { width: number; height: number }, frames: number, gpu: boolean) {
  // A browser of its own: caches of programs and code would favour the second page.
  const browser = await launchChromium(gpu ? "gpu" : "software");
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
    await page.addInitScript(countDraws);
    const before = await cpuOf(browser);
    await page.goto(url);
    await page.waitForFunction("window.benchFirst", undefined, { timeout: 120_000, polling: 50 });
    const cpuFirstFrameMs = (await cpuOf(browser)) - before;
    const wallFirstFrameMs = await page.evaluate<number>("window.benchFirst");
    await page.evaluate("window.benchSpin(1)");
    const drawn = await page.evaluate<number>("window.draws");
    const start = await cpuOf(browser);
    await page.evaluate(`window.benchSpin(${frames})`);
    const cpuFrameMs = ((await cpuOf(browser)) - start) / frames;
    const drawsFrame = ((await page.evaluate<number>("window.draws")) - drawn) / frames;
    const pose = await page.evaluate<CameraPose | undefined>("window.benchPose");
    return { pose, cpuFirstFrameMs, wallFirstFrameMs, cpuFrameMs, drawsFrame, memoryMb: await memoryOf(browser) };
  } finally {
    await browser.close();
  }
}

function median(list: number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/**
 * The studio's first frame against a bare three.js page with the same GLB, alternating in one run, software rendering.
 * @param template folder with manifest.json and model.glb
 */
export async function benchFirstFrame(
  template: string,
  options: {
    runs?: number;
    frames?: number;
    width?: number;
    height?: number;
    viewer?: boolean;
    adapted?: boolean;
    /** On the machine's GPU instead of in software. */
    gpu?: boolean;
    /** Runs of the same pages that were made before: only those that are missing are made. */
    done?: PageRuns;
    /** Is given all runs after each. */
    keep?: (runs: PageRuns) => Promise<void>;
    say?: (line: string) => void;
  } = {},
): Promise<FirstFrameReport> {
  const { runs = 3, frames = 8, width = 1280, height = 720, say = () => undefined } = options;
  const viewerScript = options.viewer ? library("@google/model-viewer/dist/model-viewer.min.js") : null;
  const light = await mkdtemp(path.join(tmpdir(), "carloom-light-"));
  await writeFile(path.join(light, "studio.hdr"), studioHdr());
  const server = await serveBench(PAGES, {
    template,
    light,
    ...(viewerScript
      ? { "model-viewer": path.dirname(viewerScript), meshopt: path.dirname(library("meshoptimizer/decoder")) }
      : {}),
  });
  // The stage first: the others take its view.
  const names: Row[] = ["stage", "bare"];
  if (options.adapted) names.splice(1, 0, "adapted");
  if (options.viewer) names.push("viewer");
  const pageOf = (name: Row): PageName => (name === "adapted" ? "stage" : name);
  const found: PageRuns = options.done ?? { stage: [], adapted: [], bare: [], viewer: [] };
  const poseOf = (runs: PageRuns) => runs.stage.find(({ pose }) => pose)?.pose;
  try {
    for (const name of names) await bundle(PAGES[pageOf(name)]);
    for (let run = 0; run < runs; run++) {
      for (const name of names) {
        if (found[name][run]) continue;
        const pose = poseOf(found);
        const query = pose ? `?pose=${encodeURIComponent(JSON.stringify(pose))}` : "";
        const adapt = name === "adapted" ? `${query ? "&" : "?"}adapt` : "";
        const cost = await measure(
          `${server.url}/${pageOf(name)}${query}${adapt}`,
          { width, height },
          frames,
          options.gpu ?? false,
        );
        say(`${name}: first frame ${Math.round(cost.cpuFirstFrameMs)} ms, a frame ${Math.round(cost.cpuFrameMs)} ms`);
        found[name].push(cost);
        await options.keep?.(found);
      }
    }
    const modelBytes = (await stat(path.join(template, "model.glb"))).size;
    const cost = async (name: Row): Promise<PageCost> => ({
      scriptGzip: gzipSync(
        name === "viewer" && viewerScript ? await readFile(viewerScript) : await bundle(PAGES[pageOf(name)]),
      ).length,
      modelBytes,
      cpuFirstFrameMs: Math.round(median(found[name].map((m) => m.cpuFirstFrameMs))),
      wallFirstFrameMs: Math.round(median(found[name].map((m) => m.wallFirstFrameMs))),
      cpuFrameMs: Math.round(median(found[name].map((m) => m.cpuFrameMs))),
      drawsFrame: Math.round(median(found[name].map((m) => m.drawsFrame))),
      memoryMb: found[name][0]?.memoryMb === null ? null : median(found[name].map((m) => m.memoryMb ?? 0)),
    });
    const [stage, bare] = [await cost("stage"), await cost("bare")];
    const share = (a: number, b: number) => Math.round((a / b) * 100) / 100;
    return {
      width,
      height,
      runs,
      stage,
      adapted: options.adapted ? await cost("adapted") : null,
      bare,
      viewer: options.viewer ? await cost("viewer") : null,
      ratio: {
        firstFrame: share(stage.cpuFirstFrameMs, bare.cpuFirstFrameMs),
        frame: share(stage.cpuFrameMs, bare.cpuFrameMs),
      },
    };
  } finally {
    await server.close();
    await rm(light, { recursive: true, force: true });
  }
}

/** `node first-frame.ts <template folder> [runs]` prints the report as JSON. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, runs] = process.argv.slice(2);
  if (!folder) {
    console.error("Usage: node first-frame.ts <folder with manifest.json and model.glb> [runs]");
    process.exitCode = 2;
  } else {
    console.log(JSON.stringify(await benchFirstFrame(folder, runs ? { runs: Number(runs) } : {}), null, 2));
  }
}
