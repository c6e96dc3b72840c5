import type { Paint } from "@carloom/build";
import type { CSSProperties } from "react";

/** A paint on a small curved panel, as paint shops show it. Decorative: the name stands beside it. */
export function Swatch({ paint, className = "st-swatch" }: { paint: Paint; className?: string }) {
  const style = { "--paint": paint.color, "--flop": paint.flop ?? paint.color } as CSSProperties;
  return <span className={`${className} st-finish-${paint.finish}`} style={style} aria-hidden="true" />;
}
