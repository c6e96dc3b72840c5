import { useT } from "@carloom/ui";
import { Minus, Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { dialMarks, dragged, onDial, STEP_PX } from "./dial-value.ts";

type Props = {
  label: string;
  value: number;
  unit: string;
  step: number;
  min: number;
  max: number;
  /** Digits after the point of the value that is shown. */
  digits?: number;
  onInput(value: number): void;
  onCommit(): void;
};

/** Width of the scale to either side of the mark, CSS px. */
const REACH = 150;

/** A ruler under a mark: drag it with the thumb, or press − and +. One drag is one step of the history. */
export function RulerDial({ label, value, unit, step, min, max, digits = 0, onInput, onCommit }: Props) {
  const t = useT();
  const drag = useRef<{ x: number; value: number } | null>(null);
  const text = `${value.toFixed(digits)} ${unit}`;
  const nudge = (by: number) => {
    onInput(onDial(value + by * step, step, min, max));
    onCommit();
  };
  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value };
  }
  function onPointerMove(event: PointerEvent) {
    const from = drag.current;
    if (from) onInput(dragged(from.value, event.clientX - from.x, step, min, max));
  }
  function onPointerEnd() {
    if (drag.current) onCommit();
    drag.current = null;
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(by * (event.shiftKey ? 10 : 1));
  }
  const shift = -((value / step) * STEP_PX) % (STEP_PX * 10);
  return (
    <div className="st-dial">
      <p className="st-dial-value" aria-hidden="true">
        <span>{label}</span> {text}
      </p>
      <div className="st-dial-row">
        <button type="button" aria-label={t("studio.dial.less", { what: label })} onClick={() => nudge(-1)}>
          <Minus size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={text}
          className="st-dial-scale"
          data-arrows=""
          style={{ "--dial-shift": `${shift}px` } as CSSProperties}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
          onKeyDown={onKeyDown}
        >
          <span className="st-dial-ticks" aria-hidden="true" />
          {dialMarks(value, step, REACH).map((mark) => (
            <span key={mark.value} className="st-dial-mark" style={{ translate: `${mark.x}px` }} aria-hidden="true">
              {Number(mark.value.toFixed(digits))}
            </span>
          ))}
        </div>
        <button type="button" aria-label={t("studio.dial.more", { what: label })} onClick={() => nudge(1)}>
          <Plus size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
