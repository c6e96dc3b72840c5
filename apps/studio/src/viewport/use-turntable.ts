import type { Stage } from "@carloom/stage";
import { useEffect } from "react";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

/** Radians a second: once round the car in twenty seconds. */
const SPEED = (2 * Math.PI) / 20;

/** Goes round the car while the turntable is on; a press on the car, or leaving the page, stops it. */
export function useTurntable(stage: Stage): void {
  const { ui } = useStudio();
  const on = useUi((state) => state.turntable && state.stage.name === "ready");
  useEffect(() => {
    if (!on) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      // After a pause of the page the car does not jump.
      stage.orbit(SPEED * Math.min(0.1, (now - last) / 1000), 0);
      last = now;
      frame = requestAnimationFrame(turn);
    });
    const stop = () => ui.set({ turntable: false });
    stage.canvas.addEventListener("pointerdown", stop);
    stage.canvas.addEventListener("wheel", stop, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stage.canvas.removeEventListener("pointerdown", stop);
      stage.canvas.removeEventListener("wheel", stop);
    };
  }, [stage, on, ui]);
}
