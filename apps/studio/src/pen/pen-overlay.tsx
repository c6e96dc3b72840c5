import type { Stage } from "@carloom/stage";
import { useEffect, useRef } from "react";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { along, contourOf } from "../drawing/drawing.ts";
import { onScreen, shownDrawing } from "./pen.ts";

/** Pieces that a curve is shown as. */
const STEPS = 10;

/** The lines that are drawn, over the car. They follow every frame of the picture, without React. */
export function PenOverlay({ stage }: { stage: Stage }) {
  const studio = useStudio();
  const svg = useRef<SVGSVGElement>(null);
  const pen = useUi((state) => state.pen);
  const stickers = useEditorState((state) => state.document.stickers);
  useEffect(() => {
    const update = () => {
      const drawing = shownDrawing(studio);
      const at = (x: number, y: number) => (drawing ? onScreen(studio, stage, drawing, [x, y]) : null);
      const set = (name: string, path: string) => {
        for (const element of svg.current?.querySelectorAll(`[data-pen="${name}"]`) ?? [])
          element.setAttribute("d", path);
      };
      const joined = (points: readonly (readonly [number, number])[]) =>
        points
          .map(([x, y]) => at(x, y))
          .flatMap((point, i) => (point ? `${i === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : []))
          .join("");
      const lines = drawing?.lines ?? [];
      const open = pen?.mode !== "points";
      set(
        "line",
        lines
          .map((line) => {
            const contour = contourOf(line);
            if (!contour) return "";
            const points: (readonly [number, number])[] = [contour.start];
            const parts = open ? contour.parts.slice(0, -1) : contour.parts;
            for (const part of parts) points.push(...along(points.at(-1) ?? contour.start, part, STEPS));
            return joined(points);
          })
          .join(""),
      );
      const square = (x: number, y: number, half: number) => {
        const point = at(x, y);
        return point ? `M${point.x - half} ${point.y - half}h${2 * half}v${2 * half}h${-2 * half}Z` : "";
      };
      const many = pen?.mode === "freehand";
      set("nodes", many ? "" : lines.flatMap((line) => line.map(({ x, y }) => square(x, y, 4))).join(""));
      const chosen = pen?.chosen && lines[pen.chosen.line]?.[pen.chosen.node];
      set("chosen", chosen && !many ? square(chosen.x, chosen.y, 5.5) : "");
      const handles = chosen ? [chosen.in, chosen.out].flatMap((handle) => (handle ? [handle] : [])) : [];
      set(
        "stems",
        chosen
          ? handles
              .map(([dx, dy]) =>
                joined([
                  [chosen.x, chosen.y],
                  [chosen.x + dx, chosen.y + dy],
                ]),
              )
              .join("")
          : "",
      );
      set("handles", chosen ? handles.map(([dx, dy]) => square(chosen.x + dx, chosen.y + dy, 3.5)).join("") : "");
    };
    update();
    return stage.on("frame", update);
  }, [studio, stage, pen, stickers]);
  return (
    <svg ref={svg} className="pointer-events-none absolute inset-0 h-full w-full overflow-hidden" aria-hidden="true">
      <path data-pen="line" className="fill-none stroke-casing" strokeWidth={3.5} />
      <path data-pen="line" className="fill-none stroke-select" strokeWidth={1.5} />
      <path data-pen="stems" className="fill-none stroke-casing" strokeWidth={3} />
      <path data-pen="stems" className="fill-none stroke-select" strokeWidth={1} />
      <path data-pen="nodes" className="fill-paper stroke-ink-0" strokeWidth={1.5} />
      <path data-pen="chosen" className="fill-select stroke-ink-0" strokeWidth={2} />
      <path data-pen="handles" className="fill-select stroke-ink-0" strokeWidth={1.5} />
    </svg>
  );
}
