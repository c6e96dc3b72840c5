import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { DownGlyph } from "./glyphs.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<"select">, "children"> &
  Pick<FieldProps, "label" | "hint" | "error"> & { options: readonly SelectOption[] };

/** The platform's own list: right on every device, with every keyboard. */
export function Select({ label, hint, error, options, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="ui-select">
          <select className="ui-input" {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <DownGlyph />
        </span>
      )}
    </Field>
  );
}
