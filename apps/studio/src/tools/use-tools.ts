import type { Handle, PointerInput } from "@carloom/editor";
import type { Body, Stage } from "@carloom/stage";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useT } from "@carloom/ui";
import { afterFirstFrame } from "../workspace/first-frame.ts";
import { useAttempt } from "../kit/later.tsx";
import type { Studio } from "../workspace/studio.ts";
import { useUi } from "../workspace/studio-context.tsx";
import type { AnyTool } from "./tool-for.ts";

/** Tools come after the first frame. */
const tools = () => afterFirstFrame(() => import("./tool-for.ts"));

export const inputOf = (event: PointerEvent<HTMLElement | SVGElement>, box: DOMRect): PointerInput => ({
  id: event.pointerId,
  x: event.clientX - box.left,
  y: event.clientY - box.top,
  touch: event.pointerType === "touch",
  shift: event.shiftKey,
  free: event.ctrlKey || event.metaKey || event.altKey,
});

export type Tools = {
  /** Give these to the element around the canvas, in the capture phase: the tool sees a press before the camera does. */
  handlers: Record<
    "onPointerDownCapture" | "onPointerMoveCapture" | "onPointerUpCapture" | "onPointerCancelCapture",
    (event: PointerEvent<HTMLElement>) => void
  >;
  grab(event: PointerEvent<SVGElement>, handle: Handle): void;
  /** Places the sticker in hand near a point of the picture, or takes the paint there, as soon as the tool for it is there; false when nothing is there. */
  actAt(x: number, y: number): boolean;
  cancel(): void;
};

/** What a press at a point would do with what is in hand. */
export function act(tool: AnyTool, { x, y }: { x: number; y: number }): boolean {
  if ("placeNear" in tool) return tool.placeNear(x, y);
  if ("addAt" in tool) return tool.addAt(x, y);
  return "takeAt" in tool ? tool.takeAt(x, y) : false;
}

export function useTools(studio: Studio, stage: Stage | null): Tools {
  const placing = useUi((state) => state.placing);
  const eyedrop = useUi((state) => state.eyedrop);
  const drawing = useUi((state) => state.pen !== null);
  const t = useT();
  const ready = useUi((state) => state.stage.name === "ready");
  const tool = useRef<AnyTool | null>(null);
  const taken = useRef(new Set<number>());
  // Enter may come before the tool does: it is not lost
  const wish = useRef<{ x: number; y: number } | null>(null);

  const attempt = useAttempt();
  // a new attempt fetches again
  useEffect(() => {
    if (!stage || !ready) return;
    let current = true;
    Promise.all([tools(), drawing ? import("../pen/pen-tools.ts") : null]).then(
      ([{ toolFor, surfaceOf }, pen]) => {
        if (!current) return;
        const know = (body: Body) => current && (studio.body = body);
        stage.body().then(know, () => undefined);
        studio.layAt = surfaceOf(stage);
        tool.current = toolFor(studio, stage, { placing, eyedrop, pen }, t);
        if (wish.current && (placing || eyedrop || drawing)) act(tool.current, wish.current);
        wish.current = null;
      },
      () => undefined,
    );
    return () => {
      current = false;
      studio.layAt = null;
      studio.body = null;
      tool.current?.cancel();
      tool.current = null;
    };
  }, [studio, stage, ready, placing, eyedrop, drawing, attempt, t]);

  return useMemo(() => {
    const press = (event: PointerEvent<HTMLElement | SVGElement>, host: Element, handle?: Handle) => {
      if (event.button !== 0 || !tool.current || studio.ui.get().orbiting) return;
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
      actAt(x, y) {
        const now = tool.current;
        if (now && ("placeNear" in now || "takeAt" in now || "addAt" in now)) return act(now, { x, y });
        wish.current = { x, y };
        return true;
      },
      cancel: () => {
        wish.current = null;
        tool.current?.cancel();
        taken.current.clear();
      },
    };
  }, [studio]);
}
