import type { ReactNode } from "react";

/** First stop of the keyboard: jumps over the header to the element with id `target`. */
export function SkipLink({ target = "main", children }: { target?: string; children: ReactNode }) {
  return (
    <a className="ui-skip" href={`#${target}`}>
      {children}
    </a>
  );
}
