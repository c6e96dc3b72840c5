export type Box = { left: number; top: number; right: number; bottom: number };
export type Side = "below" | "above" | "right";

/**
 * Where to put a floating box of `size` beside `anchor` inside a window; all in CSS px.
 * Turns to the other side when it would not fit and keeps 8 px from the edges.
 */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  side: Side,
  align: "start" | "end" | "center" = "start",
): { left: number; top: number } {
  const gap = 6;
  const edge = 8;
  const inside = (value: number, length: number, limit: number) =>
    Math.max(edge, Math.min(value, limit - length - edge));
  if (side === "right") {
    const fits = anchor.right + gap + size.width <= view.width - edge;
    const left = fits ? anchor.right + gap : anchor.left - gap - size.width;
    const middle = (anchor.top + anchor.bottom - size.height) / 2;
    return { left: inside(left, size.width, view.width), top: inside(middle, size.height, view.height) };
  }
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - size.height;
  const roomBelow = below + size.height <= view.height - edge;
  const top = side === "below" ? (roomBelow || above < edge ? below : above) : above >= edge ? above : below;
  const left =
    align === "start"
      ? anchor.left
      : align === "end"
        ? anchor.right - size.width
        : (anchor.left + anchor.right - size.width) / 2;
  return { left: inside(left, size.width, view.width), top: inside(top, size.height, view.height) };
}

/** Puts an element that is in the top layer beside another. */
export function placeBeside(floating: HTMLElement, anchor: Element, side: Side, align?: "start" | "end" | "center") {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: floating.offsetWidth, height: floating.offsetHeight };
  const { left, top } = place(anchor.getBoundingClientRect(), size, view, side, align);
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
