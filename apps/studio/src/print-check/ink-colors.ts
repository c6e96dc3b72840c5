import type { Placement } from "@carloom/build";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { ownColors, printedColors } from "../art/art-colors.ts";
import type { Outside, Printer } from "./printer.ts";

/** What the printer cannot print of a layer: colours, or a share 0…1 of a picture with the ones that it has most of. */
export type OutsideInks = { colors: readonly Outside[]; share: number | null };

/** Pixels a side that a picture is looked at in, and steps of a channel that count as one colour. */
const SIDE = 48;
const STEP = 32;
const MOST = 200;
const SHOWN = 4;

const hex = (values: readonly number[]) => `#${values.map((v) => v.toString(16).padStart(2, "0")).join("")}`;

/** Colours of a picture by how many of its pixels have them. */
async function pictureColors(url: string): Promise<Map<string, number>> {
  const answer = await fetch(url);
  const bitmap = await createImageBitmap(await answer.blob(), { resizeWidth: SIDE, resizeHeight: SIDE });
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const found = new Map<string, number>();
  if (!pen) return found;
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 128) continue;
    const color = hex([0, 1, 2].map((k) => Math.min(255, Math.round((data[i + k] ?? 0) / STEP) * STEP)));
    found.set(color, (found.get(color) ?? 0) + 1);
  }
  return new Map([...found].sort(([, a], [, b]) => b - a).slice(0, MOST));
}

const pictures = new WeakMap<Catalogue, Map<string, Promise<Map<string, number>>>>();

/** Of a picture that is laid once more, or moved, what is known; one that could not be had is asked for again. */
function colorsOfUpload(catalogue: Catalogue, uuid: string): Promise<Map<string, number>> {
  const known = pictures.get(catalogue) ?? new Map<string, Promise<Map<string, number>>>();
  pictures.set(catalogue, known);
  const colors = known.get(uuid) ?? catalogue.upload(uuid).then(({ url }) => pictureColors(url));
  known.set(uuid, colors);
  colors.catch(() => known.delete(uuid));
  return colors;
}

/** What the shop's printer cannot print of a layer; null where nothing is known of it. */
export async function outsideInks(
  { art, tint }: Pick<Placement, "art" | "tint">,
  printer: Printer,
  catalogue: Catalogue,
): Promise<OutsideInks | null> {
  if (!printer.hasProfile) return null;
  try {
    const name = art.kind === "vinyl" ? art.hash : art.kind === "text" || art.kind === "shape" ? null : art.uuid;
    const own =
      name === null || art.kind === "text" || art.kind === "shape"
        ? undefined
        : await ownColors(catalogue, art.kind, name);
    const drawn = tint ? [tint] : (printedColors(art, own) ?? []);
    if (art.kind !== "upload" || drawn.length > 0) return { colors: await printer.outside(drawn), share: null };
    const colors = await colorsOfUpload(catalogue, art.uuid);
    const outside = await printer.outside([...colors.keys()]);
    const of = (color: string) => colors.get(color) ?? 0;
    const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
    const beyond = outside.reduce((sum, { color }) => sum + of(color), 0);
    const most = outside.sort((a, b) => of(b.color) - of(a.color)).slice(0, SHOWN);
    return { colors: most, share: all > 0 ? beyond / all : 0 };
  } catch {
    return null;
  }
}
