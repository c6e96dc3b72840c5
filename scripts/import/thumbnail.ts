import { dirname } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../../packages/stage/bench/browser.ts";
import { serveBench } from "../../packages/stage/bench/server.ts";

export type Pictures = { jpg: Buffer; webp: Buffer; mobile: Buffer };

/**
 * Renders the tile picture (3:2) of a template folder with `model.glb` and `manifest.json`, by what draws the server's pictures.
 *
 * @param samples of each pixel
 * @throws without a Chromium
 */
export async function renderThumbnail(folder: string, samples: number): Promise<Pictures> {
  const page = new URL("../../packages/stage/bench/page.ts", import.meta.url);
  const server = await serveBench({ page }, { template: folder, parts: dirname(folder) });
  const browser = await launchChromium("soonest");
  try {
    const tab = await browser.newPage();
    await tab.goto(`${server.url}/page?template=/template/&view=front34&unshown`);
    await tab.waitForFunction("window.stageReady || window.stageFailed", undefined, { timeout: 180_000 });
    const failed = await tab.evaluate("window.stageFailed");
    if (failed) throw new Error(String(failed));
    const data = (await tab.evaluate(`(async () => {
      const blob = await window.stage.capture({ width: 1200, height: 800, samples: ${samples}, type: "image/png" });
      return await new Promise((done) => { const r = new FileReader(); r.onload = () => done(r.result); r.readAsDataURL(blob); });
    })()`)) as string;
    const picture = sharp(Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
    return {
      jpg: await picture.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
      webp: await picture.clone().webp({ quality: 82 }).toBuffer(),
      mobile: await picture.clone().resize(600).webp({ quality: 78 }).toBuffer(),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
