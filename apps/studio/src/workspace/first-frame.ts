import type { Stage } from "@carloom/stage";
import { useEffect } from "react";
import { useUi } from "./studio-context.tsx";

let open = () => {};
const drawn = new Promise<void>((done) => {
  open = done;
});

/** The name of the browser's own time mark of the first frame of the car. */
export const FIRST_FRAME = "carloom-first-frame";

/** Fetches what nobody needs before the car is seen: once its first frame is drawn, or it is known that none will be. */
export const afterFirstFrame = <T>(load: () => Promise<T>): Promise<T> => drawn.then(load);

let noted = false;
function note(): void {
  if (noted) return;
  noted = true;
  performance.mark(FIRST_FRAME);
  // The frame is shown first: what comes now is rendered in a task of its own.
  setTimeout(open);
}

/** Notes the first frame of the car, and lets come what waits for it. */
export function useFirstFrame(stage: Stage | null): void {
  const { name } = useUi((state) => state.stage);
  useEffect(() => stage?.on("ready", note), [stage]);
  useEffect(() => {
    if (name === "no-webgl" || name === "failed") open();
    // A car that was drawn before somebody listened is drawn again at rest.
    if (name === "ready") return stage?.on("frame", note);
  }, [stage, name]);
}
