import type { Stage } from "@carloom/stage";
import { useEffect, useRef, useState } from "react";
import { frameOver, photo, type Rect, usePhoto } from "./photo-frame.ts";
import "./photo.css";

/** The frame of the photo over the car, its thirds, and what is sharp. While it aims, a press on the car sets that. */
export function PhotoOverlay({ stage }: { stage: Stage }) {
  const { size, thirds, focus, aiming } = usePhoto((state) => state);
  const [frame, setFrame] = useState<Rect | null>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let last = "";
    const update = () => {
      const next = frameOver(stage, size);
      const text = JSON.stringify(next);
      if (text !== last) setFrame(next);
      last = text;
      const at = focus && stage.projectToScreen(focus);
      if (!mark.current) return;
      mark.current.hidden = !at;
      if (at) mark.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(stage.canvas);
    const stop = stage.on("frame", update);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [stage, size, focus]);
  if (!frame) return null;
  return (
    <>
      <div className="st-photo-frame" style={frame} data-thirds={thirds || undefined} aria-hidden="true" />
      <span ref={mark} className="st-photo-focus" hidden aria-hidden="true" />
      {aiming ? (
        <div
          className="st-photo-aim"
          data-handle=""
          onPointerDown={(event) => {
            event.stopPropagation();
            const box = event.currentTarget.getBoundingClientRect();
            const hit = stage.pick(event.clientX - box.left, event.clientY - box.top);
            if (hit) photo.set({ focus: [...hit.point], aiming: false });
          }}
        />
      ) : null}
    </>
  );
}
