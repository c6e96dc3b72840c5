import type { ReactNode } from "react";

export type Tone = "open" | "good" | "warn" | "bad" | "quiet";

/** A state: a mark whose shape differs, then the word; never colour alone. */
export function State({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="da-state" data-tone={tone}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
