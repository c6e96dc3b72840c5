import { afterFirstFrame } from "../workspace/first-frame.ts";
import { later } from "../kit/later.tsx";

/** Counting, and the question whether it may be, come after the car. */
export const Visits = later(() => afterFirstFrame(() => import("./visits.tsx")).then((part) => part.Visits), {
  told: null,
});

/** Asks again, from the menu: withdrawing is as easy as agreeing was. */
export const askCounting = (): void => void import("./visits.tsx").then(({ ask }) => ask()).catch(() => undefined);
