import type { EditorState } from "@carloom/editor";
import { selectedStickers } from "@carloom/editor";
import { note } from "../clipboard/paste.ts";
import type * as Actions from "../vinyls/actions.ts";
import type { StudioCommand, StudioContext } from "../commands/context.ts";

const free = (state: EditorState) => selectedStickers(state).filter(({ locked }) => !locked);
const canCompose = (state: EditorState) =>
  free(state).some(({ hidden }) => !hidden) &&
  free(state).every(({ art }) => art.kind !== "library" && art.kind !== "upload");
const canTakeApart = (state: EditorState) => {
  const [one, ...more] = free(state);
  return more.length === 0 && one?.art.kind === "vinyl";
};

const perform = (act: (actions: typeof Actions, context: StudioContext) => Promise<void>) => (context: StudioContext) =>
  void import("../vinyls/actions.ts")
    .then((actions) => act(actions, context))
    .catch(() => note(context.studio, context.text("studio.vinyl.refused-failed"), true));

/** Layers become a vinyl, and a vinyl layers. */
export const vinylCommands: readonly StudioCommand[] = [
  {
    id: "sticker.vinyl",
    labelKey: "studio.command.vinyl",
    group: "layer",
    shortcuts: ["Alt+Shift+V"],
    when: canCompose,
    needs: () => "studio.needs.vinyl",
    perform: perform((actions, context) => actions.composeSelected(context)),
  },
  {
    id: "sticker.vinyl-apart",
    labelKey: "studio.command.vinyl-apart",
    group: "layer",
    shortcuts: ["Alt+Shift+B"],
    when: canTakeApart,
    needs: () => "studio.needs.one-vinyl",
    perform: perform((actions, context) => actions.takeApart(context)),
  },
];
