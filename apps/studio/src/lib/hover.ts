import type { PointerEvent } from "react";

/** Where on the screen the mouse was last seen: what moves below a resting pointer tells the same place again. */
let rest: { x: number; y: number } | null = null;
/** What the mouse showed by moving onto it. */
let over: EventTarget | null = null;

/**
 * Handlers of something that shows itself on the car while the mouse is on it. A look begins with a movement of the
 * mouse: a list that grows, scrolls or opens below a resting pointer shows nothing that nobody pointed at.
 */
export const hoverLook = (show: () => void) => ({
  onPointerMove({ pointerType, screenX: x, screenY: y, currentTarget }: PointerEvent<Element>): void {
    if (pointerType !== "mouse") return;
    const moved = rest?.x !== x || rest.y !== y;
    rest = { x, y };
    if (!moved || over === currentTarget) return;
    over = currentTarget;
    show();
  },
  onPointerLeave({ currentTarget }: PointerEvent<Element>): void {
    if (over === currentTarget) over = null;
  },
});
