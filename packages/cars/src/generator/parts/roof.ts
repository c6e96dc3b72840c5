import { both, merge, type Mesh, type V3 } from "../../geometry/mesh.ts";
import { box, loft, tube } from "../../geometry/solids.ts";
import { heightOver, type Host, type Painted, type Shape } from "./host.ts";

/** Where a rack stands: two stations along the roof, half its width, the roof's height. */
function standOf(
  host: Host,
): { front: number; rear: number; half: number; height: (x: number, z: number) => number } | null {
  const { roof } = host.car.sheets;
  const { bodyStyle } = host.table;
  if (!roof.index.length || bodyStyle === "coupe" || bodyStyle === "supercar" || bodyStyle === "roadster") return null;
  const height = heightOver(host);
  // The flat of the roof, glass or sheet: within 6 cm of its crown.
  const { position } = host.car.sheets.whole;
  let crown = 0;
  for (let i = 1; i < position.length; i += 3) crown = Math.max(crown, position[i]!);
  let [from, to, half] = [Infinity, -Infinity, 0];
  for (let i = 0; i < position.length; i += 3) {
    if (position[i + 1]! < crown - 0.06 || position[i + 2]! > 0.2) continue;
    [from, to] = [Math.min(from, position[i]!), Math.max(to, position[i]!)];
  }
  const middle = (from + to) / 2;
  for (let i = 0; i < roof.position.length; i += 3)
    if (Math.abs(roof.position[i]! - middle) < 0.15 && roof.normal[i + 1]! > 0.72)
      half = Math.max(half, roof.position[i + 2]!);
  const long = Math.min(to - from, 1.5);
  if (long < 0.5 || half < 0.3) return null;
  return { front: middle - long * 0.32, rear: middle + long * 0.36, half: half - 0.03, height };
}

/** A foot that follows the roof, with its clamp. */
function foot(height: (x: number, z: number) => number, x: number, z: number, top: number): Mesh {
  const ring = (grow: number, y: (px: number, pz: number) => number): V3[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([dx, dz]): V3 => {
      const [px, pz] = [x + dx! * 0.045 * grow, z + dz! * 0.026 * grow];
      return [px, y(px, pz), pz];
    });
  return loft(
    [
      ring(1.15, (px, pz) => height(px, pz) - 0.004),
      ring(1, (px, pz) => height(px, pz) + 0.012),
      ring(0.62, () => top),
    ],
    30,
  );
}

/** A cross bar with the section of a wing, from side to side. */
function bar(x: number, y: number, half: number, chord: number): Mesh {
  const ring = (z: number, k: number): V3[] =>
    Array.from({ length: 14 }, (_, i): V3 => {
      const t = (i / 14) * Math.PI * 2;
      const c = Math.cos(t);
      return [x + (c * chord * k) / 2, y + Math.sin(t) * 0.012 * k * (1 - 0.45 * c), z];
    });
  return loft([ring(-half - 0.006, 0.5), ring(-half, 1), ring(half, 1), ring(half + 0.006, 0.5)], 40);
}

/** Two aero bars on four feet. */
export const rackBars: Shape = (host) => {
  const stand = standOf(host);
  if (!stand) return null;
  const { front, rear, half, height } = stand;
  const pieces: Painted[] = [];
  for (const x of [front, rear]) {
    const y = height(x, half * 0.6) + 0.075;
    pieces.push({ name: "bar", material: "machined", mesh: bar(x, y, half + 0.05, 0.078) });
    pieces.push({ name: "foot", material: "zone.trim", mesh: both(foot(height, x, half - 0.02, y)) });
  }
  return pieces;
};

/** A platform of slats in a tube frame, with a rail ahead of it. */
export const rackPlatform: Shape = (host) => {
  const stand = standOf(host);
  if (!stand) return null;
  const { half, height } = stand;
  const [front, rear] = [stand.front - 0.06, stand.rear + 0.06];
  const y = Math.max(...[front, (front + rear) / 2, rear].map((x) => height(x, 0))) + 0.034;
  const wide = half + 0.02;
  const corner = 0.08;
  const side = (lift: number): V3[] => [
    [front, y + lift, 0],
    [front, y + lift, wide - corner],
    [front + corner * 0.3, y + lift, wide - corner * 0.3],
    [front + corner, y + lift, wide],
    [rear - corner, y + lift, wide],
    [rear - corner * 0.3, y + lift, wide - corner * 0.3],
    [rear, y + lift, wide - corner],
    [rear, y + lift, 0],
  ];
  const frame = both(merge(tube(side(0), 0.014, 8), tube(side(0.07), 0.011, 8)));
  const posts = both(
    merge(
      ...[
        [front + corner, wide],
        [(front + rear) / 2, wide],
        [rear - corner, wide],
        [front, wide * 0.45],
        [rear, wide * 0.45],
      ].map(([x, z]) =>
        tube(
          [
            [x!, y, z!],
            [x!, y + 0.07, z!],
          ],
          0.008,
          6,
        ),
      ),
    ),
  );
  const count = 9;
  const slats = merge(
    ...Array.from({ length: count }, (_, i) => {
      const x = front + 0.07 + ((rear - front - 0.14) * i) / (count - 1);
      return box([x - 0.026, y - 0.006, -wide + 0.008], [x + 0.026, y + 0.006, wide - 0.008]);
    }),
  );
  const feet = [front + 0.14, rear - 0.14].map((x) => foot(height, x, half - 0.03, y - 0.004));
  return [
    { name: "frame", material: "zone.trim", mesh: merge(frame, posts) },
    { name: "slats", material: "steel", mesh: slats },
    { name: "foot", material: "black", mesh: both(merge(...feet)) },
  ];
};
