import type { Stage } from "@carloom/stage";
import { useT } from "@carloom/ui";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Metres of the car. */
export type Point = readonly [number, number, number];
/** A place on the car that can be taken by hand; `plane`: the two ways, of unit length, that it moves along. */
export type Grip = {
  id: string;
  label: string;
  at: Point;
  onMove: (to: Point) => void;
  plane?: readonly [Point, Point];
};

const MM = 0.001;
const AXES: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** A plane that is seen flatter than this (sine) is no help to whoever drags: a pixel would be far. */
const EDGE_ON = 0.25;

const along = (at: Point, axis: Point, by: number) =>
  at.map((value, k) => value + (axis[k] ?? 0) * by) as unknown as Point;

type Seen = { axis: Point; x: number; y: number };

const areaOf = (first: Seen, second: Seen): number => first.x * second.y - first.y * second.x;

/**
 * How a metre along each way looks in the picture: the two of the grip's own plane, or where that is seen from its edge
 * or there is none, the axes of the car without the one that runs into the picture most.
 */
function axesAt(stage: Stage, { at, plane }: Pick<Grip, "at" | "plane">): Seen[] {
  const origin = stage.projectToScreen([...at]);
  if (!origin) return [];
  const seen = (axes: readonly Point[]) =>
    axes
      .flatMap((axis): Seen[] => {
        const end = stage.projectToScreen([...along(at, axis, 0.1)]);
        return end ? [{ axis, x: (end.x - origin.x) * 10, y: (end.y - origin.y) * 10 }] : [];
      })
      .sort((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y))
      .slice(0, 2);
  const [first, second] = plane ? seen(plane) : [];
  const longest = first ? Math.hypot(first.x, first.y) : 0;
  if (first && second && Math.abs(areaOf(first, second)) > EDGE_ON * longest * longest) return [first, second];
  return seen(AXES);
}

/** Where a grip goes when its picture is moved by so many pixels. */
function moved(stage: Stage, grip: Pick<Grip, "at" | "plane">, dx: number, dy: number): Point {
  const { at } = grip;
  const [first, second] = axesAt(stage, grip);
  if (!first || !second) return at;
  const area = areaOf(first, second);
  if (Math.abs(area) < 1) return at;
  const by = (dx * second.y - dy * second.x) / area;
  const across = (first.x * dy - first.y * dx) / area;
  return along(along(at, first.axis, by), second.axis, across);
}

function Handle({ grip, stage }: { grip: Grip; stage: Stage }) {
  const t = useT();
  const [place, setPlace] = useState(() => stage.projectToScreen([...grip.at]));
  const from = useRef<{ x: number; y: number; at: Point } | null>(null);
  useEffect(() => {
    const look = () => setPlace(stage.projectToScreen([...grip.at]));
    look();
    return stage.on("frame", look);
  }, [stage, grip.at]);
  if (!place) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!by) return;
    event.preventDefault();
    const step = MM * (event.shiftKey ? 10 : 1);
    const [x = 0, y = 0] = by;
    const [best] = axesAt(stage, grip).sort((a, b) => Math.abs(b.x * x + b.y * y) - Math.abs(a.x * x + a.y * y));
    if (best) grip.onMove(along(grip.at, best.axis, step * Math.sign(best.x * x + best.y * y)));
  };
  const end = (event: PointerEvent) => {
    from.current = null;
    event.currentTarget.releasePointerCapture(event.pointerId);
  };
  return (
    <button
      type="button"
      className="da-handle"
      style={{ left: place.x, top: place.y }}
      aria-label={t("dashboard.workshop.handle", { name: grip.label })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, at: grip.at };
      }}
      onPointerMove={(event) => {
        const start = from.current;
        if (start)
          grip.onMove(moved(stage, { ...grip, at: start.at }, event.clientX - start.x, event.clientY - start.y));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span aria-hidden>{grip.label}</span>
    </button>
  );
}

/** Places that are set now, each with its handle over the picture. */
export function Handles({ grips, stage }: { grips: readonly Grip[]; stage: Stage }) {
  return grips.map((grip) => <Handle key={grip.id} grip={grip} stage={stage} />);
}
