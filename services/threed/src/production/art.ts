import { type BuildDocument, type Placement, recolorSvg } from "@carloom/build";
import { readVinyl, type VinylContent } from "@carloom/build/vinyl";
import { artFace, type ArtFace } from "@carloom/platform";
import { type Art, EM, NotLines, type Pixels, shapeArt, svgArt, textArt, vinylArt } from "@carloom/production";
import sharp from "sharp";
import { faceFiles } from "./faces.ts";

/** A file of art, as it is stored: of the library and of uploads by their uuid, of vinyls by their hash. */
export type ArtSource = { bytes: Uint8Array; svg: boolean };

/** Pixels that a picture has at the most when it is printed; no wrap shows more. */
const MOST_PIXELS = 100_000_000;
/** Of drawings that cannot be printed as lines. */
const DRAWN_DPI = 300;
const DRAWN_MOST = 6000;
/** Pixels that are repeated beyond each edge, at the least, and mm that they shall cover. */
const PAD = { least: 2, mm: 4 };

/** Reads everything that a build's layers show, as it is printed. What several layers show alike is read once. */
export async function artsOf(
  build: Pick<BuildDocument, "stickers">,
  sources: ReadonlyMap<string, ArtSource>,
): Promise<(placement: Placement) => Art | null> {
  const vinyls = vinylsOf(build, sources);
  const held = { faces: await facesOf(build, vinyls), vinyls, sources, pictures: new Map<string, Promise<Pixels>>() };
  const made = new Map<string, Art | null>();
  for (const placement of build.stickers) {
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
  pictures: Map<string, Promise<Pixels>>;
};
type Layers = Pick<BuildDocument, "stickers">;

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
    if (art.kind === "text") texts.set(art.font, [...(texts.get(art.font) ?? []), art.text]);
  const faces = new Map<string, ArtFace>();
  for (const [font, of] of texts) faces.set(font, await artFace(faceFiles(font), of, EM));
  return faces;
}

async function readArt({ art, size }: Placement, { faces, vinyls, sources, pictures }: Held): Promise<Art | null> {
  const [width, height] = [size[0] * 1000, size[1] * 1000];
  if (art.kind === "shape") return shapeArt(art, size);
  const textOf = (text: Extract<typeof art, { kind: "text" }>, sides: readonly [number, number]) => {
    const face = faces.get(text.font);
    return face ? textArt(text, face, sides) : null;
  };
  if (art.kind === "text") return textOf(art, [width, height]);
  if (art.kind === "vinyl") {
    const vinyl = vinyls.get(art.hash);
    return vinyl ? vinylArt(vinyl, [width, height], textOf) : null;
  }
  const source = sources.get(art.uuid);
  if (!source) return null;
  const picture = (key: string, bytes: Uint8Array, resized: readonly [number, number] | null) => {
    const before = pictures.get(key);
    if (before) return before;
    const reading = pixelsOf(bytes, Math.max(width, height), resized);
    pictures.set(key, reading);
    return reading;
  };
  const box = [-width / 2, -height / 2, width / 2, height / 2] as const;
  if (!source.svg) {
    const pixels = await picture(art.uuid, source.bytes, null);
    return { items: [{ kind: "raster", pixels, box, alpha: 1 }], flattened: [] };
  }
  const text = recolorSvg(new TextDecoder().decode(source.bytes), art.colors ?? {});
  try {
    return svgArt(text, [width, height]);
  } catch (error) {
    if (!(error instanceof NotLines)) throw error;
    const scale = Math.min(DRAWN_DPI / 25.4, DRAWN_MOST / Math.max(width, height));
    const sides = [Math.round(width * scale), Math.round(height * scale)] as const;
    const pixels = await picture(keyOf({ art, size } as Placement), new TextEncoder().encode(text), sides);
    return { items: [{ kind: "raster", pixels, box, alpha: 1 }], flattened: [error.message] };
  }
}

/** @param sides pixels that a drawing is drawn in; null keeps those that a picture has */
async function pixelsOf(bytes: Uint8Array, mm: number, sides: readonly [number, number] | null): Promise<Pixels> {
  let image = sharp(Buffer.from(bytes), { limitInputPixels: MOST_PIXELS, ...(sides && { density: 300 }) }).autoOrient();
  if (sides) image = image.resize(Math.max(1, sides[0]), Math.max(1, sides[1]), { fit: "fill" });
  const { data, info } = await image.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pad = Math.max(PAD.least, Math.ceil((Math.max(info.width, info.height) / mm) * PAD.mm));
  const [width, height] = [info.width + 2 * pad, info.height + 2 * pad];
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
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
