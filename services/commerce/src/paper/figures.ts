import type { PdfPage } from "@carloom/platform";
import type { CarAssembly } from "@carloom/threed";
import { ACCENT, INK, RULE, SOFT } from "./flow.ts";

type Step = CarAssembly["steps"][number];
export type Frame = { x: number; y: number; width: number; height: number };

const FILM = { sticker: "#2f6fd0", wrap: "#d9822b" } as const;

/** A picture of one side of the car with the pieces that it shows, each with its number. @param picture PNG, or null */
export function drawSide(
  page: PdfPage,
  frame: Frame,
  box: readonly [number, number, number, number],
  picture: Uint8Array | null,
  steps: readonly Step[],
): void {
  const scale = Math.min(frame.width / (box[2] - box[0]), frame.height / (box[3] - box[1]));
  const [width, height] = [(box[2] - box[0]) * scale, (box[3] - box[1]) * scale];
  const place = (outline: readonly number[]) =>
    outline.map((value, i) => (i % 2 === 0 ? frame.x + (value - box[0]) * scale : frame.y + (box[3] - value) * scale));
  if (picture) page.picture(picture, frame.x, frame.y, width, height, "whole");
  for (const step of [...steps].sort((a, b) => (a.kind === b.kind ? a.piece - b.piece : a.kind === "wrap" ? -1 : 1))) {
    const color = FILM[step.kind];
    page.lines(step.shown.map(place), { fill: color, opacity: 0.28 });
    // a car may have the film's own color
    page.lines(step.shown.map(place), { color: "#ffffff", width: 2, closed: true });
    page.lines(step.shown.map(place), { color, width: 0.8, closed: true });
  }
  for (const step of steps) {
    const [x = 0, y = 0] = place(step.middle);
    mark(page, x, y, String(step.piece));
  }
}

/** A number in a disc. */
export function mark(page: PdfPage, x: number, y: number, text: string): void {
  const r = text.length > 2 ? 8 : 6.5;
  const disc = Array.from({ length: 40 }, (_, i) => {
    const angle = (Math.floor(i / 2) * Math.PI) / 10;
    return i % 2 === 0 ? x + r * Math.cos(angle) : y + r * Math.sin(angle);
  });
  page.lines([disc], { fill: "#ffffff", color: INK, width: 0.7 });
  page.text(text, x + text.length * 2, y + 2.6, { size: 7, weight: "bold", align: "right" });
}

/** A panel laid flat, a piece on it, and what is measured from it to the panel's edges. */
export function drawDetail(
  page: PdfPage,
  frame: Frame,
  assembly: CarAssembly,
  step: Step,
  number: Intl.NumberFormat,
): void {
  const flat = assembly.flats[step.flat];
  if (!flat) return;
  const scale = Math.min(frame.width / Math.max(flat.width, 1), frame.height / Math.max(flat.height, 1));
  const [left, bottom] = [
    frame.x + (frame.width - flat.width * scale) / 2,
    frame.y + (frame.height + flat.height * scale) / 2,
  ];
  const place = (outline: readonly number[]) =>
    outline.map((value, i) => (i % 2 === 0 ? left + value * scale : bottom - value * scale));
  page.lines(flat.outlines.map(place), { fill: "#eef0f0", color: SOFT, width: 0.6 });
  page.lines(step.outline.map(place), { fill: FILM[step.kind], opacity: 0.35 });
  page.lines(step.outline.map(place), { color: FILM[step.kind], width: 0.8, closed: true });
  for (const { towards, mm, from, to } of step.measures) {
    if (mm === 0) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place([...from, ...to]);
    page.lines([[x0, y0, x1, y1]], { color: ACCENT, width: 0.6 });
    const across = towards === "left" || towards === "right";
    for (const [x, y] of [
      [x0, y0],
      [x1, y1],
    ] as const)
      page.lines([across ? [x, y - 2.5, x, y + 2.5] : [x - 2.5, y, x + 2.5, y]], { color: ACCENT, width: 0.6 });
    const text = number.format(mm);
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
    if (across) page.text(text, mx + text.length * 1.6, my - 2, { size: 6, color: ACCENT, align: "right" });
    else page.text(text, mx + 2.5, my + 2, { size: 6, color: ACCENT });
  }
  page.lines([[frame.x, frame.y + frame.height + 6, frame.x + frame.width, frame.y + frame.height + 6]], {
    color: RULE,
  });
}
