import path from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "./browser.ts";
import { cpuOf } from "./cpu.ts";
import { benchFirstFrame, type FirstFrameReport } from "./first-frame.ts";
import { serveBench } from "./server.ts";

const COUNTS = [0, 1, 50, 500, 1000] as const;

type Layers = { stickers: number; bakeMs: number; longestScriptMs: number; cpuFrameMs: number };
export type StageReport = {
  pages: FirstFrameReport;
  layers: Layers[];
  addOneMs: number;
  dragStepMs: number;
  partSwapMs: number;
  heapMb: number;
};

/** Sticker counts, adding, dragging and swapping in one page. @param cars folder of generated cars */
async function benchLayers(cars: string, slug: string, frames: number): Promise<Omit<StageReport, "pages">> {
  const server = await serveBench(
    { stickers: new URL("./stickers-stage.ts", import.meta.url) },
    { template: path.join(cars, slug), parts: path.join(cars, "parts") },
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 540 }, deviceScaleFactor: 1 });
    await page.goto(`${server.url}/stickers?parts=norr-petal-7-17,norr-mesh-y-18`);
    await page.waitForFunction("window.benchReady", undefined, { timeout: 120_000, polling: 100 });
    const layers: Layers[] = [];
    for (const count of COUNTS) {
      const shown = await page.evaluate<{ bakeMs: number; longestCallbackMs: number }>(`window.benchShow(${count})`);
      await page.evaluate("window.benchSpin(2)");
      const start = await cpuOf(browser);
      await page.evaluate(`window.benchSpin(${frames})`);
      const cpuFrameMs = ((await cpuOf(browser)) - start) / frames;
      layers.push({ stickers: count, bakeMs: shown.bakeMs, longestScriptMs: shown.longestCallbackMs, cpuFrameMs });
    }
    const { addMs, dragMs } = await page.evaluate<{ addMs: number; dragMs: number }>("window.benchAdd(500)");
    const { swapMs } = await page.evaluate<{ swapMs: number }>("window.benchSwap()");
    const heap = await page.evaluate<number>("performance.memory?.usedJSHeapSize ?? 0");
    return { layers, addOneMs: addMs, dragStepMs: dragMs, partSwapMs: swapMs, heapMb: heap / 2 ** 20 };
  } finally {
    await browser.close();
    await server.close();
  }
}

const ms = (value: number) => String(Math.round(value * 10) / 10);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** The tables of docs/benchmarks.md. */
export function reportText(r: StageReport): string {
  const { bare, viewer, stage } = r.pages;
  const none = r.layers[0]?.cpuFrameMs ?? 1;
  return [
    row(["page", "script, KB gzip", "CPU to first frame, ms", "against bare", "CPU a frame, ms", "against bare"]),
    row(["---", "---", "---", "---", "---", "---"]),
    ...(
      [
        ["bare three.js", bare],
        ["model-viewer", viewer],
        ["our stage", stage],
      ] as const
    ).flatMap(([name, p]) =>
      p
        ? [
            row([
              name,
              Math.round(p.scriptGzip / 1024),
              p.cpuFirstFrameMs,
              (p.cpuFirstFrameMs / bare.cpuFirstFrameMs).toFixed(2),
              p.cpuFrameMs,
              (p.cpuFrameMs / bare.cpuFrameMs).toFixed(2),
            ]),
          ]
        : [],
    ),
    "",
    row(["stickers", "until all are shown, ms", "longest script in a frame, ms", "CPU a frame, ms", "against none"]),
    row(["---", "---", "---", "---", "---"]),
    ...r.layers.map((l) =>
      row([l.stickers, ms(l.bakeMs), ms(l.longestScriptMs), ms(l.cpuFrameMs), (l.cpuFrameMs / none).toFixed(2)]),
    ),
    "",
    `One more sticker on 500: ${ms(r.addOneMs)} ms until it is in the map. A step of a drag: ${ms(r.dragStepMs)} ms of script. A wheel from the cache: ${ms(r.partSwapMs)} ms. Script heap after all this: ${ms(r.heapMb)} MB.`,
  ].join("\n");
}

/** `node stage.ts <folder of generated cars> [template] [runs]` prints the tables. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [cars, slug = "halden-gt", runs = "3"] = process.argv.slice(2);
  if (!cars) {
    console.error("Usage: node stage.ts <folder of generated cars> [template] [runs]");
    process.exitCode = 2;
  } else {
    const pages = await benchFirstFrame(path.join(cars, slug), { runs: Number(runs), frames: 6, viewer: true });
    console.log(reportText({ pages, ...(await benchLayers(cars, slug, 6)) }));
  }
}
