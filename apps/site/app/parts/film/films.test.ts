// reads: apps/site/public/films, packages/cars/content/thumbnails
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";

const PUBLIC = new URL("../../../public/", import.meta.url);
const RECORDS = new URL("../../../../../packages/cars/content/thumbnails/", import.meta.url);
/** Width and height of the first picture track of an MP4, px: the last two fields of its `tkhd`, 16.16. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const at = file.indexOf("tkhd");
  const end = at - 4 + file.readUInt32BE(at - 4);
  return { width: file.readUInt32BE(end - 8) / 65_536, height: file.readUInt32BE(end - 4) / 65_536 };
}
/** Heaviest film, bytes. */
const MOST = 2_500_000;

it.each(["hero", "second"])("%s is there in two codecs, no heavier than it may be, with posters", async (name) => {
  for (const kind of ["mp4", "webm"])
    expect(statSync(new URL(`films/${name}.${kind}`, PUBLIC)).size).toBeLessThanOrEqual(MOST);
  const posters = [640, 960, 1280, 1600, 2560].flatMap((wide) => [`-${wide}.avif`, `-${wide}.webp`]);
  for (const poster of [...posters, ".jpg"]) {
    const { width, height } = await sharp(fileURLToPath(new URL(`films/${name}${poster}`, PUBLIC))).metadata();
    expect([poster, width, height]).toEqual([poster, width, ((width ?? 0) * 9) / 16]);
    expect(poster === ".jpg" ? width : poster.includes(`-${width}.`)).toBeTruthy();
  }
});
it.each(["hero", "second"])("%s is a film of at least 1280 × 720 in 16:9", (name) => {
  const { width, height } = sizeOf(readFileSync(new URL(`films/${name}.mp4`, PUBLIC)));
  expect(width).toBeGreaterThanOrEqual(1280);
  expect(height).toBe((width * 9) / 16);
});
it("every template's record has a film beside its pictures", () => {
  const files = readdirSync(RECORDS);
  const slugs = files.filter((file) => file.endsWith(".jpg")).map((file) => file.replace(".jpg", ""));
  expect(slugs.length).toBeGreaterThan(5);
  for (const slug of slugs) {
    const { size } = statSync(new URL(`${slug}.mp4`, RECORDS));
    expect([slug, size > 50_000, size <= MOST]).toEqual([slug, true, true]);
  }
});
it("the picture of social cards is 1200 × 630", async () => {
  const { width, height } = await sharp(fileURLToPath(new URL("og.jpg", PUBLIC))).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
