import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launchChromium } from "./browser.ts";
import { bundle } from "./bundle.ts";
import { cpuOf } from "./cpu.ts";
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
};

export type FirstFrameReport = {
  width: number;
  height: number;
  runs: number;
  stage: PageCost;
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
const library = (file: string) => fileURLToPath(import.meta.resolve(file));

async function measure(url: string, size: { width: number; height: number }, frames: number) {
  // A browser of its own: caches of programs and code would favour the second page.
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
    const before = await cpuOf(browser);
    await page.goto(url);
    await page.waitForFunction("window.benchFirst", undefined, { timeout: 120_000, polling: 50 });
    const cpuFirstFrameMs = (await cpuOf(browser)) - before;
    const wallFirstFrameMs = await page.evaluate<number>("window.benchFirst");
    await page.evaluate("window.benchSpin(2)");
    const start = await cpuOf(browser);
    await page.evaluate(`window.benchSpin(${frames})`);
    const cpuFrameMs = ((await cpuOf(browser)) - start) / frames;
    return { cpuFirstFrameMs, wallFirstFrameMs, cpuFrameMs };
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
  options: { runs?: number; frames?: number; width?: number; height?: number; viewer?: boolean } = {},
): Promise<FirstFrameReport> {
  const { runs = 3, frames = 8, width = 1280, height = 720 } = options;
  const viewerScript = options.viewer ? library("@google/model-viewer/dist/model-viewer.min.js") : null;
  const server = await serveBench(PAGES, {
    template,
    ...(viewerScript
      ? { "model-viewer": path.dirname(viewerScript), meshopt: path.dirname(library("meshoptimizer/decoder")) }
      : {}),
  });
  const names: PageName[] = options.viewer ? ["bare", "viewer", "stage"] : ["bare", "stage"];
  const found: Record<PageName, Awaited<ReturnType<typeof measure>>[]> = { stage: [], bare: [], viewer: [] };
  try {
    for (const name of names) await bundle(PAGES[name]);
    for (let run = 0; run < runs; run++) {
      for (const name of names) {
        found[name].push(await measure(`${server.url}/${name}`, { width, height }, frames));
      }
    }
    const modelBytes = (await stat(path.join(template, "model.glb"))).size;
    const cost = async (name: PageName): Promise<PageCost> => ({
      scriptGzip: gzipSync(name === "viewer" && viewerScript ? await readFile(viewerScript) : await bundle(PAGES[name]))
        .length,
      modelBytes,
      cpuFirstFrameMs: Math.round(median(found[name].map((m) => m.cpuFirstFrameMs))),
      wallFirstFrameMs: Math.round(median(found[name].map((m) => m.wallFirstFrameMs))),
      cpuFrameMs: Math.round(median(found[name].map((m) => m.cpuFrameMs))),
    });
    const [stage, bare] = [await cost("stage"), await cost("bare")];
    const share = (a: number, b: number) => Math.round((a / b) * 100) / 100;
    return {
      width,
      height,
      runs,
      stage,
      bare,
      viewer: options.viewer ? await cost("viewer") : null,
      ratio: {
        firstFrame: share(stage.cpuFirstFrameMs, bare.cpuFirstFrameMs),
        frame: share(stage.cpuFrameMs, bare.cpuFrameMs),
      },
    };
  } finally {
    await server.close();
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
