import { reorderSticker, shiftSticker } from "@carloom/editor";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";

/** Reordering by the grip: with a pointer anywhere in the list, with arrow keys by one. Rows are shown top layer first. */
export function useLayerDrag(count: number) {
  const { editor } = useStudio();
  const [drop, setDrop] = useState<number | null>(null);
  const drag = useRef<{ id: string; row: number } | null>(null);
  const label = { key: "studio.step.sticker-order" };

  const rowAt = (event: PointerEvent<HTMLElement>): number => {
    const list = event.currentTarget.closest("ul");
    const first = list?.firstElementChild?.getBoundingClientRect();
    if (!list || !first) return 0;
    return Math.max(0, Math.min(count, Math.round((event.clientY - list.getBoundingClientRect().top) / first.height)));
  };
  const grip = (id: string, row: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { id, row };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current) setDrop(rowAt(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      drag.current = null;
      setDrop(null);
      if (!from) return;
      const at = rowAt(event);
      const row = at > from.row ? at - 1 : at;
      if (row !== from.row) editor.edit(label, (build) => reorderSticker(build, from.id, count - 1 - row));
    },
    onPointerCancel: () => {
      drag.current = null;
      setDrop(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      event.stopPropagation();
      editor.edit(label, (build) => shiftSticker(build, id, by));
    },
  });
  return { drop, grip };
}
