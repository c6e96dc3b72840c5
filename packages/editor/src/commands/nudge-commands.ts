import { aroundNormal, multiply, normalize, type Quat } from "../geometry/quat.ts";
import { moved, updateStickers } from "../mutate/stickers.ts";
import type { Command } from "./command.ts";
import { reframeSelected } from "./reframe-selected.ts";
import { movableIds, needsSticker, someMovable } from "./selected.ts";

const shared = { group: "sticker", held: true, when: someMovable, needs: needsSticker } as const;

/** Millimetres of a press, and the modifier that asks for it. */
const REACH = [
  { name: "", by: 1, key: "" },
  { name: "-far", by: 10, key: "Shift+" },
  { name: "-fine", by: 0.1, key: "Alt+" },
];

const nudge = (id: string, arrow: string, right: number, up: number): Command[] =>
  REACH.map(({ name, by, key }) => ({
    ...shared,
    id: `sticker.nudge-${id}${name}`,
    labelKey: `studio.command.nudge-${id}`,
    shortcuts: [key + arrow],
    ...(name ? { variant: true } : {}),
    perform({ editor, nearest }) {
      if (reframeSelected(editor, "move", () => ({ by: [(right * by) / 1000, (up * by) / 1000] }), nearest)) return;
      const label = { key: "studio.step.sticker-move" };
      const ids = movableIds(editor.state);
      editor.begin(label);
      editor.edit(label, (document) =>
        updateStickers(document, ids, (s) => ({ position: moved(s, (right * by) / 1000, (up * by) / 1000) })),
      );
    },
  }));

/** @param degrees clockwise as seen from outside */
const turn = (id: string, key: string, degrees: number, variant = false): Command => ({
  ...shared,
  id: `sticker.turn-${id}`,
  labelKey: `studio.command.turn-${id}`,
  shortcuts: [key],
  ...(variant ? { variant: true } : {}),
  perform({ editor, nearest }) {
    if (reframeSelected(editor, "turn", () => ({ turn: (-degrees * Math.PI) / 180 }), nearest)) return;
    const label = { key: "studio.step.sticker-turn" };
    const by = aroundNormal((-degrees * Math.PI) / 180);
    const ids = movableIds(editor.state);
    editor.begin(label);
    editor.edit(label, (document) =>
      updateStickers(document, ids, ({ rotation }) => ({ rotation: normalize(multiply(rotation as Quat, by)) })),
    );
  },
});

/** Moves and turns in small steps, several stickers as one piece; a key that is held makes one step of the history. */
export const nudgeCommands: readonly Command[] = [
  ...nudge("left", "ArrowLeft", -1, 0),
  ...nudge("right", "ArrowRight", 1, 0),
  ...nudge("up", "ArrowUp", 0, 1),
  ...nudge("down", "ArrowDown", 0, -1),
  turn("right", "R", 15),
  turn("left", "Shift+R", -15),
  turn("right-fine", "Alt+R", 1, true),
  turn("left-fine", "Alt+Shift+R", -1, true),
];
