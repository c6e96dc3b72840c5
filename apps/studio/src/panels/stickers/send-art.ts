import { MAX_STICKERS, type Placement } from "@carloom/build";
import { addSticker } from "@carloom/editor";
import type { ScreenPoint } from "@carloom/stage";
import type { TranslateText } from "@carloom/ui";
import type { Studio } from "../../workspace/studio.ts";
import { uploadPlacement } from "./art.ts";
import { putOnShelf, type ShelfArt } from "./art-shelf.ts";
import { keepInAccount } from "./own-art.ts";
import { uploadArt } from "./upload.ts";

/** Lays art where it was dropped on the car; false where nothing takes it. */
function layDown({ editor, stage }: Studio, sticker: Placement, point: ScreenPoint): boolean {
  const hit = stage?.pick(point.x, point.y);
  if (!stage || !hit?.livery) return false;
  const pose = stage.placementAt(hit, sticker.size);
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

/**
 * Uploads pictures that were chosen, dropped, pasted or photographed, and puts them on the shelf. One is taken in hand,
 * or laid down at `point` of the picture; of several dropped on the car the first one is. Without confirmed rights they
 * wait for them. Problems stand in the panel.
 */
export function sendArt(studio: Studio, t: TranslateText, files: readonly File[], point?: ScreenPoint): Promise<void> {
  const { ui, editor } = studio;
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
    for (const file of files) stored.push(...[await send(studio, file)].filter((one) => one !== null));
    const [first] = stored;
    if (!first) return;
    if (stored.length > 1) studio.announce(t("studio.upload.added", { count: stored.length }));
    if (editor.state.document.stickers.length >= MAX_STICKERS || !studio.stage || !ui.get().hasLivery) return;
    const sticker = uploadPlacement(first, first.name);
    if (point && layDown(studio, sticker, point)) return;
    if (files.length === 1) ui.set({ placing: sticker, missed: false });
  };
  const done = (queues.get(studio) ?? Promise.resolve()).then(work);
  queues.set(studio, done);
  return done;
}
