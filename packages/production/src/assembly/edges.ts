import { outlinesOf, type PrintMap } from "@carloom/build/print-map";
import type { Point } from "../geometry/rings.ts";

/** Sides that a car is seen from: its own left and right, nose at the left on `left` and `top`. */
export const CAR_SIDES = ["left", "right", "front", "rear", "top"] as const;
export type CarSide = (typeof CAR_SIDES)[number];

export type Vec3 = readonly [x: number, y: number, z: number];
/** Middle of a tyre in car space and its radius, metres. */
export type Wheel = { axle: "front" | "rear"; center: Vec3; radius: number };

/** An edge that a hand finds on the car: a gap to another panel, a wheel arch, a sill, where a panel ends, or where a mounted part begins to lie over it. */
export type Edge =
  | { kind: "gap"; panel: string }
  | { kind: "arch"; axle: "front" | "rear" }
  | { kind: "sill" }
  | { kind: "part"; slot: string }
  | { kind: "end"; towards: "up" | "down" | "front" | "rear" | "left" | "right" };

/** Sides of the outline of a piece of film, and whether the car has an edge there: relief cuts and joints are none. */
export type Border = { from: Point; to: Point; isEdge: boolean };
/** What is mounted on the car and is no part of its print map. */
export type Mounting = {
  /** Slot of the part that stands in a panel's place, and whether film goes on it there. */
  inPlaceOf(panel: string): { slot: string; carries: boolean } | null;
  /** Slot of the part that lies over a point of a panel so close that no hand reaches it. @param out unit. Metres */
  over(panel: string, point: Vec3, out: Vec3): string | null;
};
export type Borders = {
  of(piece: number): readonly Border[];
  /** What an edge is called at a point of the car that is seen from `side`; `along` is the way that leads to it. Metres. */
  name(piece: number, point: Vec3, along: Vec3, side: CarSide): Edge;
};

/** Metres: what is nearer is a gap; and how far an arch stands off its tyre. */
const GAP = 0.015;
const ARCH = { least: 0.92, beyond: 0.14 };

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function distance(point: Vec3, from: Vec3, to: Vec3): number {
  const along = minus(to, from);
  const off = minus(point, from);
  const share = Math.min(1, Math.max(0, dot(off, along) / (dot(along, along) || 1)));
  const left = minus(off, [along[0] * share, along[1] * share, along[2] * share]);
  return Math.sqrt(dot(left, left));
}

export function bordersOf(map: PrintMap, wheels: readonly Wheel[]): Borders {
  const { flat, pieces, surface, vertex } = map;
  const panelOf = (piece: number) => pieces[piece]?.panel ?? 0;
  const vertexAt = (point: number): Vec3 => {
    const at = (vertex[point] ?? 0) * 3;
    return [surface.positions[at] ?? 0, surface.positions[at + 1] ?? 0, surface.positions[at + 2] ?? 0];
  };
  const all: Border[][] = [];
  const edges: { panel: number; from: Vec3; to: Vec3 }[] = [];
  for (const [piece, rings] of outlinesOf(map).entries()) {
    const own: Border[] = [];
    for (const { points, meets } of rings)
      for (const [i, a] of points.entries()) {
        const b = points[(i + 1) % points.length] ?? a;
        const other = meets[i] ?? null;
        const isEdge = other === null || panelOf(other) !== panelOf(piece);
        own.push({
          from: [flat[a * 2] ?? 0, flat[a * 2 + 1] ?? 0],
          to: [flat[b * 2] ?? 0, flat[b * 2 + 1] ?? 0],
          isEdge,
        });
        if (isEdge) edges.push({ panel: panelOf(piece), from: vertexAt(a), to: vertexAt(b) });
      }
    all.push(own);
  }
  const neighbor = (panel: number, point: Vec3): { panel: number; metres: number } | null => {
    let best: { panel: number; metres: number } | null = null;
    for (const edge of edges) {
      if (edge.panel === panel || Math.abs(edge.from[1] - point[1]) > 1) continue;
      const metres = distance(point, edge.from, edge.to);
      if (metres < (best?.metres ?? GAP)) best = { panel: edge.panel, metres };
    }
    return best;
  };
  return {
    of: (piece) => all[piece] ?? [],
    name(piece, point, along, side) {
      const panel = panelOf(piece);
      const near = neighbor(panel, point);
      if (near) return { kind: "gap", panel: surface.panels[near.panel] ?? "" };
      const arch = wheels.find(({ center: [x, y, z], radius }) => {
        const off = Math.sqrt((point[1] - y) * (point[1] - y) + (point[2] - z) * (point[2] - z));
        return point[0] * x > 0 && off > radius * ARCH.least && off < radius + ARCH.beyond;
      });
      if (arch) return { kind: "arch", axle: arch.axle };
      const [x, y, z] = along;
      // of a panel that leans, what runs into the picture says nothing
      const [across, up] = { left: [z, y], right: [z, y], front: [x, y], rear: [x, y], top: [x, z] }[side] as [
        number,
        number,
      ];
      const isUp = Math.abs(up) >= Math.abs(across);
      if (side === "top") return { kind: "end", towards: isUp ? (z > 0 ? "front" : "rear") : x > 0 ? "left" : "right" };
      if (isUp && y > 0) return { kind: "end", towards: "up" };
      if (isUp) return surface.panels[panel]?.startsWith("door") ? { kind: "sill" } : { kind: "end", towards: "down" };
      if (side === "left" || side === "right") return { kind: "end", towards: z > 0 ? "front" : "rear" };
      return { kind: "end", towards: x > 0 ? "left" : "right" };
    },
  };
}
