import { MAX_STICKERS } from "@carloom/build";
import type { TranslateText } from "@carloom/ui";
import { type BuildFile, readBuildText } from "./build-file.ts";
import type { Studio } from "../workspace/studio.ts";
import type { Transfer } from "../workspace/transfer.ts";
import { roomLeft, transferOf } from "./transfer.ts";

/** Says something beside the car, and to who hears the page. */
export function note(studio: Studio, text: string, failed = false): void {
  studio.ui.set({ clip: { kind: "note", text, failed } });
  studio.announce(text);
}

/** Does what a transfer says, as one step; the new layers are selected. */
export function take(studio: Studio, { mutation, ids }: Transfer): void {
  const { editor, ui } = studio;
  editor.preview(null);
  editor.edit({ key: "studio.step.paste" }, mutation, ids.length > 0 ? { stickers: [...ids] } : {});
  ui.set({ clip: null, ...(ids.length > 0 && { panel: "stickers", libraryOverInspector: false, sheet: "half" }) });
}

/** Lays a build that was read on this car. What comes from another car is shown first, and waits for a yes. */
export function lay(studio: Studio, file: BuildFile, t: TranslateText): void {
  const { editor, ui } = studio;
  const count = file.build.stickers.length;
  const painted = Object.keys(file.build.paint).length + (file.build.asSold?.length ?? 0);
  if (count + painted === 0) return note(studio, t("studio.clip.empty"), true);
  if (count > roomLeft(studio))
    return note(studio, t("studio.clip.full", { count, room: roomLeft(studio), limit: MAX_STICKERS }), true);
  if (count > 0 && !ui.get().hasLivery) return note(studio, t("studio.viewport.no-livery"), true);
  const transfer = transferOf(studio, file, t);
  if (transfer.mutation(editor.state.document) === editor.state.document)
    return note(studio, t("studio.clip.same"), false);
  if (transfer.from === null) return take(studio, transfer);
  editor.select({ stickers: [] });
  editor.preview(transfer.mutation);
  ui.set({ clip: { kind: "transfer", transfer }, placing: null, eyedrop: false, sheet: "peek" });
}

/** Pastes a text: layers and paint of this car or another, read like any upload. What it cannot be is said. */
export function pasteText(studio: Studio, text: string | null, t: TranslateText): void {
  if (text === null) return note(studio, t("studio.clip.denied"), true);
  const read = readBuildText(text);
  if (read.ok) return lay(studio, read, t);
  if (read.reason === "too-many-stickers")
    return note(studio, t("studio.output.too-many-stickers", { stickers: read.count, limit: MAX_STICKERS }), true);
  note(studio, t(`studio.clip.${read.reason}`), true);
}
