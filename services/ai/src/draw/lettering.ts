import { type Command, type FaceId, outlineOf } from "./fonts.ts";
import type { Point } from "./pen.ts";

export type Box = { x: number; y: number; width: number; height: number };
/** Outlines of a text with their box; y down. */
export type Letters = { d: string; box: Box };
type Warp = (x: number, y: number) => Point;

const n = (value: number): string => String(Math.round(value * 10) / 10);

function boxOf(commands: readonly Command[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { args } of commands)
    for (let i = 0; i + 1 < args.length; i += 2) {
      const [x = 0, y = 0] = [args[i], args[i + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return Number.isFinite(left)
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width: 1, height: 1 };
}

/** Straight lines in pieces, so that they bend with the rest. */
function subdivided(commands: readonly Command[], pieces: number): Command[] {
  const out: Command[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const line = (toX: number, toY: number) => {
    for (let i = 1; i <= pieces; i++)
      out.push({ command: "lineTo", args: [x + ((toX - x) * i) / pieces, y + ((toY - y) * i) / pieces] });
  };
  for (const one of commands) {
    const [endX = x, endY = y] = one.args.slice(-2);
    if (one.command === "lineTo") line(endX, endY);
    else if (one.command === "closePath") {
      if (Math.hypot(startX - x, startY - y) > 0.5) line(startX, startY);
      out.push(one);
      [x, y] = [startX, startY];
      continue;
    } else out.push(one);
    if (one.command === "moveTo") [startX, startY] = [endX, endY];
    [x, y] = [endX, endY];
  }
  return out;
}

const LETTER = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;
const warped = (commands: readonly Command[], warp: Warp): Command[] =>
  commands.map(({ command, args }) => ({
    command,
    args: args.flatMap((_, i) => (i % 2 === 0 ? [...warp(args[i] ?? 0, args[i + 1] ?? 0)] : [])),
  }));
const written = (commands: readonly Command[]): string =>
  commands.map(({ command, args }) => LETTER[command] + args.map(n).join(" ")).join("");

export type Bend = "none" | "slant" | "arch" | "smile" | "grow" | "wedge";

/** A text 100 high, in a face, bent. */
export function letters(text: string, face: FaceId, bend: Bend = "none", spacing = 0): Letters {
  const plain = outlineOf(text, 140, face, spacing).commands;
  const raw = boxOf(plain);
  const k = 100 / (raw.height || 1);
  const flat = warped(plain, (x, y) => [(x - raw.x) * k, (y - raw.y) * k]);
  const width = raw.width * k;
  const half = width / 2;
  const depth = Math.min(70, width * 0.16);
  const warps: Record<Bend, Warp> = {
    none: (x, y) => [x, y],
    slant: (x, y) => [x + (100 - y) * 0.26, y],
    // heads spread as on a circle
    arch: (x, y) => {
      const t = (x - half) / (half || 1);
      return [x + t * (50 - y) * 0.14, y + t * t * depth];
    },
    smile: (x, y) => {
      const t = (x - half) / (half || 1);
      return [x, y * (1 + (1 - t * t) * 0.3) - t * t * depth * 0.2];
    },
    grow: (x, y) => {
      const t = x / (width || 1);
      const size = 0.62 + 0.5 * t;
      return [x * 0.96 + (100 - y) * 0.16 * size, 100 + (y - 100) * size];
    },
    wedge: (x, y) => {
      const t = x / (width || 1);
      return [x + (50 - y) * 0.2, 50 + (y - 50) * (1.12 - 0.44 * t)];
    },
  };
  const bent = bend === "none" ? flat : warped(subdivided(flat, 6), warps[bend]);
  const box = boxOf(bent);
  return { d: written(warped(bent, (x, y) => [x - box.x, y - box.y])), box: { ...box, x: 0, y: 0 } };
}

/** Letters around a circle, their feet toward the centre, centred on the top; below: heads toward it. */
export function circled(
  text: string,
  face: FaceId,
  cx: number,
  cy: number,
  radius: number,
  size: number,
  below = false,
): string {
  const { commands, width } = outlineOf(text, size, face, 0.06);
  const most = radius * Math.PI * 0.86;
  const k = width > most ? most / width : 1;
  const middle = (width * k) / 2;
  return written(
    warped(subdivided(commands, 3), (x, y) => {
      const angle = (x * k - middle) / radius;
      const reach = below ? radius + y * k + size * 0.7 * k : radius - y * k;
      return below
        ? [cx + Math.sin(angle) * reach, cy + Math.cos(angle) * reach]
        : [cx + Math.sin(angle) * reach, cy - Math.cos(angle) * reach];
    }),
  );
}
