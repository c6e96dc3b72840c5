import { NumberField, Slider, useT } from "@carloom/ui";
import { useState } from "react";

type Props = {
  label: string;
  /** Says the number's own field apart from others of the same label: "Camber, front". */
  name?: string;
  value: number;
  range: readonly [number, number];
  digits?: number;
  unit: "mm" | "°";
  /** While it moves. */
  onInput(value: number): void;
  onCommit(): void;
};

const signed = (value: number, digits: number) => `${value > 0 ? "+" : ""}${value.toFixed(digits)}`;

/** A measure by hand or by number. A number out of reach becomes the nearest that is not, and that is said. */
export function MeasureSlider({ label, name = label, value, range, digits = 0, unit, onInput, onCommit }: Props) {
  const t = useT();
  const [kept, setKept] = useState<number | null>(null);
  const [min, max] = range;
  const text = (measure: number) => `${signed(measure, digits)}${unit === "°" ? "" : " "}${unit}`;
  const slide = (next: number) => {
    setKept(null);
    onInput(next);
  };
  return (
    <div>
      <Slider
        label={label}
        value={value}
        min={min}
        max={max}
        step={10 ** -digits}
        text={text(value)}
        onInput={slide}
        onCommit={onCommit}
        end={
          <span className="st-measure">
            <NumberField
              hideLabel
              label={t("studio.stance.typed", { what: name, unit })}
              unit={unit}
              digits={digits}
              step={10 ** -digits}
              value={value}
              min={min}
              max={max}
              onCommit={(next) => {
                slide(Number(next.toFixed(digits)));
                onCommit();
              }}
              onClamp={setKept}
            />
          </span>
        }
      />
      <p role="status" className="st-measure-note">
        {kept === null ? null : t("studio.stance.kept", { kept: text(kept), min: text(min), max: text(max) })}
      </p>
    </div>
  );
}
