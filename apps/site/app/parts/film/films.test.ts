import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";

const PUBLIC = new URL("../../../public/", import.meta.url);
const RECORDS = new URL("../../../../../packages/cars/content/thumbnails/", import.meta.url);
/** Heaviest film, bytes. */
const MOST = 2_500_000;

it.each(["hero", "second"])("%s is there in two codecs, no heavier than it may be, with posters", async (name) => {
  for (const kind of ["mp4", "webm"])
    expect(statSync(new URL(`films/${name}.${kind}`, PUBLIC)).size).toBeLessThanOrEqual(MOST);
  for (const kind of ["avif", "webp", "jpg"]) {
    const { width, height } = await sharp(fileURLToPath(new URL(`films/${name}.${kind}`, PUBLIC))).metadata();
    expect([kind, (width ?? 0) / (height ?? 1)]).toEqual([kind, 1.5]);
  }
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
