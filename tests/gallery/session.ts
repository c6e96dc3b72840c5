/**
 * Makes liveries in a running product by keyboard and mouse, as an artist would, and keeps a picture of each:
 * `node tests/gallery/session.ts http://localhost:3003 docs/gallery/by-hand [file]`. The gallery's own pieces are made anew
 * from what is written of them, and what they lack is said. It is no part of any test.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { BuildDocument } from "@carloom/build";
import sharp from "sharp";
import { drawWhenLoaded, openUndrawnBrowser } from "../support/browser.ts";
import { buildOf, carStands, studioReady } from "../support/journey.ts";
import { doAct } from "./acts.ts";
import { LIVERIES, type Livery } from "./liveries.ts";
import { missing, type Piece, pieceOf, remake } from "./remake.ts";

const [studio = "http://localhost:3003", folder = "docs/gallery/by-hand", only] = process.argv.slice(2);
// nothing is drawn while the hand works: by a processor that is most of the time, and the build is the same
const browser = await openUndrawnBrowser();
const PIECES = ["1-sunday-hillclimb", "2-rainy-night", "3-first-snow", "4-stage-eighteen", "5-touge"];
const made = PIECES.map((file): Livery & { piece: Piece } => {
  const piece = pieceOf(file);
  return { file, car: piece.template, acts: [...remake(piece)], piece };
});
for (const { file, car, acts, view, piece } of [...made, ...LIVERIES.map((livery) => ({ ...livery, piece: null }))]) {
  if (only && only !== file) continue;
  const begun = Date.now();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${studio}/workspace/default/${car}?lang=en`);
  await studioReady(page);
  await carStands(page);
  const skip = page.getByRole("button", { name: /^Skip the first steps/ });
  await skip.waitFor();
  await skip.click();
  for (const act of acts) {
    const before = (await buildOf(page)).stickers.length;
    await doAct(page, act);
    const after = (await buildOf(page)).stickers.length;
    console.log(`${file} ${Math.round((Date.now() - begun) / 1000)} s ${JSON.stringify(act)} ${before} → ${after}`);
  }
  const build = await buildOf(page);
  writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(build, null, 1)}\n`);
  // what was made is opened again, and drawn: the picture has a size of its own, a large view only costs frames
  await page.setViewportSize({ width: 480, height: 300 });
  await page.waitForTimeout(2000);
  await drawWhenLoaded(page);
  await page.reload();
  await studioReady(page);
  await carStands(page);
  if (!isDeepStrictEqual(await buildOf(page), build)) throw new Error(`${file} is another after a reload.`);
  const lacks = piece ? missing(piece, build as unknown as BuildDocument) : [];
  if (lacks.length > 0) console.log(`${file} lacks: ${lacks.join(", ")}`);
  const how = piece ? { view: piece.camera, ...piece.photo } : { view: view ?? "front-left" };
  const picture = await page.evaluate(
    async ([made, looked]) => {
      type Stage = { apply(build: object): Promise<void>; capture(how: object): Promise<Blob> };
      const { stage } = (window as unknown as { carloom: { stage: Stage } }).carloom;
      // the car stands before its parts and art have come
      await stage.apply(made);
      const blob = await stage.capture({ width: 1920, height: 1080, type: "image/png", samples: 8, ...looked });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
      return btoa(text);
    },
    [build, how] as const,
  );
  await sharp(Buffer.from(picture, "base64"))
    .webp({ quality: 84 })
    .toFile(join(folder, `${file}.webp`));
  console.log(
    `${file}: ${acts.length} acts, ${build.stickers.length} layers, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  await context.close();
}
await browser.close();
