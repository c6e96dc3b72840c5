export const STOPS = ["peek", "half", "full"] as const;
export type SheetStop = (typeof STOPS)[number];

/** Height of a stop in CSS px for a window `view` px high. Full leaves the top bar. */
export function stopHeight(stop: SheetStop, view: number): number {
  if (stop === "peek") return 72;
  return stop === "half" ? Math.round(view / 2) : Math.max(72, view - 48);
}

/** The stop nearest to a height that a drag ended at. */
export function nearestStop(height: number, view: number): SheetStop {
  let best: SheetStop = "peek";
  for (const stop of STOPS)
    if (Math.abs(stopHeight(stop, view) - height) < Math.abs(stopHeight(best, view) - height)) best = stop;
  return best;
}
