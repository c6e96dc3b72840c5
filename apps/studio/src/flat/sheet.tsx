import { type Frame, primaryOf } from "@carloom/editor";
import { toScreen, toSheet } from "@carloom/editor/flat";
import type { Stage } from "@carloom/stage";
import { IconButton, useT } from "@carloom/ui";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { preferences } from "../lib/preferences.ts";
import { useStore } from "../lib/store.ts";
import { paintRulers, RULER } from "./paint-rulers.ts";
import { useRulers } from "../rulers/rulers.ts";
import { SheetGuides } from "./sheet-guides.tsx";
import { gridPath, thinned, zeroAt } from "./sheet-lines.ts";
import { Handles } from "../tools/handles.tsx";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { type Look, paintSheet, stepFor } from "./paint-sheet.ts";
import type { FlatSheet } from "./sheets.ts";
import { usePrints } from "./use-prints.ts";
import { useSheetControl } from "./use-sheet-control.ts";
import { sheetStage, useSheetPointer } from "./use-sheet-pointer.ts";

const PAN: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};
/** CSS pixels that the scale bar is long at least. */
const BAR = 64;

function lookOf(element: HTMLElement): Look {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    line: value("--flat-line"),
    grid: value("--flat-grid"),
    frame: value("--flat-frame"),
    text: value("--flat-text"),
    ground: value("--flat-ground"),
    cut: value("--flat-cut"),
    joint: value("--flat-joint"),
    select: value("--select"),
    font: style.fontFamily,
  };
}

/** A sheet that is looked at and worked on: the same layers, tools and steps as on the car. */
export function Sheet({ sheet, stage }: { sheet: FlatSheet; stage: Stage }) {
  const t = useT();
  const studio = useStudio();
  const language = useLanguage();
  const keys = useId();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const control = useSheetControl(sheet);
  const { prints, failed } = usePrints(studio, stage, sheet, control);
  const flat = useMemo(() => sheetStage(studio, stage, sheet, control), [studio, stage, sheet, control]);
  const pointer = useSheetPointer(studio, flat, control, host);
  const build = useEditorState((state) => state.preview ?? state.document);
  const theme = useStore(preferences, (state) => state.theme);
  const inHand = useUi((state) => state.placing !== null || state.eyedrop);
  const live = useUi((state) => state.live);
  const [over, setOver] = useState(false);
  const { shown: ruled, grid, step: gridStep } = useRulers((state) => state);
  const selected = useEditorState((state) => primaryOf(state.selection));
  /** The place that was pressed last: rulers count from its panel, or from the car's own zero on its side. */
  const pressed = useRef<{ x: number; y: number } | null>(null);

  const { panels } = studio.template.manifest;
  const paint = useCallback(() => {
    const [element, context] = [host.current, canvas.current?.getContext("2d")];
    if (!element || !context || !canvas.current) return;
    const { size, view } = control;
    const ratio = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.current.width !== width || canvas.current.height !== height)
      [canvas.current.width, canvas.current.height] = [width, height];
    const look = lookOf(element);
    const find = (id: string) => panels.find((panel) => panel.id === id);
    paintSheet(context, {
      sheet,
      view,
      size,
      ratio,
      prints: prints.current,
      paintOf: (panel) => studio.paintOf(find(panel)?.zone ?? "body", build).color,
      nameOf: (id) => (sheet.kind === "panels" ? (find(id)?.label[language] ?? id) : t(`studio.flat.view.${id}`)),
      look,
      grid: grid ? gridPath(sheet, gridStep * thinned(gridStep, view.scale)) : null,
    });
    if (ruled) {
      // a dragged layer is somewhere else now
      void live;
      const corners = selected ? flat.placementOutline(selected)?.corners : null;
      const [xs, ys] = [corners?.map(({ x }) => x) ?? [], corners?.map(({ y }) => y) ?? []];
      const span = corners
        ? { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
        : null;
      paintRulers(context, {
        view,
        size,
        ratio,
        zero: zeroAt(sheet, pressed.current),
        span,
        look: { ...look, line: look.frame },
      });
    }
    const step = stepFor(view.scale, BAR);
    if (!bar.current) return;
    bar.current.style.width = `${step * view.scale}px`;
    bar.current.textContent = `${step} mm`;
  }, [studio, sheet, control, prints, panels, build, language, t, ruled, grid, gridStep, selected, live, flat]);

  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    // colours are those of the theme that is shown now
    soon();
    void theme;
    const stop = control.onChange(soon);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [control, paint, theme]);

  useEffect(() => control.leave(ruled ? RULER : 0), [control, ruled]);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      control.resize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [control]);

  // what is chosen elsewhere is brought into the picture; what a hand moves here stays under it
  const look = useUi((state) => state.look);
  useEffect(() => {
    const id = look && "sticker" in look.subject ? look.subject.sticker : null;
    const placement = studio.editor.state.document.stickers.find((one) => one.id === id);
    const outline = placement && sheet.space.outline(placement);
    if (outline) control.reveal(outline.center);
  }, [look, studio, sheet, control]);

  const outlineOf = useCallback(
    ({ center, rotation, size }: Frame) => {
      const depth = Math.max(...size);
      const lying = { id: "", position: center, rotation, size, depth, mirror: null, panels: null };
      const outline = sheet.space.outline({ ...lying, projection: "box" });
      if (!outline) return null;
      const [a, b, c, d] = outline.corners;
      const at = (p: { x: number; y: number }) => toScreen(control.view, p);
      return {
        corners: [at(a), at(b), at(c), at(d)] as typeof outline.corners,
        center: at(outline.center),
        facing: true,
      };
    },
    [sheet, control],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const pan = studio.editor.state.selection.stickers.length === 0 || inHand ? PAN[event.key] : undefined;
    if (pan) control.pan(...pan);
    else if (event.key === "+" || event.key === "=") control.zoom(1.2);
    else if (event.key === "-") control.zoom(1 / 1.2);
    else if (event.key === "0") control.fit();
    else if ((event.key === "Enter" || event.key === " ") && inHand)
      pointer.actAt(control.size.width / 2, control.size.height / 2);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    setOver(false);
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top, on: flat };
    const files = [...event.dataTransfer.files];
    void import("../clipboard/given.ts").then(({ takeIn }) => takeIn(studio, t, { files, point }));
  }
  return (
    <div className="st-flat-body">
      <div
        ref={host}
        // a drawing that is worked on with keys
        tabIndex={0}
        role="application"
        aria-label={t(`studio.flat.${sheet.kind}-of`, { car: studio.template.title })}
        aria-describedby={keys}
        data-region-start=""
        data-over={over || undefined}
        className={inHand ? "st-picture st-picture-placing st-flat-sheet" : "st-picture st-flat-sheet"}
        onKeyDown={onKeyDown}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPointerDownCapture={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          pressed.current = toSheet(control.view, { x: event.clientX - box.left, y: event.clientY - box.top });
          control.changed();
        }}
        {...pointer.handlers}
      >
        <canvas ref={canvas} className="absolute inset-0 h-full w-full" aria-hidden="true" />
        <SheetGuides sheet={sheet} control={control} host={host} />
        <Handles stage={flat} outlineOf={outlineOf} onGrab={pointer.grab} />
        {inHand ? <span className="st-crosshair st-flat-crosshair" aria-hidden="true" /> : null}
        <div ref={bar} className="st-flat-bar" aria-hidden="true" data-live={live !== null || undefined} />
      </div>
      {failed ? (
        <p className="st-flat-note" role="status">
          {t("studio.flat.undrawn")}
        </p>
      ) : null}
      <p id={keys} className="ui-hidden">
        {t("studio.flat.keys")}
      </p>
      <div role="toolbar" aria-label={t("studio.flat.zoom")} className="st-strip st-flat-strip">
        <IconButton label={t("studio.flat.out")} icon={<ZoomOut />} onClick={() => control.zoom(1 / 1.4)} />
        <IconButton label={t("studio.flat.in")} icon={<ZoomIn />} onClick={() => control.zoom(1.4)} />
        <IconButton label={t("studio.flat.fit")} icon={<Maximize />} onClick={() => control.fit()} />
      </div>
    </div>
  );
}
