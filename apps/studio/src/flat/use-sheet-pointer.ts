import type { Handle } from "@carloom/editor";
import { flatSurface } from "@carloom/editor/flat";
import type { Stage } from "@carloom/stage";
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { type AnyTool, toolFor } from "../tools/tool-for.ts";
import { act, inputOf } from "../tools/use-tools.ts";
import type { Studio } from "../workspace/studio.ts";
import { useUi } from "../workspace/studio-context.tsx";
import type { FlatSheet } from "./sheets.ts";
import type { SheetControl } from "./use-sheet-control.ts";

/** The car's stage as the sheet shows it: what lies where, and where it is in the picture. */
export function sheetStage(studio: Studio, stage: Stage, { space }: FlatSheet, control: SheetControl): Stage {
  const { editor, ui, template } = studio;
  const surface = flatSurface(stage, {
    space,
    view: () => control.view,
    find(id) {
      const { live } = ui.get();
      return live?.id === id ? live.placement : editor.state.document.stickers.find((one) => one.id === id);
    },
    zoneOf: (panel) => template.manifest.panels.find(({ id }) => id === panel)?.zone ?? null,
    layerAt: (...place) => studio.body?.layerAt(...place) ?? null,
  });
  return new Proxy(surface as Stage, {
    get(target, key) {
      if (key === "on")
        return (type: string, listener: () => void) => (type === "frame" ? control.onChange(listener) : () => {});
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

type Press = { x: number; y: number };

/** Tools on the sheet; what they leave moves it, two fingers and the wheel scale it. */
export function useSheetPointer(
  studio: Studio,
  flat: Stage,
  control: SheetControl,
  host: RefObject<HTMLElement | null>,
) {
  const placing = useUi((state) => state.placing);
  const eyedrop = useUi((state) => state.eyedrop);
  const tool = useRef<AnyTool | null>(null);
  useEffect(() => {
    const own = toolFor(studio, flat, { placing, eyedrop, flat: true });
    tool.current = own;
    return () => {
      own.cancel();
      tool.current = null;
    };
  }, [studio, flat, placing, eyedrop]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // the page would be scrolled, or scaled, beside it
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const around = { x: event.clientX - box.left, y: event.clientY - box.top };
      control.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), around);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [control, host]);

  return useMemo(() => {
    const taken = new Set<number>();
    /** Fingers, or the mouse, that move the sheet. */
    const presses = new Map<number, Press>();
    const input = (event: PointerEvent<HTMLElement | SVGElement>) =>
      inputOf(event, (host.current ?? event.currentTarget).getBoundingClientRect());
    const press = (event: PointerEvent<HTMLElement | SVGElement>, handle?: Handle) => {
      const element = host.current;
      if (!element || event.button === 2) return;
      const orbits = event.button === 1 || studio.ui.get().orbiting;
      element.setPointerCapture(event.pointerId);
      const at = input(event);
      if (!orbits && tool.current?.down(at, handle)) {
        taken.add(event.pointerId);
        event.preventDefault();
        return;
      }
      presses.set(event.pointerId, { x: at.x, y: at.y });
    };
    const spread = () => {
      const [a, b] = [...presses.values()];
      return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const move = (event: PointerEvent<HTMLElement>) => {
      const at = input(event);
      tool.current?.move(at);
      const before = presses.get(event.pointerId);
      if (!before || taken.size > 0) return;
      const was = spread();
      presses.set(event.pointerId, { x: at.x, y: at.y });
      const now = spread();
      if (was && now) {
        control.pan(now.x - was.x, now.y - was.y);
        control.zoom(now.far / Math.max(1, was.far), now);
      } else control.pan(at.x - before.x, at.y - before.y);
    };
    const release = (event: PointerEvent<HTMLElement>) => {
      presses.delete(event.pointerId);
      taken.delete(event.pointerId);
    };
    return {
      handlers: {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if ((event.target as Element).closest("[data-handle]") === null) press(event);
        },
        onPointerMove: move,
        onPointerUp: (event: PointerEvent<HTMLElement>) => {
          tool.current?.up(input(event));
          release(event);
        },
        onPointerCancel: (event: PointerEvent<HTMLElement>) => {
          tool.current?.cancel();
          release(event);
        },
      },
      grab: (event: PointerEvent<SVGElement>, handle: Handle) => press(event, handle),
      /** Places what is in hand, or takes the paint, near a point of the picture. */
      actAt: (x: number, y: number) => (tool.current ? act(tool.current, { x, y }) : false),
    };
  }, [studio, control, host]);
}
