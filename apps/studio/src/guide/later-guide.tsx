import { afterFirstFrame } from "../workspace/first-frame.ts";
import { later } from "../kit/later.tsx";

/** The first steps come after the car: over it on a desk, at the head of the sheet on a phone. */
export const Guide = later(() => afterFirstFrame(() => import("./guide.tsx")).then((part) => part.Guide), {
  told: null,
});
/** So does what begins and ends them. */
export const GuideLife = later(() => afterFirstFrame(() => import("./guide-life.tsx")).then((part) => part.GuideLife), {
  told: null,
});
