import { type Bvh, meets } from "./bvh.ts";

/** Rays a point. */
const RAYS = 24;
/** When so many of the first find nothing, the point is in the open and the rest are not asked. */
const SCOUTS = 8;
/** Shortest and longest ray, metres: what is near counts for more, as more rays reach that far. */
const REACH = [0.03, 1.3] as const;
/** Rays start so far off the surface, metres, that neighbours of a coarse fold do not count. */
const LIFT = 0.0015;
const TURNS = 64;

/** A road below a car: rays that end on it within these bounds are blocked, for the car's own shadow lies there. */
export type Shadow = { x: number; z0: number; z1: number };

/** Around +z, cosine-weighted; any few in a row are spread over the hemisphere and over the lengths. */
const local = new Float64Array(RAYS * 4);
for (let i = 0; i < RAYS; i++) {
  // Golden-ratio sequences in three dimensions.
  const u = (0.5 + i * 0.8191725133961645) % 1;
  const turn = ((0.5 + i * 0.6710436067037893) % 1) * Math.PI * 2;
  const far = (0.5 + i * 0.5497004779019703) % 1;
  const sin = Math.sqrt(u * 0.985);
  local.set([sin * Math.cos(turn), sin * Math.sin(turn), Math.sqrt(1 - u * 0.985)], i * 4);
  local[i * 4 + 3] = REACH[0] + (REACH[1] - REACH[0]) * far * far;
}

/** Sine and cosine of the turns that a point's rays are given, so that neighbours ask in other directions. */
const turned = Float64Array.from({ length: TURNS * 2 }, (_, i) => {
  const a = (((i >> 1) * 0.6180339887498949) % 1) * Math.PI * 2;
  return i % 2 ? Math.sin(a) : Math.cos(a);
});

/**
 * How open a point with a unit normal is: 1 sees the whole half space above it, 0 nothing but what is near.
 * @param salt any integer; the same one gives the same rays
 */
export function openness(
  bvh: Bvh,
  shadow: Shadow | null,
  p: readonly [number, number, number],
  n: readonly [number, number, number],
  salt: number,
): number {
  const [nx, ny, nz] = n;
  // Duff et al., "Building an orthonormal basis, revisited".
  const s = nz >= 0 ? 1 : -1;
  const a = -1 / (s + nz);
  const b = nx * ny * a;
  const tx = 1 + s * nx * nx * a;
  const ty = s * b;
  const tz = -s * nx;
  const ux = b;
  const uy = s + ny * ny * a;
  const uz = -ny;
  const turn = (salt & (TURNS - 1)) * 2;
  const c = turned[turn]!;
  const d = turned[turn + 1]!;
  const ox = p[0] + nx * LIFT;
  const oy = p[1] + ny * LIFT;
  const oz = p[2] + nz * LIFT;
  let blocked = 0;
  for (let i = 0; i < RAYS; i++) {
    if (i === SCOUTS && blocked === 0) return 1;
    const lx = local[i * 4]! * c - local[i * 4 + 1]! * d;
    const ly = local[i * 4]! * d + local[i * 4 + 1]! * c;
    const lz = local[i * 4 + 2]!;
    const dx = tx * lx + ux * ly + nx * lz;
    const dy = ty * lx + uy * ly + ny * lz;
    const dz = tz * lx + uz * ly + nz * lz;
    const reach = local[i * 4 + 3]!;
    if (meets(bvh, ox, oy, oz, dx, dy, dz, reach)) blocked++;
    else if (shadow && dy < 0) {
      const t = -oy / dy;
      const z = oz + dz * t;
      if (t < reach && Math.abs(ox + dx * t) < shadow.x && z > shadow.z0 && z < shadow.z1) blocked++;
    }
  }
  return 1 - blocked / RAYS;
}
