import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mergedMessages } from "@carloom/i18n/merge";
import sharp from "sharp";
import { launchChromium } from "../../packages/stage/bench/browser.ts";
import { root } from "../setup/root.ts";
import { THUMBNAILS } from "./files.ts";

const SIZE = { width: 1200, height: 630 };
/** Where the car's picture stands on the card, px: its left edge, its top and its width. */
const PLACE = { left: 296, top: 98, width: 940 };
const CAR = "halden-gt";

const inline = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(join(root, file)).toString("base64")}`;

/** The card that other sites show of ours (`apps/site/public/og.jpg`): a car of ours under the headline, with the mark. */
export async function makeCard(): Promise<string> {
  const picture = join(THUMBNAILS, `${CAR}.jpg`);
  const { height } = await sharp(picture).metadata();
  // the wall and the floor at the picture's edge go on to the edge of the card
  const edge = await sharp(picture).extract({ left: 0, top: 0, width: 2, height }).png().toBuffer();
  const mark = readFileSync(join(root, "packages/ui/src/mark.tsx"), "utf8");
  const paths = [...mark.matchAll(/<path d="([^"]+)"(?: stroke="([^"]+)")? strokeWidth="([\d.]+)"/g)].map(
    ([, d, stroke, width]) =>
      `<path d="${d}" stroke="${stroke ? "#f6d32d" : "#f1f2ef"}" stroke-width="${width}" fill="none"/>`,
  );
  const html = `<style>
    @font-face { font-family: A; src: url(${inline("packages/ui/src/faces/archivo-basic.woff2", "font/woff2")}); font-weight: 100 900; font-stretch: 62% 125%; }
    body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; position: relative; background: #1a1c1f; color: #f1f2ef; font: 560 66px/1 A; font-stretch: 118%; letter-spacing: -0.02em; }
    img { position: absolute; top: ${PLACE.top}px; height: auto; }
    .edge { left: 0; width: ${PLACE.left + 1}px; height: ${(PLACE.width * height) / 1200}px; }
    .car { left: ${PLACE.left}px; width: ${PLACE.width}px; }
    /* the upper edge of the picture's wall is that of the card */
    .wall { position: absolute; inset: 0 0 auto; height: ${PLACE.top + 60}px; background: linear-gradient(#1a1c1f ${PLACE.top}px, transparent); }
    p { position: absolute; left: 58px; top: 36px; margin: 0; font-size: 29px; display: flex; gap: 14px; align-items: center; line-height: 40px; letter-spacing: 0; font-stretch: 108%; }
    h1 { position: absolute; left: 57px; top: 92px; margin: 0; width: 720px; font: inherit; font-stretch: inherit; }
  </style>
  <img class="edge" src="data:image/png;base64,${edge.toString("base64")}"><img class="car" src="${inline(`packages/cars/content/thumbnails/${CAR}.jpg`, "image/jpeg")}">
  <div class="wall"></div><p><svg viewBox="0 0 26 26" width="36" height="36">${paths.join("")}</svg>Carloom</p>
  <h1>${String(mergedMessages("en")["site.home.headline"])}</h1>`;
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(html);
    await page.evaluate("document.fonts.ready");
    const file = join(root, "apps/site/public/og.jpg");
    const { size } = await sharp(await page.screenshot())
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(file);
    return `${Math.round(size / 1024)} KB`;
  } finally {
    await browser.close();
  }
}
