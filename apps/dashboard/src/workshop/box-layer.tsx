import { useRef, useState } from "react";

export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Lies over the picture while rectangles are drawn: what is dragged is a rectangle, and turns nothing. */
export function BoxLayer({ onBox }: { onBox: (box: Rectangle) => void }) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [box, setBox] = useState<Rectangle | null>(null);
  const at = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  return (
    <div
      className="da-box-layer"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = at(event);
      }}
      onPointerMove={(event) => {
        const start = from.current;
        if (!start) return;
        const { x, y } = at(event);
        setBox({
          left: Math.min(start.x, x),
          top: Math.min(start.y, y),
          right: Math.max(start.x, x),
          bottom: Math.max(start.y, y),
        });
      }}
      onPointerUp={() => {
        from.current = null;
        if (box && box.right - box.left > 4 && box.bottom - box.top > 4) onBox(box);
        setBox(null);
      }}
      onPointerCancel={() => {
        from.current = null;
        setBox(null);
      }}
    >
      {box ? (
        <i
          style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
          aria-hidden
        />
      ) : null}
    </div>
  );
}
