import type { Paint } from "@carloom/build";
import { sameJson } from "@carloom/editor";

const KEY = "carloom_recent_paint";
const MOST = 8;

/** Paints last used in this browser, newest first. */
export function recentPaints(): readonly Paint[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Paint[]).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function withRecent(paints: readonly Paint[], paint: Paint): readonly Paint[] {
  return [paint, ...paints.filter((other) => !sameJson(other, paint))].slice(0, MOST);
}

export function rememberPaint(paint: Paint): readonly Paint[] {
  const paints = withRecent(recentPaints(), paint);
  try {
    localStorage.setItem(KEY, JSON.stringify(paints));
  } catch {
    // Without storage the list lives as long as the panel.
  }
  return paints;
}
