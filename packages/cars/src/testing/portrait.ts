import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { BuiltCar } from "../generator/car/build.ts";
import type { V3 } from "../geometry/mesh.ts";
import { MATERIALS } from "../generator/gltf/materials.ts";
import type { Model, Piece } from "../generator/gltf/model.ts";
import { type Camera, type Drawn, mirrored, type Picture, raster } from "./raster.ts";
import { REFERENCES, WRITING } from "./record.ts";

export const SIZE = { width: 256, height: 144 };
/** Drawn so much larger, then averaged. */
const FINE = 2;

/** Cameras that take in any of the cars, metres in car space. */
export const PORTRAITS: Readonly<Record<string, Camera>> = {
  front: { position: [5.4, 1.7, 6.6], target: [0, 0.62, 0], fov: 19 },
  side: { position: [13, 1.0, 0], target: [0, 0.7, 0], fov: 13 },
  rear: { position: [5.2, 2.0, -6.8], target: [0, 0.62, 0], fov: 19 },
};

/** Those that the calm of the highlights is measured in. */
export const CALM = ["side", "rear"] as const;

type Placed = { piece: Piece; drawn: Drawn };

/** Every piece where it stands, glass and lenses left out: they would hide what is behind them. */
function placed({ pieces, frames, instances }: Model): Placed[] {
  const at = new Map(frames.map((frame) => [frame.name, frame]));
  const all = [
    ...pieces.map((piece) => ({ piece, frame: undefined })),
    ...instances.flatMap(({ parent, pieces: own }) => own.map((piece) => ({ piece, frame: at.get(parent) }))),
  ];
  return all
    .filter(({ piece }) => piece.name.startsWith("glass") || MATERIALS[piece.material]?.alpha === undefined)
    .map(({ piece, frame }, i) => ({
      piece,
      drawn: { id: i + 1, mesh: piece.mesh, ...(frame && { at: frame.at, mirrorX: frame.mirrorX ?? false }) },
    }));
}

/** Paint is a light clay, so that shape shows; the rest keeps its own brightness. */
function brightness({ material, name }: Piece): number {
  if (name.startsWith("glass")) return 0.06;
  if (/^zone\.(body|roof|mirrors)$/.test(material)) return 0.62;
  const [r, g, b] = MATERIALS[material]!.color;
  return Math.min(0.8, Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b));
}

const LIGHT: V3 = [0.48, 0.78, 0.4];

/** A car in grey from one of {@link PORTRAITS}: rows of {@link SIZE}, 0 to 255. */
export function portrait({ model }: BuiltCar, camera: Camera): Uint8Array {
  const list = placed(model);
  const [width, height] = [SIZE.width * FINE, SIZE.height * FINE];
  const picture = raster(
    list.map(({ drawn }) => drawn),
    camera,
    width,
    height,
  );
  const tones = list.map(({ piece }) => brightness(piece));
  const out = new Float64Array(SIZE.width * SIZE.height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const own = picture.id[pixel]!;
    let tone = 0.85;
    if (own) {
      const n = picture.normal.subarray(pixel * 3, pixel * 3 + 3);
      const facing = n[0]! * LIGHT[0] + n[1]! * LIGHT[1] + n[2]! * LIGHT[2];
      const sky = Math.max(0, mirrored(picture, pixel)[1]);
      tone = tones[own - 1]! * (0.35 + 0.65 * Math.max(0, facing)) + 0.18 * sky ** 3;
    }
    const at = Math.floor(Math.floor(pixel / width) / FINE) * SIZE.width + Math.floor((pixel % width) / FINE);
    out[at]! += Math.min(1, tone) / FINE ** 2;
  }
  return Uint8Array.from(out, (v) => Math.round(v * 255));
}

/** The picture kept of a car's view; while records are written the given one is kept first. */
export async function keptPortrait(slug: string, view: string, now: Uint8Array): Promise<Uint8Array> {
  const file = join(REFERENCES, `${slug}-${view}.png`);
  if (WRITING) {
    mkdirSync(REFERENCES, { recursive: true });
    await sharp(now, { raw: { ...SIZE, channels: 1 } })
      .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
      .toFile(file);
  }
  return new Uint8Array(await sharp(file).extractChannel(0).raw().toBuffer());
}

/** How far two pictures are apart: the mean of the differences, and the share of pixels that differ by more than 40 of 255. */
export function difference(a: Uint8Array, b: Uint8Array): { mean: number; changed: number } {
  let sum = 0;
  let changed = 0;
  for (let i = 0; i < a.length; i++) {
    const d = Math.abs(a[i]! - b[i]!);
    sum += d;
    if (d > 40) changed++;
  }
  return { mean: sum / a.length, changed: changed / a.length };
}

/** How steep the mirrored direction lies, as the zebra's stripes follow it. Radians. */
const steepness = ([x, y, z]: V3): number => Math.atan2(y, Math.hypot(x, z) + 0.2);

/** The panels alone, twice as fine as a portrait. */
function panelsSeen({ model }: BuiltCar, camera: Camera): Picture {
  const panels = model.pieces.filter((piece) => piece.name.startsWith("panel."));
  return raster(
    panels.map((piece, i) => ({ id: i + 1, mesh: piece.mesh })),
    camera,
    SIZE.width * FINE,
    SIZE.height * FINE,
  );
}

/** Stripes of highlight per radian of steepness. */
const STRIPES = 9;

/** The highlights as a modeller reads them: black and white stripes that the panels mirror. Rows of {@link SIZE}. */
export function zebra(car: BuiltCar, camera: Camera): Uint8Array {
  const picture = panelsSeen(car, camera);
  const out = new Float64Array(SIZE.width * SIZE.height);
  for (let pixel = 0; pixel < picture.id.length; pixel++) {
    // Between the stripes half a pixel of grey at most: an edge that moves a little differs a little.
    const wave = Math.sin(steepness(mirrored(picture, pixel)) * STRIPES * Math.PI);
    const tone = picture.id[pixel] ? 0.5 + 0.42 * Math.max(-1, Math.min(1, wave * 2.5)) : 0.5;
    const at = Math.floor(Math.floor(pixel / picture.width) / FINE) * SIZE.width;
    out[at + Math.floor((pixel % picture.width) / FINE)]! += tone / FINE ** 2;
  }
  return Uint8Array.from(out, (v) => Math.round(v * 255));
}

/**
 * Unrest of the highlights: how much the steepness of what a panel mirrors changes its pace from pixel to pixel, along
 * rows and columns. The 90th percentile, in thousandths of a radian; edges and creases are the tenth that is left out.
 */
export function unrest(car: BuiltCar, camera: Camera): number {
  const picture = panelsSeen(car, camera);
  const { width, height, id } = picture;
  const steep = Float64Array.from(id, (own, pixel) => (own ? steepness(mirrored(picture, pixel)) : 0));
  const bends: number[] = [];
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      for (const step of [1, width]) {
        if (!id[at] || id[at - step] !== id[at] || id[at + step] !== id[at]) continue;
        bends.push(Math.abs(steep[at - step]! - 2 * steep[at]! + steep[at + step]!));
      }
    }
  }
  bends.sort((a, b) => a - b);
  return bends[Math.floor(bends.length * 0.9)]! * 1000;
}
