import { type CSSProperties, type ReactNode, useId } from "react";

export type SliderProps = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** What is written beside it and said by screen readers, with its unit. */
  text?: string;
  /** Stands in the place of the text that is written beside it, such as a field for the number. */
  end?: ReactNode;
  disabled?: boolean;
  /** While moving: apply without recording. */
  onInput: (value: number) => void;
  /** Let go: record one step. */
  onCommit?: (value: number) => void;
};

const ENDS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/** The platform's range, drawn in our measures: a drag streams `onInput` and ends in one `onCommit`. */
export function Slider({ label, value, min, max, step = 1, text, end, disabled, onInput, onCommit }: SliderProps) {
  const id = useId();
  const at = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const commit = (target: HTMLInputElement) => onCommit?.(target.valueAsNumber);
  return (
    <div className="ui-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="ui-range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        style={{ "--at": `${at}%` } as CSSProperties}
        onChange={(event) => onInput(event.currentTarget.valueAsNumber)}
        onPointerUp={(event) => commit(event.currentTarget)}
        onKeyUp={(event) => ENDS.has(event.key) && commit(event.currentTarget)}
      />
      {end ?? <output htmlFor={id}>{text ?? value}</output>}
    </div>
  );
}
