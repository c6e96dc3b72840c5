import type { CameraRig } from "./camera.ts";

/** Radians per CSS pixel. */
const TURN = 0.0062;

/** Mouse and touch on the canvas: one pointer orbits, right or middle or Shift pans, wheel and pinch zoom. */
export function bindPointer(canvas: HTMLCanvasElement, rig: CameraRig, changed: () => void) {
  const pointers = new Map<number, { x: number; y: number }>();
  let enabled = true;
  let panning = false;
  const abort = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    canvas.addEventListener(type, listener, { signal: abort.signal, passive: false });

  const spread = () => {
    const [a, b] = [...pointers.values()];
    if (!a || !b) return null;
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  on("pointerdown", (event) => {
    if (!enabled) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    panning = event.button === 1 || event.button === 2 || event.shiftKey;
    canvas.setPointerCapture?.(event.pointerId);
  });
  on("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last || !enabled) return;
    const before = spread();
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spread();
    if (before && after) {
      if (after.distance > 4) rig.zoom(before.distance / after.distance);
      rig.pan(after.x - before.x, after.y - before.y);
    } else if (panning) rig.pan(dx, dy);
    else rig.orbit(-dx * TURN, dy * TURN);
    changed();
  });
  const end = (event: PointerEvent) => void pointers.delete(event.pointerId);
  on("pointerup", end);
  on("pointercancel", end);
  on("lostpointercapture", end);
  on("contextmenu", (event) => event.preventDefault());
  on("wheel", (event) => {
    if (!enabled) return;
    event.preventDefault();
    // Trackpads report a pinch as a wheel with Ctrl and small steps.
    const unit = event.deltaMode === 1 ? 30 : 1;
    rig.zoom(Math.exp(Math.max(-200, Math.min(200, event.deltaY * unit)) * (event.ctrlKey ? 0.01 : 0.0011)));
    changed();
  });
  const touchAction = canvas.style.touchAction;
  canvas.style.touchAction = "none";

  return {
    setEnabled(value: boolean) {
      enabled = value;
      if (!value) pointers.clear();
    },
    dispose() {
      abort.abort();
      canvas.style.touchAction = touchAction;
    },
  };
}
