// All cars in all scenes on one sheet, to look at: node packages/stage/tools/sheet.ts <folder of generated cars> <out.jpg> [view,view] [cars] [scenes] [samples] [width] [--gpu]
import sharp, { type OverlayOptions } from "sharp";
import { launchChromium } from "../bench/browser.ts";
import { serveBench } from "../bench/server.ts";

const gpu = process.argv.includes("--gpu");
const [content, out, views = "front-left", cars, scenes, samples = "3", wide = "480"] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"));
if (!content || !out)
  throw new Error(
    "Usage: node sheet.ts <folder of generated cars> <out.jpg> [view,view] [cars] [scenes] [samples] [width] [--gpu]",
  );
const CARS = cars?.split(",") ?? ["orro-5", "halden-gt", "ardane-vero", "torden-fell", "karst-mesa", "tavren-arco"];
const SCENES = scenes?.split(",") ?? ["studio-dark", "studio-light", "dusk-road", "neon-night", "snow-field", "garage"];
const COLUMNS = views.split(",").flatMap((view) => SCENES.map((id) => ({ view, id })));
const width = Number(wide);
const height = Math.round((width * 9) / 16);

const server = await serveBench({ page: new URL("../test/pictures-page.ts", import.meta.url) }, { content });
const browser = await launchChromium(gpu ? "gpu" : "software");
try {
  const page = await browser.newPage({ viewport: { width: 160, height: 90 } });
  await page.goto(`${server.url}/page`);
  await page.waitForFunction("window.picturesReady");
  const tiles: OverlayOptions[] = [];
  for (const [row, car] of CARS.entries()) {
    await page.evaluate(`window.pictures.open(${JSON.stringify(car)})`);
    for (const [column, { view, id }] of COLUMNS.entries()) {
      const build = { scene: { id }, lights: { on: id === "neon-night" || id === "dusk-road" } };
      const shot = { width, height, samples: Number(samples), view };
      const png = await page.evaluate<string>(
        `window.pictures.shoot(${JSON.stringify(build)}, ${JSON.stringify(shot)})`,
      );
      tiles.push({ input: Buffer.from(png, "base64"), left: column * width, top: row * height });
    }
    console.log(car);
  }
  const sheet = {
    width: width * COLUMNS.length,
    height: height * CARS.length,
    channels: 3 as const,
    background: "#000",
  };
  await sharp({ create: sheet }).composite(tiles).jpeg({ quality: 88 }).toFile(out);
} finally {
  await browser.close();
  await server.close();
}
