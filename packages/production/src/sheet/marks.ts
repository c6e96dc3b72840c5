import type { Marks } from "@carloom/build/print-profile";
import { fixed } from "../pdf/objects.ts";

const square = (x: number, y: number, side: number) =>
  `${fixed(x - side / 2)} ${fixed(y - side / 2)} ${side} ${side} re f\n`;
const line = (x0: number, y0: number, x1: number, y1: number) =>
  `${fixed(x0)} ${fixed(y0)} m ${fixed(x1)} ${fixed(y1)} l S\n`;

/** OPOS: squares of so many mm, at least so often along the sheet. */
const OPOS = { side: 3, apart: 1000 };
const GRAPHTEC = { length: 20, thick: 1 };
const CROP = { length: 8, away: 3 };

/** Marks around a field that is printed, as content on its own layer. */
export function marksOf(kind: Marks, [x0, y0, x1, y1]: readonly [number, number, number, number]): string {
  const corners = [
    [x0, y0, 1, 1],
    [x1, y0, -1, 1],
    [x1, y1, -1, -1],
    [x0, y1, 1, -1],
  ] as const;
  if (kind === "opos") {
    const count = Math.max(1, Math.ceil((y1 - y0) / OPOS.apart));
    const rows = Array.from({ length: count + 1 }, (_, i) => y0 + ((y1 - y0) * i) / count);
    // the line below the first marks tells the plotter which way the sheet lies
    const bar = `${fixed(x0 + 6)} ${fixed(y0 - OPOS.side / 2)} ${fixed(x1 - x0 - 12)} ${OPOS.side} re f\n`;
    return rows.map((y) => square(x0, y, OPOS.side) + square(x1, y, OPOS.side)).join("") + bar;
  }
  if (kind === "graphtec")
    return `${GRAPHTEC.thick} w\n${corners.map(([x, y, dx, dy]) => line(x, y, x + dx * GRAPHTEC.length, y) + line(x, y, x, y + dy * GRAPHTEC.length)).join("")}`;
  const { length, away } = CROP;
  return `0.25 w\n${corners
    .map(
      ([x, y, dx, dy]) =>
        line(x - dx * away, y, x - dx * (away + length), y) + line(x, y - dy * away, x, y - dy * (away + length)),
    )
    .join("")}`;
}
