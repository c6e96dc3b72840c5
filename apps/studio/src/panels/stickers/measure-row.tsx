import { NumberField, Slider } from "@carloom/ui";

type Props = {
  label: string;
  value: number;
  min: number;
  /** Of the slider; the field takes more where `most` says so. */
  max: number;
  most?: number;
  step?: number;
  unit?: string;
  digits?: number;
  onInput(value: number): void;
  onCommit(): void;
};

/** One number by a slider and exactly: a drag is one step, a typed number too. */
export function MeasureRow({ label, value, min, max, most = max, step = 1, unit, digits = 0, ...on }: Props) {
  return (
    <Slider
      label={label}
      value={Math.max(min, Math.min(max, value))}
      min={min}
      max={max}
      step={step}
      text={`${value.toFixed(digits)}${unit ? ` ${unit}` : ""}`}
      end={
        <span className="st-measure">
          <NumberField
            hideLabel
            label={label}
            value={value}
            min={min}
            max={most}
            step={step}
            digits={digits}
            {...(unit ? { unit } : {})}
            onCommit={(next) => {
              on.onInput(next);
              on.onCommit();
            }}
          />
        </span>
      }
      onInput={on.onInput}
      onCommit={on.onCommit}
    />
  );
}
