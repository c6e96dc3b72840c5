import { MathUtils } from "three";
import { CameraRig } from "../camera.ts";
import type { Picture } from "../picture.ts";
import type { FineLivery } from "../livery/fine.ts";
import type { CameraPose, PhotoOptions } from "../types.ts";
export { spinOf } from "./spin.ts";
import { frames, lensOffset, type Tile, tilesOf, withMargin } from "./tiles.ts";

/** 8K × 4.5K and the same upright; browsers refuse larger canvases on small machines. */
export const MAX_SIDE = 8192;
/** Drawing a tile holds three buffers of its size. */
const TILE = 2048;
/** Pixels around a tile that are drawn and thrown away: the floor softens its mirror image over those beside, which would end there. */
const MARGIN = 16;
/** Fewer samples would show the single shadows that a soft one is made of. */
const SOFT_FROM = 8;
/** Script between two breaths of the page. */
const CHUNK_MS = 30;

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number | undefined): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be encoded."))),
      type,
      quality,
    );
  });
}

/** A camera of its own for a picture of this size: the live view keeps its own. */
export function stillRig(
  live: CameraRig,
  width: number,
  height: number,
  wanted: CameraPose,
  asGiven = false,
): CameraRig {
  const rig = new CameraRig();
  rig.bounds = live.bounds;
  rig.outline = live.outline;
  rig.setSize(width, height);
  rig.setPose(!asGiven && rig.showsWhole(wanted) ? rig.fitted(wanted) : wanted, false);
  return rig;
}

/** Stickers as finely as so many pixels a metre show them; null where the live ones are fine enough or the best there are. */
export type FinePrint = (pixelsPerMetre: number, signal?: AbortSignal) => Promise<FineLivery | null> | null;

/** Turns the wheels by so many metres of road; 0 is as they stand. */
export type Spin = (metres: number) => void;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const side = (length: number) => Math.max(1, Math.min(MAX_SIDE, Math.round(length)));

/**
 * A still in its own size, drawn in tiles of accumulated samples.
 * @param finer prints the stickers for it where the live ones would show their texels
 * @throws the signal's reason when cancelled, Error when the browser cannot hold or encode the picture
 */
export async function takePhoto(
  picture: Picture,
  live: CameraRig,
  how: PhotoOptions,
  view: CameraPose | null,
  finer: FinePrint | null = null,
  spin: Spin = () => undefined,
): Promise<Blob> {
  const [width, height] = [side(how.width), side(how.height)];
  const rig = stillRig(live, width, height, view ?? live.pose(), how.asGiven);
  const printing = finer?.(rig.pixelsPerMetre(), how.signal);
  const fine = printing ? await printing : null;
  try {
    return await draw(picture, rig, how, { width, height }, fine, spin);
  } finally {
    fine?.dispose();
  }
}

async function draw(
  picture: Picture,
  rig: CameraRig,
  how: PhotoOptions,
  { width, height }: { width: number; height: number },
  fine: FineLivery | null,
  spin: Spin,
): Promise<Blob> {
  how.signal?.throwIfAborted();
  const samples = Math.max(1, how.samples ?? 12);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no memory for a picture of this size.");
  const tiles = tilesOf(width, height, how.tile ?? TILE);
  const total = tiles.length * samples;
  let done = 0;
  let slice = performance.now();
  for (const tile of tiles) {
    const area = withMargin(tile, MARGIN, width, height);
    const drawing = picture.startTile(area.width, area.height, { ...how, soft: samples >= SOFT_FROM });
    try {
      for (let i = 0; i < samples; i++) {
        how.signal?.throwIfAborted();
        aim(rig, { width, height }, area, i, how);
        const went = ((i + 0.5) / samples - 0.5) * (how.travel ?? 0);
        spin(went);
        try {
          if (fine) fine.wear(() => drawing.sample(rig, i, went));
          else drawing.sample(rig, i, went);
        } finally {
          spin(0);
        }
        done++;
        // Small pictures are drawn in one go, so that nothing changes between their samples.
        if (!how.onProgress || performance.now() - slice < CHUNK_MS) continue;
        how.onProgress(done / total);
        await pause();
        slice = performance.now();
      }
      const [left, top] = [tile.x - area.x, tile.y - area.y];
      context.putImageData(await drawing.finish(samples), area.x, area.y, left, top, tile.width, tile.height);
    } finally {
      drawing.dispose();
    }
  }
  how.signal?.throwIfAborted();
  const blob = await toBlob(canvas, how.type ?? "image/webp", how.quality ?? 0.9);
  // Safari frees a canvas' memory only when it shrinks.
  canvas.width = canvas.height = 0;
  how.signal?.throwIfAborted();
  return blob;
}

/** Points the camera at one tile for one sample: sub-pixel shift and, with an aperture, a place on the lens. */
export function aim(
  rig: CameraRig,
  full: { width: number; height: number },
  tile: Tile,
  sample: number,
  how: Pick<PhotoOptions, "aperture" | "focus">,
): void {
  const { x, y } = frames(sample);
  const lens = how.aperture ? lensOffset(sample, how.aperture) : { x: 0, y: 0 };
  expose(rig, full, tile, { x, y }, lens, how.focus ?? rig.nearest() + 0.5);
}

/**
 * Sets the camera for one sample of one tile of a picture; lengths of `shift` in pixels, of `lens` and `focus` in metres.
 * The lens moves in its plane while the plane at `focus` stays where it is.
 */
function expose(
  rig: CameraRig,
  full: { width: number; height: number },
  tile: Tile,
  shift: { x: number; y: number },
  lens: { x: number; y: number },
  focus: number,
): void {
  const c = rig.camera;
  // back from the sample before
  rig.setSize(rig.screen.width, rig.screen.height);
  const pixels = full.height / 2 / Math.tan(MathUtils.degToRad(c.fov / 2)) / focus;
  c.translateX(lens.x);
  c.translateY(lens.y);
  c.updateMatrixWorld();
  const x = tile.x + shift.x - lens.x * pixels;
  const y = tile.y + shift.y + lens.y * pixels;
  c.setViewOffset(full.width, full.height, x, y, tile.width, tile.height);
  c.updateProjectionMatrix();
}
