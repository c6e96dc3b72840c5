import { type BuildDocument, MAX_STICKERS, type Placement } from "@carloom/build";
import {
  type EditorState,
  fadeGroup,
  freeGroupName,
  nested,
  placementId,
  removeStickers,
  selectedStickers,
} from "@carloom/editor";
import type { VinylContent } from "@carloom/build/vinyl";
import { note } from "../clipboard/paste.ts";
import type { StudioContext } from "../commands/context.ts";
import { problemKey } from "../lib/problem.ts";
import { apart, isFadedWhole } from "./apart.ts";
import { changeVinyl, collectionOf, keepVinyl, loadCollection } from "./collection.ts";
import { composed, fadedAlike, type Composed } from "./compose.ts";
import { contentsOf, storeContent, vinylContent } from "../catalogue/vinyl-contents.ts";
import { broughtUp, earlierLayers } from "./outdated.ts";
import { freeName, type Vinyl } from "./vinyl.ts";

type Here = Pick<StudioContext, "editor" | "studio" | "text">;

export const freeLayers = (state: EditorState): Placement[] => selectedStickers(state).filter(({ locked }) => !locked);

type Made = Composed & { hash: string; ids: readonly string[]; document: BuildDocument };

/** Somebody who stays is clipped by one who goes. */
const clips = ({ stickers }: BuildDocument, ids: readonly string[]): boolean =>
  stickers.some(({ id, mask }) => mask && ids.includes(mask.layer) && !ids.includes(id));

/** Composes the selected layers and stores the content; what stands against it is said beside the car. */
async function made({ editor, studio, text }: Here): Promise<Made | null> {
  const { document } = editor.state;
  const { stickers: order } = editor.state.selection;
  const shown = freeLayers(editor.state).filter(({ hidden }) => !hidden);
  // the primary, which was selected last, gives the plane
  const layers = shown.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const ids = layers.map(({ id }) => id);
  const say = (key: string) => {
    note(studio, text(key), true);
    return null;
  };
  if (clips(document, ids)) return say("studio.vinyl.refused-clips");
  if (!fadedAlike(document, layers)) return say("studio.vinyl.refused-faded");
  const contents = await contentsOf(document.stickers).catch(() => null);
  if (!contents) return say("studio.vinyl.no-content");
  const result = composed(layers, document.stickers, contents);
  if (typeof result === "string") return say(`studio.vinyl.refused-${result}`);
  const stored = await storeContent(studio.clients, result.content);
  if (!stored.ok)
    return say(
      stored.problem === "too-large"
        ? "studio.vinyl.refused-many"
        : problemKey(stored.problem, "studio.vinyl.not-stored"),
    );
  // what was done meanwhile is not overwritten
  if (editor.state.document !== document) return say("studio.vinyl.meanwhile");
  return { ...result, hash: stored.hash, ids, document };
}

/** Whether the build is still what was composed; if not, it is said. */
function isAsMade({ editor, studio, text }: Here, { document }: Made): boolean {
  if (editor.state.document === document) return true;
  note(studio, text("studio.vinyl.meanwhile"), true);
  return false;
}

const measuresOf = ({ size, pieces }: VinylContent) => ({ width: size[0], height: size[1], pieces: pieces.length });

/** Puts the vinyl where the topmost of its layers was, as one step. */
function lay({ editor }: Here, { hash, ids, layer }: Made, vinyl: Vinyl): void {
  const wanted = new Set(ids);
  const sticker: Placement = {
    ...layer,
    id: placementId(),
    name: vinyl.title,
    art: { kind: "vinyl", hash, of: vinyl.uuid },
  };
  editor.edit(
    { key: "studio.step.vinyl" },
    (build) => {
      const top = build.stickers.findLast(({ id }) => wanted.has(id));
      const stickers = build.stickers.flatMap((one) => (one === top ? [one, { ...sticker, group: top.group }] : [one]));
      return removeStickers({ ...build, stickers }, ids);
    },
    { stickers: [sticker.id] },
  );
}

/** The selected layers become one vinyl on the car and in the collection. */
export async function composeSelected(here: Here): Promise<void> {
  const { studio, text } = here;
  const [first] = freeLayers(here.editor.state);
  const group = freeLayers(here.editor.state).every((one) => one.group === first?.group) ? first?.group : null;
  const result = await made(here);
  if (!result) return;
  await loadCollection(studio);
  if (!isAsMade(here, result)) return;
  const { vinyls } = collectionOf(studio).get();
  const vinyl: Vinyl = {
    uuid: crypto.randomUUID(),
    title: freeName(vinyls, group ?? text("studio.vinyl.name")),
    folder: "",
    hash: result.hash,
    ...measuresOf(result.content),
    replaced: [],
    authorName: null,
    code: null,
    isNamed: false,
  };
  const kept = await keepVinyl(studio, vinyl);
  if (!isAsMade(here, result)) return;
  // the car gets it in any case: layers need no collection
  lay(here, result, kept.ok ? kept.vinyl : vinyl);
  studio.ui.set({ panel: "stickers", artSource: "vinyls", libraryOverInspector: true });
  if (kept.ok) studio.announce(text("studio.vinyl.made", { title: kept.vinyl.title }));
  else note(studio, text(problemKey(kept.problem, "studio.vinyl.not-kept", { limit: "studio.vinyl.full" })), true);
}

/** A vinyl of the collection becomes what is selected; layers that show it follow, or stay as they are. */
export async function replaceBySelected(here: Here, vinyl: Vinyl, everywhere: boolean): Promise<void> {
  const { studio, text, editor } = here;
  const result = await made(here);
  if (!result) return;
  const change = { hash: result.hash, everywhere };
  const kept = await changeVinyl(studio, vinyl, change, measuresOf(result.content));
  if (!kept.ok) return note(studio, text(problemKey(kept.problem, "studio.vinyl.not-kept")), true);
  if (!isAsMade(here, result)) return;
  editor.begin({ key: "studio.step.vinyl" });
  lay(here, result, kept.vinyl);
  if (everywhere)
    editor.edit({ key: "studio.step.vinyl" }, (build) =>
      broughtUp(build, kept.vinyl, earlierLayers(build, kept.vinyl, true)),
    );
  editor.commit();
  studio.announce(text(everywhere ? "studio.vinyl.updated" : "studio.vinyl.stayed", { title: kept.vinyl.title }));
}

/** A vinyl on the car becomes the layers that it consists of, in one group. */
export async function takeApart({ editor, studio, text }: Here): Promise<void> {
  const { document } = editor.state;
  const [vinyl] = freeLayers(editor.state);
  if (vinyl?.art.kind !== "vinyl") return;
  const { hash, of } = vinyl.art;
  const content = await vinylContent(hash).catch(() => null);
  if (!content) return note(studio, text("studio.vinyl.no-content"), true);
  if (editor.state.document !== document) return note(studio, text("studio.vinyl.meanwhile"), true);
  if (clips(document, [vinyl.id])) return note(studio, text("studio.vinyl.refused-clips"), true);
  const room = MAX_STICKERS - document.stickers.length + 1;
  if (content.pieces.length > room)
    return note(studio, text("studio.vinyl.no-room", { count: content.pieces.length, room }), true);
  const known = collectionOf(studio)
    .get()
    .vinyls.find(({ uuid }) => uuid === of);
  const name = vinyl.name ?? known?.title ?? text("studio.vinyl.name");
  const group = freeGroupName(document, (number) => (number > 1 ? `${name} ${number}` : name));
  const layers = apart(vinyl, content, group);
  editor.edit(
    { key: "studio.step.vinyl-apart" },
    (build) => {
      const at = build.stickers.findIndex(({ id }) => id === vinyl.id);
      const stickers = [...build.stickers];
      stickers.splice(at + 1, 0, ...layers);
      const own = nested({ ...build, stickers }, group, vinyl.group);
      return removeStickers(isFadedWhole(vinyl, content) ? fadeGroup(own, group, vinyl.opacity) : own, [vinyl.id]);
    },
    { stickers: layers.flatMap(({ id, hidden }) => (hidden ? [] : [id])) },
  );
}
