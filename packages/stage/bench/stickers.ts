import { fileURLToPath } from "node:url";
import { launchChromium } from "./browser.ts";
import { cpuOf } from "./cpu.ts";
import { serveBench } from "./server.ts";

export type StickersReport = {
  width: number;
  height: number;
  stickers: number;
  /** From the build handed over to all layers in the map, and the frames drawn meanwhile. */
  bake: { wallMs: number; frames: number; baked: number; longestScriptMs: number; longestTaskMs: number };
  /** CPU milliseconds a frame while the camera turns, medians of runs that alternate. */
  cpuFrameMs: { none: number; stickers: number };
  ratio: number;
};

type Shown = {
  bakeMs: number;
  frames: number;
  baked: number;
  wanted: number;
  longestCallbackMs: number;
  longestTaskMs: number;
};

function median(list: number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/**
 * A car with a thousand stickers against the same car without, in one page, software rendering.
 * @param template folder with manifest.json and model.glb
 */
export async function benchStickers(
  template: string,
  options: { runs?: number; frames?: number; width?: number; height?: number } = {},
): Promise<StickersReport> {
  const { runs = 3, frames = 6, width = 960, height = 540 } = options;
  const server = await serveBench({ stickers: new URL("./stickers-stage.ts", import.meta.url) }, { template });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
    await page.goto(`${server.url}/stickers`);
    await page.waitForFunction("window.benchReady", undefined, { timeout: 120_000, polling: 100 });
    const cost: Record<"none" | "stickers", number[]> = { none: [], stickers: [] };
    let bake: Shown | null = null;
    for (let run = 0; run < runs; run++) {
      for (const name of ["none", "stickers"] as const) {
        const shown = await page.evaluate<Shown>(`window.benchShow(${name === "stickers" ? 1000 : 0})`);
        if (name === "stickers") bake ??= shown;
        await page.evaluate("window.benchSpin(2)");
        const start = await cpuOf(browser);
        await page.evaluate(`window.benchSpin(${frames})`);
        cost[name].push(((await cpuOf(browser)) - start) / frames);
      }
    }
    const none = median(cost.none);
    const stickers = median(cost.stickers);
    return {
      width,
      height,
      stickers: bake?.wanted ?? 0,
      bake: {
        wallMs: Math.round(bake?.bakeMs ?? 0),
        frames: bake?.frames ?? 0,
        baked: bake?.baked ?? 0,
        longestScriptMs: Math.round(bake?.longestCallbackMs ?? 0),
        longestTaskMs: Math.round(bake?.longestTaskMs ?? 0),
      },
      cpuFrameMs: { none: Math.round(none), stickers: Math.round(stickers) },
      ratio: Math.round((stickers / none) * 100) / 100,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** `node stickers.ts <template folder> [runs]` prints the report as JSON. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, runs] = process.argv.slice(2);
  if (!folder) {
    console.error("Usage: node stickers.ts <folder with manifest.json and model.glb> [runs]");
    process.exitCode = 2;
  } else {
    console.log(JSON.stringify(await benchStickers(folder, runs ? { runs: Number(runs) } : {}), null, 2));
  }
}
