import {
  createPlaceTool,
  createSelectTool,
  type Handle,
  type PlaceTool,
  type PointerInput,
  type Tool,
} from "@carloom/editor";
import type { Pick, Stage } from "@carloom/stage";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import type { Studio } from "../workspace/studio.ts";
import { useUi } from "../workspace/studio-context.tsx";

const inputOf = (event: PointerEvent<HTMLElement | SVGElement>, box: DOMRect): PointerInput => ({
  id: event.pointerId,
  x: event.clientX - box.left,
  y: event.clientY - box.top,
  touch: event.pointerType === "touch",
  shift: event.shiftKey,
});

/** A click on the car: what is under it becomes what is being worked on, in the panel that is open. */
function clicked(studio: Studio, hit: Pick | null): void {
  const { editor, ui } = studio;
  const sticker = hit?.placementId ?? null;
  const { panel } = ui.get();
  if (sticker && panel !== "paint") {
    editor.select({ stickers: [sticker] });
    ui.set({ panel: panel === null ? panel : "stickers", libraryOverInspector: false, sheet: "half" });
    return;
  }
  editor.select({
    stickers: [],
    ...(hit?.zone ? { zone: hit.zone } : {}),
    ...(hit?.slot ? { slot: hit.slot } : {}),
  });
}

export type Tools = {
  /** Give these to the element around the canvas, in the capture phase: the tool sees a press before the camera does. */
  handlers: Record<
    "onPointerDownCapture" | "onPointerMoveCapture" | "onPointerUpCapture" | "onPointerCancelCapture",
    (event: PointerEvent<HTMLElement>) => void
  >;
  grab(event: PointerEvent<SVGElement>, handle: Handle): void;
  /** Places what is being placed at a point of the picture; false when nothing is there. */
  placeAt(x: number, y: number): boolean;
  cancel(): void;
};

export function useTools(studio: Studio, stage: Stage | null): Tools {
  const placing = useUi((state) => state.placing);
  const ready = useUi((state) => state.stage.name === "ready");
  const tool = useRef<Tool | PlaceTool | null>(null);
  const taken = useRef(new Set<number>());

  useEffect(() => {
    if (!stage || !ready) return;
    const { editor, ui } = studio;
    tool.current = placing
      ? createPlaceTool({
          editor,
          surface: stage,
          sticker: placing,
          done: (placed) =>
            ui.set({ placing: null, missed: false, ...(placed ? { libraryOverInspector: false, sheet: "half" } : {}) }),
          missed: () => ui.set({ missed: true }),
        })
      : createSelectTool({
          editor,
          surface: stage,
          clicked: (hit) => clicked(studio, hit),
          live: (live) => ui.set({ live }),
          keepAspect: () => ui.get().keepAspect,
        });
    const made = tool.current;
    return () => {
      made.cancel();
      tool.current = null;
    };
  }, [studio, stage, ready, placing]);

  return useMemo(() => {
    const press = (event: PointerEvent<HTMLElement | SVGElement>, host: Element, handle?: Handle) => {
      if (event.button !== 0 || !tool.current) return;
      const took = tool.current.down(inputOf(event, host.getBoundingClientRect()), handle);
      if (!took) return;
      taken.current.add(event.pointerId);
      host.setPointerCapture(event.pointerId);
      event.stopPropagation();
      event.preventDefault();
    };
    const onHandle = (event: PointerEvent<HTMLElement>) => (event.target as Element).closest("[data-handle]") !== null;
    const release = (event: PointerEvent<HTMLElement>) => {
      if (taken.current.delete(event.pointerId)) event.stopPropagation();
    };
    return {
      handlers: {
        onPointerDownCapture: (event) => {
          if (!onHandle(event)) press(event, event.currentTarget);
        },
        onPointerMoveCapture: (event) => {
          tool.current?.move(inputOf(event, event.currentTarget.getBoundingClientRect()));
          if (taken.current.has(event.pointerId)) event.stopPropagation();
        },
        onPointerUpCapture: (event) => {
          tool.current?.up(inputOf(event, event.currentTarget.getBoundingClientRect()));
          release(event);
        },
        onPointerCancelCapture: (event) => {
          tool.current?.cancel();
          release(event);
        },
      },
      grab: (event, handle) => {
        const host = event.currentTarget.closest<HTMLElement>("[data-viewport]");
        if (host) press(event, host, handle);
      },
      placeAt: (x, y) => (tool.current && "placeAt" in tool.current ? tool.current.placeAt(x, y) : false),
      cancel: () => {
        tool.current?.cancel();
        taken.current.clear();
      },
    };
  }, []);
}
