import type { ScreenPoint } from "@carloom/asset/pieces";
import { useT } from "@carloom/ui";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** Points of an outline lie this far apart, px: closer ones say nothing more. */
const APART = 3;
/** An outline that is no larger was a click. */
const LEAST = 4;
const STEP = 8;
/** Where a press of Enter means the first point. */
const CLOSE = STEP;

const distance = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);
const isArea = (outline: readonly ScreenPoint[]) => {
  const across = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return outline.length > 2 && across(outline.map(({ x }) => x)) > LEAST && across(outline.map(({ y }) => y)) > LEAST;
};

/** Lies over the picture while outlines are drawn: by mouse or finger in one go, by keyboard point by point. */
export function LassoLayer({ onOutline }: { onOutline: (outline: readonly ScreenPoint[]) => void }) {
  const t = useT();
  const [outline, setOutline] = useState<readonly ScreenPoint[]>([]);
  const [cross, setCross] = useState<ScreenPoint | null>(null);
  const isDrawing = useRef(false);
  // a finger is quicker than the page is drawn
  const drawn = useRef<readonly ScreenPoint[]>([]);
  const draw = (next: readonly ScreenPoint[]) => {
    drawn.current = next;
    setOutline(next);
  };
  const end = (isDone: boolean) => {
    const whole = drawn.current;
    isDrawing.current = false;
    draw([]);
    if (isDone && isArea(whole)) onOutline(whole);
  };
  const at = ({ clientX, clientY, currentTarget }: PointerEvent): ScreenPoint => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { clientWidth, clientHeight } = event.currentTarget;
    const here = cross ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (by) {
      const step = STEP * (event.shiftKey ? 5 : 1);
      const kept = (value: number, most: number) => Math.min(most, Math.max(0, value));
      const [x = 0, y = 0] = by;
      setCross({ x: kept(here.x + x * step, clientWidth), y: kept(here.y + y * step, clientHeight) });
    } else if (event.key === "Enter") {
      const [first] = outline;
      setCross(here);
      if (first && outline.length > 2 && distance(first, here) <= CLOSE) end(true);
      else draw([...outline, here]);
    } else if (event.key === "Backspace") draw(outline.slice(0, -1));
    else if (event.key === "Escape") end(false);
    else return;
    event.preventDefault();
  };
  const points = cross && !isDrawing.current && outline.length > 0 ? [...outline, cross] : outline;
  return (
    <div
      className="da-box-layer"
      role="application"
      tabIndex={0}
      aria-label={t("dashboard.workshop.faces.lasso.layer")}
      onKeyDown={onKeyDown}
      onBlur={() => setCross(null)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDrawing.current = true;
        setCross(null);
        draw([at(event)]);
      }}
      onPointerMove={(event) => {
        if (!isDrawing.current) return;
        const here = at(event);
        const last = drawn.current.at(-1);
        if (!last || distance(last, here) >= APART) draw([...drawn.current, here]);
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      <svg aria-hidden>
        {points.length > 1 ? <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`} /> : null}
        {cross && outline[0] ? <circle cx={outline[0].x} cy={outline[0].y} r={CLOSE} /> : null}
        {cross ? (
          <path className="da-cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />
        ) : null}
      </svg>
    </div>
  );
}
