import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { readNumber, stepOf } from "./number-input.ts";

export type NumberFieldProps = {
  label: ReactNode;
  /** Hides the label, which is still said. */
  hideLabel?: boolean;
  value: number;
  min?: number;
  max?: number;
  /** Arrow keys; Shift is ten steps, Alt a tenth. */
  step?: number;
  /** Digits after the point. */
  digits?: number;
  /** Shown after the number: mm, %, °. */
  unit?: string;
  /** Shown before it: X, Y, #. */
  prefix?: string;
  disabled?: boolean;
  onCommit: (value: number) => void;
  /** What was typed is more or less than may be: `kept` is set in its place. */
  onClamp?: (kept: number) => void;
};

/** A measure: type and press Enter, or step with the arrows. What cannot be read goes back to the last value. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, value, min = -Infinity, max = Infinity, step = 1, digits = 0, unit, prefix } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? value.toFixed(digits);
  const clamp = (next: number) => Math.min(max, Math.max(min, Number(next.toFixed(Math.max(digits, 1)))));

  function finish() {
    const next = draft === null ? null : readNumber(draft);
    setDraft(null);
    if (next === null) return;
    if (clamp(next) !== value) props.onCommit(clamp(next));
    if (next < min || next > max) props.onClamp?.(clamp(next));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") finish();
    if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
    const by = stepOf(event, step);
    if (by === 0) return;
    event.preventDefault();
    setDraft(null);
    props.onCommit(clamp((readNumber(shown) ?? value) + by));
  }
  return (
    <div className="ui-field">
      <label htmlFor={id} className={hideLabel ? "ui-hidden" : undefined}>
        {label}
      </label>
      <div className="ui-number">
        {prefix ? <span className="ui-prefix">{prefix}</span> : null}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          disabled={props.disabled}
          aria-describedby={unit ? `${id}-unit` : undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={finish}
          onKeyDown={onKeyDown}
        />
        {unit ? (
          <span className="ui-unit" id={`${id}-unit`}>
            {unit}
          </span>
        ) : null}
      </div>
    </div>
  );
}
