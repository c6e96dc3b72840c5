import { MAX_STICKERS, type Placement } from "@carloom/build";
import { type PrintMap, type SheetLayout, sheetLayout } from "@carloom/build/print-map";
import { freeGroupName } from "@carloom/editor";
import { artRooms, croppedRoom, drawRoom, inkBox, type PixelBox, type Pixels, sheetBox } from "@carloom/editor/flat";
import { newPlacement } from "../art/art.ts";
import type { UploadProblem } from "../art/upload.ts";
import type { Studio } from "../workspace/studio.ts";
import type { SheetFile } from "./read-sheet.ts";
import { uploadPart } from "./upload-part.ts";

export type LayProblem = "empty" | "opaque" | "full" | "unreadable" | UploadProblem;
export type Laid = { layers: number; panels: number; dpi: number };

/** Pixels a mm that lines are drawn with: 150 dpi. */
const SHARP = 150 / 25.4;
/** Pixels of a part that is drawn: what a phone holds, and what the service takes. */
const MOST = 20_000_000;
const MOST_BYTES = 10 * 1024 * 1024;
/** Pixels of a sheet's longer side in which ink is looked for. */
const COARSE = 2400;

type Box = { left: number; top: number; right: number; bottom: number };

/** Draws a part of a file that was made on a sheet. @throws where the browser does not give it out again */
function partOf({ picture }: SheetFile, sheet: SheetLayout, box: Box, scale: number): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil((box.right - box.left) * scale));
  canvas.height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no memory for a part of the sheet.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, -box.left * scale, -box.top * scale, sheet.width * scale, sheet.height * scale);
  const data = context.getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = canvas.height = 0;
  return data;
}

/** Where the sheet has ink: sums of pixels, so that any box is answered at once. */
function inkOf({ data, width, height }: Pixels, scale: number) {
  const sums = new Uint32Array((width + 1) * (height + 1));
  let opaque = 0;
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3] ?? 0;
      if (alpha > 250) opaque++;
      if (alpha > 1) row++;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    isInked(left: number, top: number, right: number, bottom: number): boolean {
      const [x0, x1] = [within(Math.floor(left * scale) - 1, width), within(Math.ceil(right * scale) + 1, width)];
      const [y0, y1] = [within(Math.floor(top * scale) - 1, height), within(Math.ceil(bottom * scale) + 1, height)];
      return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0) > 0;
    },
    /** A white page instead of none. */
    isPage: opaque > 0.98 * width * height && (data[0] ?? 0) > 245 && (data[1] ?? 0) > 245 && (data[2] ?? 0) > 245,
  };
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** As a file that the service takes; null where it is too large in every form. */
async function fileOf({ data, width, height }: Pixels, box: PixelBox, name: string): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = box.width;
  canvas.height = box.height;
  const image = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext("2d")?.putImageData(image, -box.left, -box.top);
  for (const [type, quality] of [["image/png"], ["image/webp", 0.94], ["image/webp", 0.8]] as const) {
    const blob = await encoded(canvas, type, quality);
    if (blob && blob.type === type && blob.size <= MOST_BYTES)
      return new File([blob], `${name}.${type.slice(6)}`, { type });
  }
  return null;
}

const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Lays what was drawn on a sheet onto the car, panel by panel, as one step and one group. Nothing is done to the build
 * before everything is there.
 * @param panel the sheet that it was drawn on; null is that of all panels
 */
export async function laySheet(
  studio: Studio,
  map: PrintMap,
  file: SheetFile,
  panel: string | null,
  told: { progress(share: number): void; signal: AbortSignal },
): Promise<Laid | { problem: LayProblem }> {
  const layout = sheetLayout(map, panel ?? undefined);
  const coarse = COARSE / Math.max(layout.width, layout.height);
  let ink: ReturnType<typeof inkOf>;
  try {
    const whole = { left: 0, top: 0, right: layout.width, bottom: layout.height };
    ink = inkOf(partOf(file, layout, whole, coarse), coarse);
  } catch {
    return { problem: "unreadable" };
  }
  if (ink.isPage) return { problem: "opaque" };
  const rooms = artRooms(map, layout, ink.isInked);
  if (rooms.length === 0) return { problem: "empty" };
  const own = file.vector ? SHARP : Math.min(SHARP * 2, file.width / layout.width);
  const { editor, template, catalogue, clients } = studio;
  if (editor.state.document.stickers.length >= MAX_STICKERS) return { problem: "full" };
  const stem = file.name.replace(/\.[^.]+$/, "").slice(0, 60) || "sheet";
  const stickers: Placement[] = [];
  let dpi = Infinity;
  for (const [i, room] of rooms.entries()) {
    told.progress(i / rooms.length);
    await breath();
    if (told.signal.aborted) break;
    const box = sheetBox(room);
    const area = Math.max((box.right - box.left) * (box.bottom - box.top), room.size[0] * room.size[1] * 1e6);
    const scale = Math.min(own, Math.sqrt(MOST / area));
    const part = partOf(file, layout, box, scale);
    const art = drawRoom(
      room,
      { data: part.data, width: part.width, height: part.height, ...box, scale },
      scale * 1000,
    );
    const inked = inkBox(art);
    if (!inked) continue;
    const { box: kept, placed } = croppedRoom(room, art, inked);
    const sent = await fileOf(art, kept, `${stem}-${room.panel}`);
    if (!sent) return { problem: "size" };
    const stored = await uploadPart(clients, sent, told.signal);
    if (!stored.ok) return { problem: stored.problem };
    catalogue.remember(stored.art);
    const label = template.manifest.panels.find(({ id }) => id === room.panel)?.label;
    const name = label?.[document.documentElement.lang as keyof typeof label] ?? room.panel;
    const made = newPlacement({ kind: "upload", uuid: stored.art.uuid }, 1, 1, name);
    stickers.push({ ...made, ...placed, panels: [room.panel] });
    dpi = Math.min(dpi, scale * 25.4);
  }
  if (told.signal.aborted || stickers.length === 0) return { problem: "empty" };
  if (editor.state.document.stickers.length + stickers.length > MAX_STICKERS) return { problem: "full" };
  const group = freeGroupName(editor.state.document, (number) => (number === 1 ? stem : `${stem} ${number}`));
  editor.edit(
    { key: "studio.step.sheet-art" },
    (build) => ({ ...build, stickers: [...build.stickers, ...stickers.map((one) => ({ ...one, group }))] }),
    { stickers: stickers.map(({ id }) => id) },
  );
  return { layers: stickers.length, panels: new Set(stickers.flatMap((one) => one.panels ?? [])).size, dpi };
}
