import type { Placement } from "@carloom/build";
import { primaryOf, type Handle, type LiveDrag, type Nearest } from "@carloom/editor";
import { degreesOf, type Frame, type FrameOutline, framed, frameOf, frameOutline } from "@carloom/editor";
import type { PlacementOutline, Stage } from "@carloom/stage";
import { useT } from "@carloom/ui";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { draped, drapedLayer } from "./draped.ts";
import { useMedia } from "../lib/media.ts";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";

/** What frames are drawn by: the car's stage, or a sheet that it lies flat on. */
export type Framed = Pick<Stage, "projectToScreen" | "placementOutline" | "getView" | "on">;
type Props = {
  stage: Framed;
  /** On a sheet: the frame of several there. On the car they are draped over the body. */
  outlineOf?: (frame: Frame) => FrameOutline | null;
  onGrab(event: PointerEvent<SVGElement>, handle: Handle): void;
};

const CORNERS = [0, 1, 2, 3] as const;
const mid = (a: { x: number; y: number }, b: { x: number; y: number }) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Stickers of a selection that are outlined each. */
const MOST_OUTLINES = 60;
const mm = (metres: number, digits = 1) => (metres * 1000).toFixed(digits);

/** What is being changed, in the unit it is changed in, after the true size. */
function readout(live: LiveDrag | null): string {
  if (!live) return "";
  const { size, rotation, position } = live.placement;
  const measures = `${mm(size[0])} × ${mm(size[1])} mm`;
  if (live.mode === "scale") return measures;
  if (live.mode === "turn") return `${measures}   ${degreesOf(rotation).toFixed(1)}°`;
  if (live.mode === "skew") return `${measures}   ${(live.placement.skew ?? 0).toFixed(1)}°`;
  return `${measures}   Z ${mm(position[2], 0)}  Y ${mm(position[1], 0)}`;
}

/** Lines of the car that the drag was pulled to. */
function drawSnaps(svg: SVGSVGElement, stage: Framed, snaps: LiveDrag["snaps"]): void {
  const paths = snaps.map(({ from, to }) => {
    const [a, b] = [stage.projectToScreen(from), stage.projectToScreen(to)];
    return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
  });
  for (const line of svg.querySelectorAll("[data-snap]")) line.setAttribute("d", paths.join(""));
}

/** As many distances as are shown at once. */
const MEASURES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Half the length of the stroke that ends a distance, CSS px. */
const TICK = 4;

/** How far the dragged sticker is from what lies around it, in millimetres. */
function drawMeasures(svg: SVGSVGElement, stage: Framed, measures: LiveDrag["measures"] = []): void {
  for (const index of MEASURES) {
    const group = svg.querySelector<SVGGElement>(`[data-measure="${index}"]`);
    const measure = measures[index];
    const [a, b] = measure ? [stage.projectToScreen(measure.from), stage.projectToScreen(measure.to)] : [null, null];
    const length = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
    group?.setAttribute("visibility", length < 1 ? "hidden" : "inherit");
    if (!group || !measure || !a || !b || length < 1) continue;
    const [tx, ty] = [(-(b.y - a.y) / length) * TICK, ((b.x - a.x) / length) * TICK];
    const tick = ({ x, y }: { x: number; y: number }) => `M${x - tx} ${y - ty}L${x + tx} ${y + ty}`;
    for (const line of group.querySelectorAll("path"))
      line.setAttribute("d", `M${a.x} ${a.y}L${b.x} ${b.y}${tick(a)}${tick(b)}`);
    const text = `${measure.kind === "equal" ? "= " : ""}${mm(measure.mm / 1000, measure.mm < 100 ? 1 : 0)}`;
    const wide = text.length * 6.6 + 10;
    const label = group.querySelector("text");
    const ground = group.querySelector("rect");
    group.querySelector("g")?.setAttribute("transform", `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`);
    if (label) label.textContent = text;
    ground?.setAttribute("x", String(-wide / 2));
    ground?.setAttribute("width", String(wide));
  }
}

/** Draws the outline into the SVG without React: it follows every frame of the picture. */
function draw(
  svg: SVGSVGElement,
  outline: ((PlacementOutline | FrameOutline) & { path?: string }) | null,
  handleReach: number,
): void {
  svg.style.visibility = outline?.facing ? "visible" : "hidden";
  if (!outline?.facing) return;
  const [a, b, c, d] = outline.corners;
  const path = outline.path ?? `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`;
  for (const line of svg.querySelectorAll("[data-frame]")) line.setAttribute("d", path);
  const put = (name: string, x: number, y: number) =>
    svg.querySelector(`[data-at="${name}"]`)?.setAttribute("transform", `translate(${x} ${y})`);
  // On a small sticker the handles stand off, so that the sticker itself can be gripped between them.
  const reach = Math.min(
    ...outline.corners.map((corner) => Math.hypot(corner.x - outline.center.x, corner.y - outline.center.y)),
  );
  const off = 1 + Math.max(0, handleReach * 1.05 - reach) / Math.max(1, reach);
  outline.corners.forEach((corner, index) =>
    put(
      `corner-${index}`,
      outline.center.x + (corner.x - outline.center.x) * off,
      outline.center.y + (corner.y - outline.center.y) * off,
    ),
  );
  svg.dataset.small = String(off > 1);
  outline.corners.forEach((corner, index) => {
    const next = outline.corners[(index + 1) % 4];
    if (next) put(`edge-${index}`, mid(corner, next).x, mid(corner, next).y);
  });
  const top = mid(a, b);
  const stand = handleReach + (off - 1) * reach;
  const away = Math.hypot(top.x - outline.center.x, top.y - outline.center.y) || 1;
  const turn = {
    x: top.x + ((top.x - outline.center.x) / away) * stand,
    y: top.y + ((top.y - outline.center.y) / away) * stand,
  };
  put("turn", turn.x, turn.y);
  for (const stem of svg.querySelectorAll("[data-stem]"))
    stem.setAttribute("d", `M${top.x} ${top.y}L${turn.x} ${turn.y}`);
  // between the middle of the upper side and its right corner, where that leaves room
  put("skew", (top.x + b.x) / 2 + (b.x - top.x) * 0.06, (top.y + b.y) / 2 + (b.y - top.y) * 0.06);
  svg.dataset.short = String(Math.hypot(b.x - a.x, b.y - a.y) < handleReach * 4);
  put("label", outline.center.x, Math.max(a.y, b.y, c.y, d.y) + 22);
}

/** The outlines of several selected stickers, as far as the camera sees their fronts. */
function drawMembers(
  svg: SVGSVGElement,
  stage: Framed,
  several: readonly Placement[],
  nearest: Nearest | undefined,
): void {
  const paths = several.slice(0, MOST_OUTLINES).map((one) => {
    const laid = drapedLayer(stage, nearest, one);
    if (laid) return laid.path;
    const outline = stage.placementOutline(one.id);
    if (!outline?.facing) return "";
    const [a, b, c, d] = outline.corners;
    return `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`;
  });
  for (const line of svg.querySelectorAll("[data-members]")) line.setAttribute("d", paths.join(""));
}

/** Frame and handles of the selected sticker over the car. Lines are cased so that they read on any paint. */
export function Handles({ stage, outlineOf, onGrab }: Props) {
  const t = useT();
  const svg = useRef<SVGSVGElement>(null);
  const selected = useEditorState((state) => primaryOf(state.selection));
  const placement = useEditorState((state) => state.document.stickers.find(({ id }) => id === selected) ?? null);
  const live = useUi((state) => state.live);
  const coarse = useMedia("(pointer: coarse)");
  // of several the common frame is what can be gripped
  const studio = useStudio();
  const { editor } = studio;
  const document = useEditorState((state) => (state.selection.stickers.length > 1 ? state.document : null));
  const chosen = useEditorState((state) => state.selection.stickers);
  const several = useMemo(() => (document && chosen.length > 1 ? framed(editor) : []), [editor, document, chosen]);
  const frame = useMemo(() => frameOf(several), [several]);
  // what clips others is hidden, and moved and shaped all the same
  const clips = useEditorState((state) => state.document.stickers.some(({ mask }) => mask?.layer === selected));
  const shown = frame !== null || (placement !== null && (!placement.hidden || clips));
  const locked = frame === null && (placement?.locked ?? false);

  // a changed placement moves the frame, too
  useEffect(() => {
    if (!shown || !selected) return;
    const update = () => {
      if (!svg.current) return;
      const nearest = outlineOf ? undefined : studio.body?.nearest;
      drawMembers(svg.current, stage, several, nearest);
      if (frame) {
        const around = nearest && several.every(({ projection }) => projection === "wrap");
        const depth = Math.max(...several.map((one) => one.depth));
        const laid = around ? draped(stage, nearest, frame, depth) : null;
        draw(svg.current, laid ?? (outlineOf ?? ((one) => frameOutline(stage, one)))(frame), coarse ? 40 : 28);
        svg.current.dataset.twin = "false";
        drawMeasures(svg.current, stage, live?.measures);
        return drawSnaps(svg.current, stage, live?.snaps ?? []);
      }
      const own =
        drapedLayer(stage, nearest, live && live.id === selected ? live.placement : placement) ??
        stage.placementOutline(selected);
      // From the far side the mirrored twin is what can be seen and gripped.
      const twin = own?.facing ? null : stage.placementOutline(selected, true);
      draw(svg.current, twin?.facing ? twin : own, coarse ? 40 : 28);
      svg.current.dataset.twin = String(twin?.facing ?? false);
      drawSnaps(svg.current, stage, live?.snaps ?? []);
      drawMeasures(svg.current, stage, live?.measures);
    };
    update();
    return stage.on("frame", update);
  }, [studio, stage, outlineOf, selected, shown, coarse, placement, live, several, frame]);

  if (!shown) return null;
  const reach = coarse ? 22 : 12;
  const half = coarse ? 7 : 5;
  const box = (handle: Handle, name: string) => (
    <g
      key={name}
      data-at={name}
      data-handle=""
      onPointerDown={(event) => onGrab(event, { ...handle, twin: svg.current?.dataset.twin === "true" })}
    >
      <circle r={reach} fill="transparent" className="pointer-events-auto" />
      {handle.kind === "skew" ? (
        <path
          d={`M${-half - 3} ${half}L${half - 3} ${half}L${half + 3} ${-half}L${3 - half} ${-half}Z`}
          className="fill-paper stroke-ink-0"
          strokeWidth={2}
        />
      ) : handle.kind === "turn" ? (
        <circle r={half + 2} className="fill-paper stroke-ink-0" strokeWidth={2} />
      ) : (
        <rect
          x={-half}
          y={-half}
          width={half * 2}
          height={half * 2}
          className="fill-select stroke-ink-0"
          strokeWidth={2}
        />
      )}
    </g>
  );
  const pulled = [...new Set(live?.snaps.map(({ kind }) => kind))].map((kind) => t(`studio.snap.${kind}`));
  const text = [readout(live), ...pulled].join("   ");
  const labelWidth = text.length * 7 + 16;
  return (
    <svg
      ref={svg}
      className="pointer-events-none absolute inset-0 h-full w-full overflow-hidden"
      aria-hidden="true"
      style={{ visibility: "hidden" }}
    >
      <path data-snap="" className="fill-none stroke-casing" strokeWidth={3.5} />
      <path data-snap="" className="fill-none stroke-select" strokeWidth={1.5} strokeDasharray="6 4" />
      {MEASURES.map((index) => (
        <g key={index} data-measure={index} visibility="hidden">
          <path className="fill-none stroke-casing" strokeWidth={3} />
          <path className="fill-none stroke-warn" strokeWidth={1} />
          <g>
            <rect y={-9} height={18} className="fill-warn" rx={1} />
            <text textAnchor="middle" y={4} className="fill-ink-0 text-small font-semibold" />
          </g>
        </g>
      ))}
      <path data-members="" className="fill-none stroke-casing" strokeWidth={2.5} />
      <path data-members="" className="fill-none stroke-select" strokeWidth={1} />
      <path data-frame="" className="fill-none stroke-casing" strokeWidth={3.5} />
      <path
        data-frame=""
        className="fill-none stroke-select"
        strokeWidth={1.5}
        strokeDasharray={locked ? "4 4" : undefined}
      />
      {locked ? null : (
        <>
          <path data-stem="" className="fill-none stroke-casing" strokeWidth={3.5} />
          <path data-stem="" className="fill-none stroke-select" strokeWidth={1.5} />
          {coarse || frame ? null : CORNERS.map((index) => box({ kind: "edge", index }, `edge-${index}`))}
          {CORNERS.map((index) => box({ kind: "corner", index }, `corner-${index}`))}
          {box({ kind: "turn" }, "turn")}
          {box({ kind: "skew" }, "skew")}
        </>
      )}
      <g data-at="label" style={{ visibility: text ? "inherit" : "hidden" }}>
        <rect x={-labelWidth / 2} y={-12} width={labelWidth} height={22} className="fill-select" rx={1} />
        <text textAnchor="middle" y={4} className="fill-on-select text-body font-semibold">
          {text}
        </text>
      </g>
    </svg>
  );
}
