import { placeStickers } from "@carloom/editor";
import { type PointerEvent, useRef, useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { type Drop, dropAt, type LayerRow } from "./layer-rows.ts";

/** CSS px from a list's edge within which it scrolls, and how far each move. */
const EDGE = 28;
const SCROLL = 10;
/** Pointer beyond this column of a row means: among the members of the group above; each group is so much deeper, CSS px. */
const INDENT = 44;
const STEP = 18;

type Dragged = { ids: string[]; whole: boolean };

/**
 * Reordering by the grip with a pointer anywhere in the list: one layer, the selected ones, or a whole group.
 * @param whole the list shows every layer; among a few of them there are no places
 */
export function useLayerDrag(rows: readonly LayerRow[], whole = true) {
  const { editor } = useStudio();
  const [line, setLine] = useState<{ at: number; depth: number } | null>(null);
  const drag = useRef<(Dragged & { drop: Drop | null }) | null>(null);

  const of = (row: LayerRow): Dragged => {
    if (row.kind === "group") return { ids: row.members.map(({ id }) => id), whole: true };
    const { id } = row.sticker;
    const { stickers } = editor.state.selection;
    return { ids: stickers.includes(id) ? [...stickers] : [id], whole: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    const list = event.currentTarget.closest("ul");
    const height = list?.querySelector(".st-layer")?.getBoundingClientRect().height ?? 0;
    if (!from || !list || height === 0) return;
    const box = list.getBoundingClientRect();
    const at = Math.max(0, Math.min(rows.length, Math.round((event.clientY - box.top) / height)));
    const depth = Math.max(0, Math.ceil((event.clientX - box.left - INDENT) / STEP));
    from.drop = dropAt(rows, at, new Set(from.ids), depth);
    setLine({ at, depth: from.drop.depth });
    const scroller = list.closest<HTMLElement>(".st-panel-body, .ui-sheet-body");
    const frame = scroller?.getBoundingClientRect();
    if (!scroller || !frame) return;
    if (event.clientY < frame.top + EDGE) scroller.scrollBy(0, -SCROLL);
    else if (event.clientY > frame.bottom - EDGE) scroller.scrollBy(0, SCROLL);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    drag.current = null;
    setLine(null);
    const drop = from?.drop;
    if (!from || !drop || event.type === "pointercancel") return;
    const { ids, whole: group } = from;
    editor.edit({ key: "studio.step.sticker-order" }, (build) =>
      placeStickers(build, ids, drop.index, drop.group, group),
    );
  };
  const grip = (row: LayerRow) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!whole) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { ...of(row), drop: null };
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  });
  return { line, grip };
}
