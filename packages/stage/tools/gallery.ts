// The gallery's pictures from its pieces:
// node packages/stage/tools/gallery.ts <folder of generated cars> [out] [names] [width] [samples] [--gpu] [--resume]
// A processor draws some minutes on each; with --resume those that are there in this size and newer than their piece are left alone.
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { launchChromium } from "../bench/browser.ts";
import { serveBench } from "../bench/server.ts";
import type { GalleryPiece, GalleryShot } from "./gallery-page.ts";

const pieces = path.join(import.meta.dirname, "../../../docs/gallery");
/** Bytes of a committed picture. */
const LARGEST = 600_000;

async function webp(png: Buffer): Promise<Buffer> {
  for (let quality = 92; ; quality -= 4) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= LARGEST || quality <= 60) return bytes;
  }
}

/** Drawn in this width, after the last change of its piece. */
async function isDone(picture: string, piece: string, wide: number): Promise<boolean> {
  try {
    const [drawn, written] = await Promise.all([stat(picture), stat(piece)]);
    return drawn.mtimeMs > written.mtimeMs && (await sharp(picture).metadata()).width === wide;
  } catch {
    return false;
  }
}

const gpu = process.argv.includes("--gpu");
const resume = process.argv.includes("--resume");
const [content, out = pieces, names = "", width = "2560", samples = "16"] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"));
if (!content)
  throw new Error(
    "Usage: node gallery.ts <folder of generated cars> [out] [names] [width] [samples] [--gpu] [--resume]",
  );
const wanted = names ? names.split(",") : null;
const shot: GalleryShot = {
  width: Number(width),
  height: Math.round((Number(width) * 9) / 16),
  samples: Number(samples),
};
await mkdir(out, { recursive: true });
const server = await serveBench(
  { page: new URL("./gallery-page.ts", import.meta.url) },
  { content, art: path.join(pieces, "art") },
);
const browser = await launchChromium(gpu ? "gpu" : "software");
try {
  for (const file of (await readdir(pieces)).filter((name) => name.endsWith(".json")).sort()) {
    const name = path.basename(file, ".json");
    if (wanted && !wanted.includes(name)) continue;
    if (resume && (await isDone(path.join(out, `${name}.webp`), path.join(pieces, file), shot.width))) continue;
    const started = performance.now();
    const piece: GalleryPiece = JSON.parse(await readFile(path.join(pieces, file), "utf8"));
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    await page.goto(`${server.url}/page`);
    await page.waitForFunction("window.shoot");
    const url = await page.evaluate(
      ([given, how]) => {
        const { shoot } = window as unknown as { shoot(piece: GalleryPiece, shot: GalleryShot): Promise<string> };
        return shoot(given, how);
      },
      [piece, shot] as const,
    );
    await page.close();
    const bytes = await webp(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
    await writeFile(path.join(out, `${name}.webp`), bytes);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${name}.webp  ${Math.round(bytes.length / 1000)} kB  ${seconds} s`);
  }
} finally {
  await browser.close();
  await server.close();
}
