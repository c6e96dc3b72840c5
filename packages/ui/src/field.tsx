import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { BlockGlyph } from "./glyphs.tsx";

/** What a control inside a field must carry. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control, which is marked invalid. */
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx("ui-field", className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint ? (
        <p className="ui-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="ui-error" id={`${id}-error`}>
          <BlockGlyph />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type Wrapped = Pick<FieldProps, "label" | "hint" | "error">;

export function TextField({ label, hint, error, className, ...rest }: ComponentProps<"input"> & Wrapped) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input className="ui-input" {...rest} {...control} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, className, ...rest }: ComponentProps<"textarea"> & Wrapped) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea className="ui-input" {...rest} {...control} />}
    </Field>
  );
}
