import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifestFrom } from "@carloom/build";
import sharp from "sharp";
import { launchChromium } from "./browser.ts";
import { serveBench } from "./server.ts";

/** From the front and the rear, both sides and above. */
export const LOOKED_FROM = ["front34", "rear34", "side-left", "front", "top"] as const;
const SHOT = { width: 640, height: 360, samples: 8 };
/** A busy machine takes its time for a page and for a picture. */
const LIMIT_MS = 1_200_000;
/** Steps of a channel (of 255) that the eye tells beside one another. */
const SEEN = 24;

/** Files of one make of a car, in a folder of their own below `folder`. */
export function putCar(folder: string, name: string, { glb, manifest }: { glb: Uint8Array; manifest: Manifest }): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "model.glb"), glb);
  writeFileSync(join(folder, name, "manifest.json"), JSON.stringify(manifest));
}

/** Of each view the share of the picture's points whose colour is another to the eye, between two makes of a car. */
export async function looksApart(
  folder: string,
  [one, other]: readonly [string, string],
): Promise<Map<string, number>> {
  const { cameras } = manifestFrom(readFileSync(join(folder, other, "manifest.json"), "utf8"));
  const server = await serveBench({ page: new URL("../test/pictures-page.ts", import.meta.url) }, { content: folder });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 128, height: 72 } });
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${server.url}/page`);
    await page.waitForFunction("window.picturesReady");
    const shots = new Map<string, Buffer[]>();
    for (const name of [one, other]) {
      await page.evaluate(`window.pictures.open(${JSON.stringify(name)})`);
      for (const view of LOOKED_FROM) {
        // one camera for both: a car whose outline is a hair smaller would be framed nearer
        const pose = cameras.find(({ id }) => id === view) ?? { id: view };
        const { id: _, ...place } = pose;
        const shot = `window.pictures.shoot({ scene: { id: "studio-light" } }, ${JSON.stringify({ ...SHOT, view: place, asGiven: true })})`;
        const png = Buffer.from(await page.evaluate<string>(shot), "base64");
        writeFileSync(join(folder, `${name}.${view}.png`), png);
        shots.set(view, [...(shots.get(view) ?? []), await sharp(png).removeAlpha().raw().toBuffer()]);
      }
    }
    return new Map([...shots].map(([view, [a, b]]) => [view, apart(a as Buffer, b as Buffer)]));
  } finally {
    await browser.close();
    await server.close();
  }
}

function apart(a: Buffer, b: Buffer): number {
  let seen = 0;
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > SEEN)) seen++;
  return seen / (a.length / 3);
}
