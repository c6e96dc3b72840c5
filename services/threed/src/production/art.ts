import { type Placement, recolorSvg } from "@carloom/build";
import { readVinyl, recolorVinyl, type VinylContent } from "@carloom/build/vinyl";
import { ownFace } from "@carloom/build/own-face";
import { artFace, type ArtFace } from "@carloom/platform/print";
import { type Art, EM, NotLines, type Pixels, shapeArt, svgArt, textArt, vinylArt } from "@carloom/production";
import sharp, { type Sharp } from "sharp";
import { faceFiles, OTHER_FACES } from "../design/faces.ts";
import { type Layers, layersNeeded, TOO_MANY_PIXELS } from "./needed.ts";

/** A file of art, as it is stored: of the library and of uploads by their uuid, of vinyls by their hash. */
export type ArtSource = { bytes: Uint8Array; svg: boolean };

/** Pixels that a picture has at the most when it is printed; no wrap shows more. */
const MOST_PIXELS = 100_000_000;
/** Of all pictures of a build together: they lie in memory side by side until its files are written. */
const MOST_TOGETHER = 250_000_000;
/** No printer shows more of a picture, and drawings that cannot be printed as lines are drawn with less. */
const PICTURE_DPI = 600;
const DRAWN_DPI = 300;
const DRAWN_MOST = 6000;
/** Pixels of a drawing in its own proportions, before it is fitted to its layer's. */
const DRAWN_PIXELS = 60_000_000;
/** Pixels that are repeated beyond each edge, at the least and at the most, and mm that they shall cover. */
const PAD = { least: 2, most: 100, mm: 4 };
const MM = 25.4;

/** Reads everything that a build's layers show, as it is printed. What several layers show alike is read once. */
export async function artsOf(
  build: Layers,
  sources: ReadonlyMap<string, ArtSource>,
  most = MOST_TOGETHER,
): Promise<(placement: Placement) => Art | null> {
  const layers = { stickers: layersNeeded(build) };
  const vinyls = vinylsOf(layers, sources);
  const pictures: Pictures = { known: new Map(), left: most };
  const held = { faces: await facesOf(layers, vinyls), vinyls, sources, pictures };
  const made = new Map<string, Art | null>();
  for (const placement of layers.stickers) {
    const key = keyOf(placement);
    if (!made.has(key)) made.set(key, await readArt(placement, held));
  }
  return (placement) => made.get(keyOf(placement)) ?? null;
}

const keyOf = ({ art, size }: Placement) => JSON.stringify([art, size]);

/** What is read once for all layers. */
type Held = {
  faces: ReadonlyMap<string, ArtFace>;
  vinyls: ReadonlyMap<string, VinylContent>;
  sources: ReadonlyMap<string, ArtSource>;
  pictures: Pictures;
};
/** Pictures by their name and their pixels, and how many pixels others may have. */
type Pictures = { known: Map<string, Pixels>; left: number };

/** @throws on a vinyl that this release cannot read: nothing of an order is printed without it */
function vinylsOf({ stickers }: Layers, sources: ReadonlyMap<string, ArtSource>): ReadonlyMap<string, VinylContent> {
  const found = new Map<string, VinylContent>();
  for (const { art } of stickers) {
    const source = art.kind === "vinyl" && !found.has(art.hash) && sources.get(art.hash);
    if (!source) continue;
    const read = readVinyl(JSON.parse(new TextDecoder().decode(source.bytes)));
    if (!read.ok) throw new Error(read.message);
    found.set(art.hash, read.value);
  }
  return found;
}

async function facesOf(
  { stickers }: Layers,
  vinyls: ReadonlyMap<string, VinylContent>,
): Promise<ReadonlyMap<string, ArtFace>> {
  const texts = new Map<string, string[]>();
  for (const { art } of [...stickers, ...[...vinyls.values()].flatMap(({ pieces }) => pieces)])
    if (art.kind === "text" && !art.own) texts.set(art.font, [...(texts.get(art.font) ?? []), art.text]);
  const faces = new Map<string, ArtFace>();
  for (const [font, of] of texts) faces.set(font, await artFace(faceFiles(font), of, EM, OTHER_FACES));
  return faces;
}

async function readArt({ art, size }: Placement, { faces, vinyls, sources, pictures }: Held): Promise<Art | null> {
  const [width, height] = [size[0] * 1000, size[1] * 1000];
  if (art.kind === "shape") return shapeArt(art, size);
  const textOf = (text: Extract<typeof art, { kind: "text" }>, sides: readonly [number, number]) => {
    const face = text.own ? ownFace(text.own, EM) : faces.get(text.font);
    return face ? textArt(text, face, sides) : null;
  };
  if (art.kind === "text") return textOf(art, [width, height]);
  if (art.kind === "vinyl") {
    const vinyl = vinyls.get(art.hash);
    return vinyl ? vinylArt(recolorVinyl(vinyl, art.colors), [width, height], textOf) : null;
  }
  const source = sources.get(art.uuid);
  if (!source) return null;
  const box = [-width / 2, -height / 2, width / 2, height / 2] as const;
  if (!source.svg) {
    const pixels = await pictureOf(source.bytes, [width, height], art.uuid, pictures);
    return { items: [{ kind: "raster", pixels, box, alpha: 1 }], flattened: [] };
  }
  const text = recolorSvg(new TextDecoder().decode(source.bytes), art.colors ?? {});
  try {
    return svgArt(text, [width, height]);
  } catch (error) {
    if (!(error instanceof NotLines)) throw error;
    const pixels = await drawingOf(new TextEncoder().encode(text), [width, height], pictures);
    return { items: [{ kind: "raster", pixels, box, alpha: 1 }], flattened: [error.message] };
  }
}

/** @throws once a build's pictures are too many together */
function take(pictures: Pictures, [width, height]: readonly [number, number], pad: number): void {
  pictures.left -= (width + 2 * pad) * (height + 2 * pad);
  if (pictures.left < 0) throw new Error(TOO_MANY_PIXELS);
}

const padOf = (sides: readonly [number, number], mm: readonly [number, number]) =>
  Math.min(PAD.most, Math.max(PAD.least, Math.ceil((Math.max(...sides) / Math.max(...mm)) * PAD.mm)));

/** The pixels that a picture has, as far as a layer of this size shows them. */
async function pictureOf(
  bytes: Uint8Array,
  mm: readonly [number, number],
  name: string,
  pictures: Pictures,
): Promise<Pixels> {
  const image = sharp(Buffer.from(bytes), { limitInputPixels: MOST_PIXELS });
  const { autoOrient: own } = await image.metadata();
  const most = mm.map((side) => Math.max(1, Math.ceil((side / MM) * PICTURE_DPI))) as [number, number];
  const sides = [Math.min(own.width, most[0]), Math.min(own.height, most[1])] as const;
  const pad = padOf(sides, mm);
  const key = [name, ...sides, pad].join(" ");
  const before = pictures.known.get(key);
  if (before) return before;
  take(pictures, sides, pad);
  const made = await pixelsOf(image.autoOrient(), sides, pad);
  pictures.known.set(key, made);
  return made;
}

async function drawingOf(bytes: Uint8Array, mm: readonly [number, number], pictures: Pictures): Promise<Pixels> {
  const scale = Math.min(DRAWN_DPI / MM, DRAWN_MOST / Math.max(...mm));
  const sides = mm.map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const pad = padOf(sides, mm);
  take(pictures, sides, pad);
  const own = await sharp(Buffer.from(bytes), { limitInputPixels: false }).metadata();
  // drawn at the size that it is wanted in, however large its page says it is
  const wanted = Math.max(sides[0] / own.width, sides[1] / own.height);
  const enlarged = Math.min(wanted, Math.sqrt(DRAWN_PIXELS / (own.width * own.height)));
  const density = Math.min(2400, Math.max(1, 72 * enlarged));
  return pixelsOf(sharp(Buffer.from(bytes), { density, limitInputPixels: MOST_PIXELS }), sides, pad);
}

async function pixelsOf(image: Sharp, sides: readonly [number, number], pad: number): Promise<Pixels> {
  const { data, info } = await image
    .resize(sides[0], sides[1], { fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width + 2 * pad, info.height + 2 * pad];
  const rgb = new Uint8Array(width * height * 3);
  // threads that cut around it look at the same one
  const alpha = new Uint8Array(new SharedArrayBuffer(width * height));
  let clear = false;
  for (let y = 0; y < height; y++) {
    const from = Math.max(0, Math.min(info.height - 1, y - pad)) * info.width;
    for (let x = 0; x < width; x++) {
      const i = (from + Math.max(0, Math.min(info.width - 1, x - pad))) * 4;
      const to = y * width + x;
      rgb[to * 3] = data[i] ?? 0;
      rgb[to * 3 + 1] = data[i + 1] ?? 0;
      rgb[to * 3 + 2] = data[i + 2] ?? 0;
      alpha[to] = data[i + 3] ?? 255;
      clear ||= alpha[to] !== 255;
    }
  }
  return { width, height, rgb, alpha: clear ? alpha : null, pad };
}
