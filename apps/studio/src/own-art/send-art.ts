import { MAX_STICKERS, type Placement } from "@carloom/build";
import { addSticker } from "@carloom/editor";
import type { TranslateText } from "@carloom/ui";
import { isLayered, MAX_LAYERED_BYTES, partsOfSvg } from "./kinds.ts";
import type { Studio } from "../workspace/studio.ts";
import type { DropPoint } from "../workspace/ui-state.ts";
import { uploadPlacement } from "../art/art.ts";
import { putOnShelf, type ShelfArt } from "../catalogue/art-shelf.ts";
import { keepInAccount } from "./own-art.ts";
import { uploadArt } from "../art/upload.ts";

/** Lays art where it was dropped on the car; false where nothing takes it. */
function layDown({ editor, stage }: Studio, sticker: Placement, point: DropPoint): boolean {
  const surface = point.on ?? stage;
  const hit = surface?.pick(point.x, point.y);
  if (!surface || !hit?.livery) return false;
  const pose = surface.placementAt(hit, sticker.size);
  editor.edit({ key: "studio.step.sticker-add" }, (build) => addSticker(build, { ...sticker, ...pose }), {
    stickers: [sticker.id],
  });
  return true;
}

/** What was given is sent one after the other, in the order in which it was given. */
const queues = new WeakMap<Studio, Promise<void>>();

/** Uploads one file and puts it on the shelf. Says what stands against it in the panel. */
async function send(studio: Studio, file: File): Promise<ShelfArt | null> {
  const { ui, clients, catalogue, visitor } = studio;
  const result = await uploadArt(clients, file);
  const { art } = ui.get();
  const problems = result.ok ? art.problems : [...art.problems, { of: result.problem, name: file.name }];
  ui.set({ art: { ...art, left: art.left - 1, problems } });
  if (!result.ok) return null;
  const stored: ShelfArt = {
    ...result.art,
    name: file.name.replace(/\.[^.]+$/, ""),
    ...(visitor.user ? { owner: visitor.user.id } : {}),
  };
  catalogue.remember(stored);
  putOnShelf(stored);
  void keepInAccount(studio, stored);
  return stored;
}

/** Files with layers, and drawings with several groups, wait for what their person wants of them. */
async function asksForLayers({ ui }: Studio, file: File, point?: DropPoint): Promise<boolean> {
  const isDrawing = file.type === "image/svg+xml" && file.size <= MAX_LAYERED_BYTES;
  // one that cannot be read is no drawing: what is said of it says who stores it
  const parts = isLayered(file) ? null : isDrawing ? await file.text().then(partsOfSvg, () => 1) : 1;
  if (parts === 1) return false;
  const { art, layered } = ui.get();
  const id = crypto.randomUUID();
  ui.set({ art: { ...art, left: art.left - 1 }, layered: [...layered, { id, file, parts, point }] });
  return true;
}

/** A drawing as one piece, whatever groups are in it: its rights are confirmed. */
export async function sendWhole(studio: Studio, file: File, point?: DropPoint): Promise<void> {
  const { ui } = studio;
  ui.set({ art: { ...ui.get().art, left: ui.get().art.left + 1 } });
  const art = await send(studio, file);
  if (art) inHand(studio, art, point);
}

/** Lays art down where it was dropped, or gives it in hand. */
function inHand(studio: Studio, art: ShelfArt, point?: DropPoint, alone = true): void {
  const { ui, editor } = studio;
  if (editor.state.document.stickers.length >= MAX_STICKERS || !studio.stage || !ui.get().hasLivery) return;
  const sticker = uploadPlacement(art, art.name);
  if (point && layDown(studio, sticker, point)) return;
  if (alone) ui.set({ placing: sticker, missed: false });
}

/**
 * Uploads pictures that were chosen, dropped, pasted or photographed, and puts them on the shelf. One is taken in hand,
 * or laid down at `point` of the picture; of several dropped on the car the first one is. Without confirmed rights they
 * wait for them. Problems stand in the panel.
 */
export function sendArt(studio: Studio, t: TranslateText, files: readonly File[], point?: DropPoint): Promise<void> {
  const { ui } = studio;
  if (files.length === 0) return Promise.resolve();
  ui.set({ panel: "stickers", artSource: "art", sheet: "half", libraryOverInspector: true });
  const { art } = ui.get();
  if (!art.rights) {
    const problems = [{ of: "rights-needed" as const, name: null }];
    ui.set({ art: { ...art, waiting: [...art.waiting, { files, point }], problems } });
    return Promise.resolve();
  }
  // what was said of files before these is read by now
  const problems = art.left > 0 ? art.problems : [];
  ui.set({ art: { ...art, left: art.left + files.length, problems } });
  const work = async () => {
    const stored: ShelfArt[] = [];
    for (const file of files) {
      if (await asksForLayers(studio, file, point)) continue;
      stored.push(...[await send(studio, file)].filter((one) => one !== null));
    }
    const [first] = stored;
    if (!first) return;
    if (stored.length > 1) studio.announce(t("studio.upload.added", { count: stored.length }));
    inHand(studio, first, point, files.length === 1);
  };
  const done = (queues.get(studio) ?? Promise.resolve()).then(work);
  queues.set(studio, done);
  return done;
}
