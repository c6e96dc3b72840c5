import type { ReactNode } from "react";

/** Said by screen readers, not shown. */
export function VisuallyHidden({ as: As = "span", children }: { as?: "span" | "legend" | "h2"; children: ReactNode }) {
  return <As className="ui-hidden">{children}</As>;
}
