import { pointsAround } from "@carloom/editor";
import type { Pick, Stage } from "@carloom/stage";

/** What takes stickers next to the middle of what panels leave of the picture; null where nothing does. */
export function freeMiddle(stage: Stage): Pick | null {
  const { width, height } = stage.canvas.getBoundingClientRect();
  const view = stage.canvas.closest<HTMLElement>(".st-viewport");
  const covered = (side: string) => Number.parseFloat(view?.style.getPropertyValue(`--free-${side}`) ?? "") || 0;
  const x = (covered("left") + width - covered("right")) / 2;
  const y = (height - covered("bottom")) / 2;
  for (const point of pointsAround(x, y)) {
    const hit = stage.pick(point.x, point.y);
    if (hit?.livery) return hit;
  }
  return null;
}
