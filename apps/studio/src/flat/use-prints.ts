import type { Stage } from "@carloom/stage";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Studio } from "../workspace/studio.ts";
import { drawElevation } from "./elevation-pictures.ts";
import type { Print } from "./paint-sheet.ts";
import { type ElevationsSheet, type FlatSheet, meshOf, type PanelSheet } from "./sheets.ts";
import type { SheetControl } from "./use-sheet-control.ts";

/** After the view has moved, or the build has changed, so long nothing is drawn, ms. */
const SETTLE = 140;
const REST = 500;

/** What the sheet shows of the livery, drawn anew when that or the view changes. Nothing is done while the sheet is shut. */
export function usePrints(
  studio: Studio,
  stage: Stage,
  sheet: FlatSheet,
  control: SheetControl,
): { prints: RefObject<readonly Print[]>; failed: boolean } {
  const prints = useRef<readonly Print[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const show: Show = (next) => {
      const before = prints.current;
      prints.current = next;
      // a picture that nobody sees again is given back: each is as large as the view
      for (const { image } of before) if (!next.some((one) => one.image === image)) image.close();
      control.changed();
    };
    const told: Told = { show, failed: setFailed };
    setFailed(false);
    const stop =
      sheet.kind === "panels"
        ? followPanels(stage, sheet, control, told)
        : followElevations(studio, stage, sheet, control, told);
    return () => {
      stop();
      show([]);
    };
  }, [studio, stage, sheet, control]);
  return { prints, failed };
}

type Show = (prints: readonly Print[]) => void;
/** @see usePrints `failed`: what is shown is not what is on the car */
type Told = { show: Show; failed(failed: boolean): void };

/** Prints the layers on the panels as they lie in the picture, one picture at a time. */
function followPanels(stage: Stage, sheet: PanelSheet, control: SheetControl, { show, failed }: Told): () => void {
  let over = false;
  let drawing: Awaited<ReturnType<Stage["flat"]>> = null;
  let busy = false;
  let again = false;
  let timer = 0;
  const draw = async () => {
    if (!drawing || over) return;
    if (busy) {
      again = true;
      return;
    }
    const { view, size } = control;
    if (size.width < 2 || size.height < 2) return;
    busy = true;
    again = false;
    const part = { x: view.x, y: view.y, width: size.width / view.scale, height: size.height / view.scale };
    const ratio = Math.min(2, devicePixelRatio || 1);
    try {
      const image = await drawing.draw(part, { width: size.width * ratio, height: size.height * ratio });
      const picture = image && (await createImageBitmap(image));
      if (over) return picture?.close();
      if (picture) show([{ part, image: picture }]);
      failed(false);
    } catch {
      // a lost context draws again when it is back
      if (!over) failed(true);
    } finally {
      busy = false;
    }
    if (again && !over) void draw();
  };
  const settled = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void draw(), SETTLE);
  };
  const unfollow = [
    control.onMove(settled),
    // whatever is shown otherwise on the car brings a frame with it
    stage.on("frame", () => drawing?.changed() && void draw()),
    stage.on("recovered", () => void draw()),
    stage.on("contextrestored", () => void draw()),
  ];
  stage.flat({ surface: sheet.map.surface, at: meshOf(sheet) }).then(
    (made) => {
      if (over) return made?.dispose();
      drawing = made;
      void draw();
    },
    () => !over && failed(true),
  );
  return () => {
    over = true;
    clearTimeout(timer);
    for (const stop of unfollow) stop();
    drawing?.dispose();
  };
}

/** Draws every side of the car again when the build has rested. */
function followElevations(
  { editor }: Studio,
  stage: Stage,
  { sheet }: ElevationsSheet,
  control: SheetControl,
  { show, failed }: Told,
): () => void {
  let abort = new AbortController();
  let timer = 0;
  const known = new Map<string, Print>();
  const drawAll = async (signal: AbortSignal) => {
    const density = control.view.scale * 1000 * Math.min(2, devicePixelRatio || 1);
    const lift = editor.state.document.stance.height / 1000;
    for (const view of sheet.views) {
      const print = await drawElevation(stage, view, { lift, density: Math.max(200, density), signal });
      if (signal.aborted) return print.image.close();
      known.set(view.id, print);
      show([...known.values()]);
    }
    failed(false);
  };
  const start = () => {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    drawAll(signal).catch(() => {
      // not where a newer picture, or none, took over
      if (!signal.aborted) failed(true);
    });
  };
  const rested = () => {
    clearTimeout(timer);
    timer = window.setTimeout(start, REST);
  };
  const unfollow = [
    editor.subscribe((now, before) => {
      if (now.document !== before.document || now.preview !== before.preview) rested();
    }),
    stage.on("recovered", rested),
    stage.on("contextrestored", rested),
  ];
  start();
  return () => {
    clearTimeout(timer);
    abort.abort();
    for (const stop of unfollow) stop();
  };
}
