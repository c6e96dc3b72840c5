import type { PanelSurface } from "@carloom/build";
import type { Guide, Vec3 } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { cutsOf, endsOf, faceOf } from "./cuts.ts";
import { guidesOf, moveGuide, useRulers } from "./rulers.ts";
import "./rulers.css";

type Piece = { ends: [Vec3, Vec3]; face: Vec3 };

const cut = new WeakMap<PanelSurface, WeakMap<Guide, Piece[]>>();

/** While a hand drags one guide the others are not cut out of the whole body again. */
function piecesOf(surface: PanelSurface, guide: Guide): Piece[] {
  const known = cut.get(surface) ?? new WeakMap<Guide, Piece[]>();
  cut.set(surface, known);
  const pieces =
    known.get(guide) ??
    cutsOf(surface, guide).map((one) => ({ ends: endsOf(surface, one), face: faceOf(surface, one.triangle) }));
  known.set(guide, pieces);
  return pieces;
}

/** As it lies on the body, as far as that looks this way. */
function pathOf(stage: Pick<Stage, "projectToScreen" | "getView">, pieces: readonly Piece[]): string {
  const { position: eye } = stage.getView();
  return pieces
    .map(({ ends: [from, to], face }) => {
      const towards = face.reduce((sum, n, k) => sum + n * ((eye[k] ?? 0) - (from[k] ?? 0)), 0);
      const [a, b] = towards > 0 ? [stage.projectToScreen(from), stage.projectToScreen(to)] : [null, null];
      return a && b ? `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}` : "";
    })
    .join("");
}

/** Guides on the car. A hand drags one over the body. */
export function CarGuides({ stage }: { stage: Stage }) {
  const studio = useStudio();
  const shown = useRulers((state) => state.shown);
  const guides = useRulers((state) => guidesOf(studio, state));
  const svg = useRef<SVGSVGElement>(null);
  const pieces = useMemo(() => {
    const surface = shown && guides.length > 0 ? stage.panels() : null;
    return surface ? guides.map((guide) => piecesOf(surface, guide)) : [];
  }, [stage, shown, guides]);
  useEffect(() => {
    if (pieces.length === 0) return;
    const update = () => {
      for (const [index, one] of pieces.entries()) {
        const path = pathOf(stage, one);
        for (const line of svg.current?.querySelectorAll(`[data-guide="${index}"] path`) ?? [])
          line.setAttribute("d", path);
      }
    };
    update();
    return stage.on("frame", update);
  }, [stage, pieces]);
  const held = useRef<number | null>(null);
  function move(event: PointerEvent<Element>) {
    const guide = held.current === null ? undefined : guides[held.current];
    const box = svg.current?.getBoundingClientRect();
    if (held.current === null || !guide || !box) return;
    event.stopPropagation();
    const hit = stage.pick(event.clientX - box.left, event.clientY - box.top);
    if (hit?.livery) moveGuide(studio, held.current, hit.point[guide.axis]);
  }
  const drop = () => {
    held.current = null;
  };
  if (pieces.length === 0) return null;
  return (
    <svg ref={svg} className="st-guides" aria-hidden="true">
      {pieces.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guides have no names
        <g key={index} data-handle="" data-guide={index}>
          <path
            className="st-guide-reach"
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              held.current = index;
              event.currentTarget.setPointerCapture(event.pointerId);
              event.stopPropagation();
              event.preventDefault();
            }}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
          <path className="st-guide" />
        </g>
      ))}
    </svg>
  );
}
