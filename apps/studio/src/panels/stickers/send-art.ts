import { MAX_STICKERS, type Placement } from "@carloom/build";
import { addSticker } from "@carloom/editor";
import type { ScreenPoint } from "@carloom/stage";
import type { Studio } from "../../workspace/studio.ts";
import { uploadPlacement } from "./art.ts";
import { putOnShelf, type ShelfArt } from "./art-shelf.ts";
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

/**
 * Uploads a picture that was chosen, dropped, pasted or photographed, puts it on the shelf and takes it in hand, or lays
 * it down at `point` of the picture. Without confirmed rights the file waits for them. Problems stand in the panel.
 */
export async function sendArt(studio: Studio, file: File, point?: ScreenPoint): Promise<void> {
  const { ui, clients, catalogue, editor } = studio;
  const { art } = ui.get();
  if (art.busy) return;
  ui.set({ panel: "stickers", artSource: "art", sheet: "half", libraryOverInspector: true });
  if (!art.rights)
    return ui.set({ art: { ...art, waiting: { file, point }, problem: { of: "rights-needed", message: "" } } });
  ui.set({ art: { rights: true, busy: true, waiting: null, problem: null } });
  const result = await uploadArt(clients, file);
  const problem = result.ok ? null : { of: result.problem, message: result.message };
  ui.set({ art: { ...ui.get().art, busy: false, problem } });
  if (!result.ok) return;
  const stored: ShelfArt = { ...result.art, name: file.name.replace(/\.[^.]+$/, "") };
  catalogue.remember(stored);
  putOnShelf(stored);
  if (editor.state.document.stickers.length >= MAX_STICKERS || !studio.stage || !ui.get().hasLivery) return;
  const sticker = uploadPlacement(stored, stored.name);
  if (!point || !layDown(studio, sticker, point)) ui.set({ placing: sticker, missed: false });
}
