import { type PanelSurface, type Placement, printedFace, rotationOf, shareOf } from "@carloom/build";
import type { StylistCar } from "./contract.ts";

type Vec3 = [number, number, number];
/** Where art lies: centre, rotation and depth of its box in car space, metres. */
export type Pose = Pick<Placement, "position" | "rotation" | "depth">;

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

type Facet = { centre: Vec3; normal: Vec3; area: number };

const known = new WeakMap<PanelSurface, Map<string, Facet[]>>();

function facetsOf(surface: PanelSurface, panel: string): Facet[] {
  const all = known.get(surface) ?? new Map<string, Facet[]>();
  known.set(surface, all);
  const before = all.get(panel);
  if (before) return before;
  const index = surface.panels.indexOf(panel);
  const { positions, triangles, owner } = surface;
  const at = (vertex: number): Vec3 => [
    positions[vertex * 3] ?? 0,
    positions[vertex * 3 + 1] ?? 0,
    positions[vertex * 3 + 2] ?? 0,
  ];
  const facets: Facet[] = [];
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== index) continue;
    const [a, b, c] = [0, 1, 2].map((k) => at(triangles[i * 3 + k] ?? 0)) as [Vec3, Vec3, Vec3];
    const normal = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
    const area = Math.hypot(...normal) / 2;
    if (area > 0)
      facets.push({
        centre: [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3],
        normal: unit(normal),
        area,
      });
  }
  all.set(panel, facets);
  return facets;
}

/** Which way a panel is looked at, and which way its art stands up: as somebody beside the car reads it. */
function frameOf(panel: string): { out: Vec3; up: Vec3; central: boolean } {
  if (panel.endsWith(".left")) return { out: [1, 0, 0], up: [0, 1, 0], central: false };
  if (panel.endsWith(".right")) return { out: [-1, 0, 0], up: [0, 1, 0], central: false };
  if (panel === "bumper.front") return { out: [0, 0, 1], up: [0, 1, 0], central: true };
  if (panel === "bumper.rear") return { out: [0, 0, -1], up: [0, 1, 0], central: true };
  // read from behind; hood and roof from the front
  return { out: [0, 1, 0], up: panel === "trunk" ? [0, 0, 1] : [0, 0, -1], central: true };
}

const extents = new WeakMap<PanelSurface, Map<string, readonly [number, number]>>();

/** How wide and high a panel is, metres, as its art is read; null where the car has no such panel. */
export function extentOf({ surface }: StylistCar, panel: string): readonly [number, number] | null {
  if (!surface) return null;
  const all = extents.get(surface) ?? new Map<string, readonly [number, number]>();
  extents.set(surface, all);
  const before = all.get(panel);
  if (before) return before;
  const facets = facetsOf(surface, panel);
  if (facets.length === 0) return null;
  const { out, up } = frameOf(panel === "trunk" && standingTrunk(facets) ? "bumper.rear" : panel);
  const facing = facets.filter(({ normal }) => dot(normal, out) > 0.3);
  const found = [span(facing, cross(up, out)), span(facing, up)] as const;
  all.set(panel, found);
  return found;
}

/** From the first to the last of some facets along an axis. */
function span(facets: readonly Facet[], axis: Vec3): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { centre } of facets) {
    const along = dot(centre, axis);
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return Math.max(0, most - least);
}

/** Points of a panel that are tried: its middle, and around it in these shares of its spread. */
const OFFSETS = [0, 0.25, -0.25, 0.5, -0.5] as const;
/** With this much of it on the car a place is good enough at once. */
const GOOD = 0.985;
const LEAST = 0.55;

const poses = new WeakMap<PanelSurface, Map<string, Pose | null>>();

/**
 * Lays art of a width and height in metres on a panel, upright, where the most of it is on the car.
 * @returns null where less than half of it would be
 */
export function layOnPanel({ surface }: StylistCar, panel: string, size: readonly [number, number]): Pose | null {
  if (!surface) return null;
  const all = poses.get(surface) ?? new Map<string, Pose | null>();
  poses.set(surface, all);
  const key = `${panel} ${size[0].toFixed(3)} ${size[1].toFixed(3)}`;
  const before = all.get(key);
  if (before !== undefined) return before;
  const pose = laid(surface, panel, size);
  all.set(key, pose);
  return pose;
}

/** A tailgate stands: it is read from behind as a bumper is. */
function standingTrunk(facets: readonly Facet[]): boolean {
  const facing = (axis: Vec3) =>
    facets.reduce((sum, { normal, area }) => sum + Math.max(0, dot(normal, axis)) * area, 0);
  return facing([0, 0, -1]) > facing([0, 1, 0]);
}

function laid(surface: PanelSurface, panel: string, size: readonly [number, number]): Pose | null {
  const whole = facetsOf(surface, panel);
  const { out, up, central } = frameOf(panel === "trunk" && standingTrunk(whole) ? "bumper.rear" : panel);
  const facets = whole.filter(({ normal }) => dot(normal, out) > 0.5);
  const total = facets.reduce((sum, { area }) => sum + area, 0);
  if (total === 0) return null;
  const mean = (read: (facet: Facet) => number) => facets.reduce((sum, one) => sum + read(one) * one.area, 0) / total;
  const middle: Vec3 = [mean((f) => f.centre[0]), mean((f) => f.centre[1]), mean((f) => f.centre[2])];
  if (central) middle[0] = 0;
  const right = cross(up, out);
  if (central && !roomFor(facets, size, right, up)) return null;
  const spread = (axis: Vec3) => Math.sqrt(mean((f) => (dot(f.centre, axis) - dot(middle, axis)) ** 2)) * 2;
  const [wide, high] = [spread(right), spread(up)];
  const box = [...size] as [number, number];
  const depth = Math.max(0.02, Math.min(4, Math.max(...box) / 2));
  let best: { pose: Pose; share: number } | null = null;
  for (const along of central ? [0] : OFFSETS) {
    for (const above of OFFSETS) {
      const point: Vec3 = [0, 1, 2].map(
        (k) => (middle[k] ?? 0) + (right[k] ?? 0) * along * wide + (up[k] ?? 0) * above * high,
      ) as Vec3;
      const near = facets.reduce((found, one) => (far(one, point) < far(found, point) ? one : found));
      const position = central ? ([0, near.centre[1], near.centre[2]] as Vec3) : near.centre;
      const z = unit(central ? [0, near.normal[1], near.normal[2]] : near.normal);
      const x = unit(cross(up, z));
      const pose: Pose = { position, rotation: rotationOf(x, cross(z, x), z), depth };
      const share = shareOf(printedFace(surface, { ...pose, size: box, projection: "box", panels: null }));
      // the middle is the better place where both hold the art
      const worth = share - 0.04 * (Math.abs(along) + Math.abs(above));
      if (!best || worth > best.share) best = { pose, share: worth };
      if (share >= GOOD && along === 0 && above === 0) return pose;
    }
  }
  return best && best.share >= LEAST ? best.pose : null;
}

/** Central panels have an edge all around: what is much larger than they are need not be tried. */
function roomFor(facets: readonly Facet[], size: readonly [number, number], right: Vec3, up: Vec3): boolean {
  return size[0] <= span(facets, right) * 1.1 && size[1] <= span(facets, up) * 1.1;
}

const far = ({ centre }: Facet, point: Vec3): number =>
  (centre[0] - point[0]) ** 2 + (centre[1] - point[1]) ** 2 + (centre[2] - point[2]) ** 2;
