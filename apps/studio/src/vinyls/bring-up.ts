import type { TranslateText } from "@carloom/ui";
import { note } from "../clipboard/paste.ts";
import type { Studio } from "../workspace/studio.ts";
import { collectionOf, loadCollection } from "./collection.ts";
import { broughtUp, earlierLayers } from "./outdated.ts";

/** Layers of the open build whose vinyl was updated everywhere follow it, as a step that undo takes back. */
export async function bringUp(studio: Studio, t: TranslateText): Promise<void> {
  const { editor } = studio;
  const shows = () => editor.state.document.stickers.some(({ art }) => art.kind === "vinyl" && art.of !== undefined);
  if (!shows()) return;
  await loadCollection(studio);
  const { vinyls } = collectionOf(studio).get();
  const { document } = editor.state;
  const behind = vinyls.filter((vinyl) => earlierLayers(document, vinyl, true).length > 0);
  if (behind.length === 0) return;
  editor.edit({ key: "studio.step.vinyl-update" }, (build) =>
    behind.reduce((now, vinyl) => broughtUp(now, vinyl, earlierLayers(now, vinyl, true)), build),
  );
  note(studio, t("studio.vinyl.followed", { titles: behind.map(({ title }) => title).join(", ") }));
}
