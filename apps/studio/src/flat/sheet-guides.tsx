import type { Guide } from "@carloom/editor";
import { toSheet } from "@carloom/editor/flat";
import { useT } from "@carloom/ui";
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import type { FlatSheet } from "./sheets.ts";
import type { SheetControl } from "./use-sheet-control.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { RULER } from "./paint-rulers.ts";
import { addGuide, guidesOf, moveGuide, removeGuide, useRulers } from "../rulers/rulers.ts";
import { guideAt, guidePath, valueAt, type Way } from "./sheet-lines.ts";
import "../rulers/rulers.css";

type Props = { sheet: FlatSheet; control: SheetControl; host: RefObject<HTMLElement | null> };

/** Guides over a sheet, and the rulers that they are drawn out of. One that is dragged back onto a ruler is gone. */
export function SheetGuides({ sheet, control, host }: Props) {
  const t = useT();
  const studio = useStudio();
  const shown = useRulers((state) => state.shown);
  const guides = useRulers((state) => guidesOf(studio, state));
  const paths = useMemo(() => (shown ? guides.map((guide) => guidePath(sheet, guide)) : []), [sheet, shown, guides]);
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const update = () => {
      const { x, y, scale } = control.view;
      group.current?.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
    };
    update();
    return control.onChange(update);
  }, [control, paths]);
  /** The guide in hand: its place in the list, or the ruler that it comes out of. */
  const held = useRef<{ index: number } | { way: Way } | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = host.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const isOff = ({ x, y }: { x: number; y: number }) =>
    x < RULER || y < RULER || x > control.size.width || y > control.size.height;
  function grab(event: PointerEvent<Element>, what: NonNullable<typeof held.current>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    event.stopPropagation();
    held.current = what;
  }
  function move(event: PointerEvent<Element>) {
    const own = held.current;
    if (!own) return;
    event.stopPropagation();
    const at = pointOf(event);
    if (isOff(at)) return;
    const place = toSheet(control.view, at);
    if ("way" in own) {
      const guide = guideAt(sheet, place.x, place.y, own.way);
      const index = guide ? addGuide(studio, guide) : -1;
      if (index >= 0) held.current = { index };
      return;
    }
    const guide: Guide | undefined = guidesOf(studio)[own.index];
    const value = guide && valueAt(sheet, place.x, place.y, guide.axis);
    if (value !== null && value !== undefined) moveGuide(studio, own.index, value);
  }
  function drop(event: PointerEvent<Element>) {
    const own = held.current;
    held.current = null;
    if (!own) return;
    event.stopPropagation();
    if ("index" in own && isOff(pointOf(event))) removeGuide(studio, own.index);
  }
  if (!shown) return null;
  const on = {
    onPointerMove: move,
    onPointerUp: drop,
    // taken away by the browser: the line stays where it was
    onPointerCancel: () => {
      held.current = null;
    },
  };
  return (
    <>
      <svg className="st-guides" aria-hidden="true">
        <g ref={group}>
          {paths.map((path, index) => (
            // a line of the list is known by its place in it
            // biome-ignore lint/suspicious/noArrayIndexKey: guides have no names
            <g key={index} data-handle="" data-guide={index}>
              <path d={path} className="st-guide-reach" onPointerDown={(event) => grab(event, { index })} {...on} />
              <path d={path} className="st-guide" />
            </g>
          ))}
        </g>
      </svg>
      <div
        className="st-ruler"
        data-handle=""
        data-way="level"
        title={t("studio.rulers.pull-level")}
        onPointerDown={(event) => grab(event, { way: "level" })}
        {...on}
      />
      <div
        className="st-ruler"
        data-handle=""
        data-way="upright"
        title={t("studio.rulers.pull-upright")}
        onPointerDown={(event) => grab(event, { way: "upright" })}
        {...on}
      />
    </>
  );
}
