import type { ArtRoom } from "./art-rooms.ts";

/** Pixels with straight alpha, rows from the top. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/** Pixels of a part of the sheet: mm of its upper left corner, and pixels a mm. */
export type SheetPixels = Pixels & { left: number; top: number; scale: number };

/** Pixels by which what is drawn goes on beside it, so that no seam is seen between two parts. */
const BLEED = 2;

/** The part of the sheet that a room is drawn from, mm, with room for what is read beside its pixels. */
export function sheetBox(
  { triangles }: ArtRoom,
  around = 2,
): { left: number; top: number; right: number; bottom: number } {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { sheet } of triangles)
    for (const [x, y] of sheet) {
      box.left = Math.min(box.left, x - around);
      box.top = Math.min(box.top, y - around);
      box.right = Math.max(box.right, x + around);
      box.bottom = Math.max(box.bottom, y + around);
    }
  return box;
}

/** What is drawn on the sheet, as the room's projector has to print it. @param density pixels a metre */
export function drawRoom({ triangles, size }: ArtRoom, from: SheetPixels, density: number): Pixels {
  const [width, height] = [Math.max(1, Math.round(size[0] * density)), Math.max(1, Math.round(size[1] * density))];
  const data = new Uint8ClampedArray(width * height * 4);
  /** 2: within a triangle; 1: beside one. */
  const known = new Uint8Array(width * height);
  const [sx, sy] = [width / size[0], height / size[1]];
  for (const { sheet, plane } of triangles) {
    const [[ax, ay], [bx, by], [cx, cy]] = plane.map(([x, y]) => [x * sx, y * sy]) as [
      [number, number],
      [number, number],
      [number, number],
    ];
    const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(whole) < 1e-6) continue;
    // pixels that a share of the corner's weight is, so that BLEED can be told in shares
    const far = (x0: number, y0: number, x1: number, y1: number) =>
      (BLEED * Math.hypot(x1 - x0, y1 - y0)) / Math.abs(whole);
    const [ea, eb, ec] = [far(bx, by, cx, cy), far(cx, cy, ax, ay), far(ax, ay, bx, by)];
    const [x0, x1] = [Math.floor(Math.min(ax, bx, cx) - BLEED), Math.ceil(Math.max(ax, bx, cx) + BLEED)];
    const [y0, y1] = [Math.floor(Math.min(ay, by, cy) - BLEED), Math.ceil(Math.max(ay, by, cy) + BLEED)];
    for (let py = Math.max(0, y0); py < Math.min(height, y1); py++)
      for (let px = Math.max(0, x0); px < Math.min(width, x1); px++) {
        const [x, y] = [px + 0.5, py + 0.5];
        const second = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / whole;
        const third = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / whole;
        const first = 1 - second - third;
        if (first < -ea || second < -eb || third < -ec) continue;
        const at = py * width + px;
        const rank = first >= 0 && second >= 0 && third >= 0 ? 2 : 1;
        if ((known[at] ?? 0) >= rank) continue;
        known[at] = rank;
        const mx = first * sheet[0][0] + second * sheet[1][0] + third * sheet[2][0];
        const my = first * sheet[0][1] + second * sheet[1][1] + third * sheet[2][1];
        sample(from, (mx - from.left) * from.scale - 0.5, (my - from.top) * from.scale - 0.5, data, at * 4);
      }
  }
  return { data, width, height };
}

/** Between four pixels, by alpha; nothing is beside the picture. */
function sample({ data, width, height }: Pixels, x: number, y: number, out: Uint8ClampedArray, to: number): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  let [r, g, b, a] = [0, 0, 0, 0];
  // asked of every pixel of what is printed: no list is made for it
  for (let corner = 0; corner < 4; corner++) {
    const [right, below] = [corner & 1, corner >> 1];
    const [px, py] = [x0 + right, y0 + below];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    const alpha = (right ? fx : 1 - fx) * (below ? fy : 1 - fy) * (data[at + 3] ?? 0);
    if (alpha === 0) continue;
    a += alpha;
    r += alpha * (data[at] ?? 0);
    g += alpha * (data[at + 1] ?? 0);
    b += alpha * (data[at + 2] ?? 0);
  }
  if (a <= 0) return;
  out[to] = r / a;
  out[to + 1] = g / a;
  out[to + 2] = b / a;
  out[to + 3] = a;
}

/** The smallest part of a picture that holds all of its ink, in pixels; null where it has none. */
export function inkBox({
  data,
  width,
  height,
}: Pixels): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 2) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
