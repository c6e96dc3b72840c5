import type { Stage } from "@carloom/stage";
import { useEffect } from "react";

/** Radians a second: once round the car in twenty-four seconds. */
const SPEED = (2 * Math.PI) / 24;

/** Goes round the car while it is on; a press on the car stops it. */
export function useTurntable(stage: Stage | null, on: boolean, stop: () => void): void {
  useEffect(() => {
    if (!stage || !on) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      // after a pause of the page the car does not jump
      stage.orbit(SPEED * Math.min(0.1, (now - last) / 1000), 0);
      last = now;
      frame = requestAnimationFrame(turn);
    });
    const { canvas } = stage;
    canvas.addEventListener("pointerdown", stop);
    canvas.addEventListener("wheel", stop, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      canvas.removeEventListener("pointerdown", stop);
      canvas.removeEventListener("wheel", stop);
    };
  }, [stage, on, stop]);
}
