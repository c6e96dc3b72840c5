import { NumberField } from "@carloom/ui";
import type { Point } from "./handles.tsx";

const NAMES = ["X", "Y", "Z"] as const;

/** A place in millimetres of the car: X to its left, Y up, Z to its nose. */
export function PointFields({ label, at, onChange }: { label: string; at: Point; onChange: (at: Point) => void }) {
  return NAMES.map((name, k) => (
    <NumberField
      key={name}
      label={`${label} ${name}`}
      hideLabel
      prefix={name}
      unit="mm"
      value={(at[k] as number) * 1000}
      onCommit={(value) => onChange(at.map((old, i) => (i === k ? value / 1000 : old)) as unknown as Point)}
    />
  ));
}
