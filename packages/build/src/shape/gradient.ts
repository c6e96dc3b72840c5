import { hexOfLab, oklabOf } from "../oklch.ts";
import type { GradientStop } from "./schema.ts";

/** Steps between two stops, so that what a browser mixes between two of them is no longer seen. */
const STEPS = 16;

/** Two stops mixed in OKLab; a colour that fades keeps itself, whatever the clear one is. */
function mixed(a: GradientStop, b: GradientStop, share: number): Omit<GradientStop, "at"> {
  const alpha = a.alpha + (b.alpha - a.alpha) * share;
  const [wa, wb] = alpha > 0 ? [((1 - share) * a.alpha) / alpha, (share * b.alpha) / alpha] : [1 - share, share];
  const [from, to] = [oklabOf(a.color), oklabOf(b.color)];
  const at = (k: 0 | 1 | 2) => from[k] * wa + to[k] * wb;
  return { color: hexOfLab([at(0), at(1), at(2)]), alpha };
}

const inOrder = (stops: readonly GradientStop[]) => stops.toSorted((a, b) => a.at - b.at);

/** Colour and opacity of a gradient at a place, 0…1. */
export function gradientAt(stops: readonly GradientStop[], at: number): GradientStop {
  const order = inOrder(stops);
  const after = order.findIndex((stop) => stop.at > at);
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last) return { at, color: "#000000", alpha: 0 };
  if (after === 0) return { ...first, at };
  const [a, b] = after < 0 ? [last, last] : [order[after - 1] ?? last, order[after] ?? last];
  return { at, ...mixed(a, b, b.at > a.at ? (at - a.at) / (b.at - a.at) : 0) };
}

/** The stops with enough between them for whoever mixes in sRGB. */
export function sampledStops(stops: readonly GradientStop[]): GradientStop[] {
  const order = inOrder(stops);
  return order.flatMap((stop, i) => {
    const next = order[i + 1];
    if (!next || next.at <= stop.at) return [stop];
    return Array.from({ length: STEPS }, (_, k) => {
      const share = k / STEPS;
      return { at: stop.at + (next.at - stop.at) * share, ...mixed(stop, next, share) };
    });
  });
}
