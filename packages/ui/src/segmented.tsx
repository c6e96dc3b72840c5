import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Segment = { value: string; label: ReactNode; disabled?: boolean };
export type SegmentedProps = {
  /** Said, not shown. */
  label: string;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  /** Form field name; one is made up otherwise. */
  name?: string;
};

/** One of a few, all visible: radio buttons drawn as a strip. */
export function Segmented({ label, options, value, onChange, name }: SegmentedProps) {
  const id = useId();
  return (
    <fieldset className="ui-segments">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className="ui-segment">
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
