import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nearestStop, type SheetStop, STOPS, stopHeight } from "./sheet-stops.ts";

export type SheetProps = {
  label: string;
  /** What the grip is called: "Panel height". */
  gripLabel: string;
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  children: ReactNode;
};

/** A sheet from the bottom edge with three stops: 72 px, half, full. Drag the grip, or use its arrow keys or a click. */
export function Sheet({ label, gripLabel, stop, onStop, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ y: number; height: number } | null>(null);
  /** The browser sends a click after a drag too; that one must not move the sheet again. */
  const dragged = useRef(false);
  const [view, setView] = useState(() => (typeof window === "undefined" ? 800 : window.innerHeight));
  useEffect(() => {
    const read = () => setView(window.innerHeight);
    read();
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, []);
  // before it is painted: a sheet that grows afterwards moves what was read in it
  useLayoutEffect(() => {
    sheet.current?.style.setProperty("--sheet-height", `${stopHeight(stop, view)}px`);
  }, [stop, view]);

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height: stopHeight(stop, view) };
    dragged.current = false;
  }
  function onPointerMove(event: PointerEvent) {
    const from = drag.current;
    if (!from || !sheet.current) return;
    if (Math.abs(event.clientY - from.y) > 4) dragged.current = true;
    // The height follows the finger directly: no render per move.
    sheet.current.dataset.dragging = "";
    sheet.current.style.setProperty("--sheet-height", `${Math.max(72, from.height + from.y - event.clientY)}px`);
  }
  function onPointerUp(event: PointerEvent) {
    const from = drag.current;
    drag.current = null;
    if (!from || !sheet.current) return;
    delete sheet.current.dataset.dragging;
    const next = nearestStop(from.height + from.y - event.clientY, view);
    sheet.current.style.setProperty("--sheet-height", `${stopHeight(next, view)}px`);
    if (dragged.current && next !== stop) onStop(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    const next = STOPS[STOPS.indexOf(stop) + by];
    if (by === 0 || !next) return;
    event.preventDefault();
    onStop(next);
  }
  return (
    <section ref={sheet} className="ui-sheet" aria-label={label} data-stop={stop}>
      <button
        type="button"
        className="ui-sheet-grab"
        aria-label={gripLabel}
        aria-expanded={stop !== "peek"}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const byKey = event.detail === 0;
          if (byKey || !dragged.current) onStop(stop === "peek" ? "half" : stop === "half" ? "full" : "peek");
        }}
      />
      <div className="ui-sheet-body">{children}</div>
    </section>
  );
}
