import type { ComponentProps, ReactNode } from "react";

export type CheckProps = Omit<ComponentProps<"input">, "type" | "role" | "children"> & { label: ReactNode };

export function Checkbox({ label, ...rest }: CheckProps) {
  return (
    <label className="ui-check">
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** On or off at once, without a button to confirm it. */
export function Switch({ label, ...rest }: CheckProps) {
  return (
    <label className="ui-check">
      <input type="checkbox" role="switch" {...rest} />
      <span>{label}</span>
    </label>
  );
}
