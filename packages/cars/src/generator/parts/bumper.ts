import { profile, smoothstep } from "../../geometry/curves.ts";
import { bounds, both, type Mesh, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { loft, tube } from "../../geometry/solids.ts";
import { Workshop } from "../car/workshop.ts";
import type { Piece } from "../gltf/model.ts";
import { type Host, surface } from "./host.ts";
import { chinOf } from "./places.ts";

/** Moves a point of drawing space. */
type Move = (p: V3) => V3;

/** How far the jaw comes forward on the centre line, stands out at its corners, and down. Metres. */
const JAW = { ahead: 0.05, aside: 0.016, down: 0.014 };
/** Shares of the bumper's height: below the first the jaw is full, above the second the bumper is as it was. */
const FULL = 0.16;
const CALM = 0.66;
/** The way from the seam with the fender in which the bumper comes out, metres. */
const SEAM = 0.26;
/** The bumper is drawn out around this place of the plan. */
const CENTRE = 0.4;

/** A deeper jaw: the nose drawn out below, and as it was along the hood, the lamps and the fenders. */
function jawOf({ car, table }: Host): Move {
  const { min, max } = bounds(car.sheets.bumperFront);
  const seam = profile(table.curves.seams.bumperFront);
  return ([x, y, z]) => {
    const h = (y - min[1]) / (max[1] - min[1]);
    const k = smoothstep((CALM - h) / (CALM - FULL)) * smoothstep((seam(y) - x) / SEAM);
    if (k <= 0) return [x, y, z];
    const [ax, az] = [x - CENTRE, z];
    const l = Math.hypot(ax, az) || 1;
    const ahead = (ax / l) ** 2;
    const out = k * (JAW.aside + (JAW.ahead - JAW.aside) * ahead);
    return [x + (ax / l) * out, y - JAW.down * k * ahead, z + (az / l) * out];
  };
}

/** A mesh under a move, its normals turned as the move turns the surface there. */
function moved(mesh: Mesh, move: Move): Mesh {
  const position: number[] = [];
  const normal: number[] = [];
  const step = 1e-4;
  for (let i = 0; i < vertexCount(mesh); i++) {
    const p = point(mesh, i);
    const at = move(p);
    position.push(...at);
    const columns = [0, 1, 2].map((k) => {
      const beside: V3 = [...p];
      beside[k]! += step;
      return move(beside).map((v, j) => (v - at[j]!) / step) as V3;
    }) as [V3, V3, V3];
    // Normals go by the cofactors of the move's derivative.
    const [a, b, c] = columns;
    const cross = (u: V3, v: V3): V3 => [
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ];
    const rows = [cross(b, c), cross(c, a), cross(a, b)];
    const n = [0, 1, 2].map((j) => rows.reduce((sum, row, k) => sum + row[j]! * mesh.normal[i * 3 + k]!, 0));
    const l = Math.hypot(...n) || 1;
    normal.push(...n.map((v) => v / l));
  }
  return { position, normal, index: mesh.index };
}

/** A carbon blade along the jaw's foot, its edge turned up. */
function blade(line: readonly V3[]): Mesh {
  const n = line.length;
  return loft(
    line.map(([x, y, z], i): V3[] => {
      const [ax, , az] = line[Math.max(0, i - 1)]!;
      const [bx, , bz] = line[Math.min(n - 1, i + 1)]!;
      const l = Math.hypot(bx - ax, bz - az);
      const [nx, nz] = i === 0 ? [-1, 0] : [-(bz - az) / l, (bx - ax) / l];
      const reach = 0.032 * (1 - 0.7 * Math.max(0, (i / (n - 1) - 0.6) / 0.4) ** 2);
      const P = (out: number, h: number): V3 => [x + nx * out, y + h, Math.max(0, z + nz * out)];
      return [P(-0.15, -0.002), P(reach, -0.008), P(reach + 0.003, 0.004), P(reach - 0.006, 0.007), P(-0.15, 0.01)];
    }),
    30,
  );
}

/** Two fins at the corner, one over the other, rising rearward. */
function canards(host: Host, move: Move): Mesh[] {
  const { bumperFront } = host.car.sheets;
  const { min, max } = bounds(bumperFront);
  const flank = surface(bumperFront, [0, 1], (skin, i) => skin.normal[i * 3 + 2]! > 0.25);
  const seam = profile(host.table.curves.seams.bumperFront);
  const height = max[1] - min[1];
  return [0.2, 0.36].map((share, row) => {
    const y0 = min[1] + height * share;
    const x1 = seam(y0) - 0.05;
    return loft(
      Array.from({ length: 9 }, (_, i): V3[] => {
        const t = i / 8;
        const x = x1 - (0.2 - row * 0.03) * (1 - t);
        const y = y0 + 0.055 * t * t;
        const at = move([x, y, flank(x, y)]);
        const wide = (0.042 - row * 0.008) * Math.sin(Math.PI * (0.08 + 0.72 * t));
        const lift = 0.22 * wide;
        return [
          [at[0], at[1] - 0.002, at[2] - 0.02],
          [at[0], at[1] - 0.002 + lift, at[2] + wide],
          [at[0], at[1] + 0.002 + lift, at[2] + wide],
          [at[0], at[1] + 0.003, at[2] - 0.02],
        ];
      }),
      30,
    );
  });
}

const ON_BUMPER = "slot.bumper.front";

/** A nose that stands high over dark cladding or a frame: no jaw to draw out, but room for a hoop. */
const tall = ({ table }: Host): boolean => !!table.curves.cladding || !!table.fittings.chassis;

/** The stock bumper with everything on it. Its panel keeps its vertices, so it carries the same chart. */
const stock = ({ car }: Host, shaped: (mesh: Mesh) => Mesh = (mesh) => mesh): Piece[] =>
  car.model.pieces
    .filter((piece) => piece.parent === ON_BUMPER)
    .map(({ name, material, mesh, uv }): Piece => ({ name, material, mesh: shaped(mesh), ...(uv && { uv }) }));

/** The stock bumper drawn out to a deeper jaw over a carbon blade, with fins at its corners. Car space. */
export function bumperSport(host: Host): Piece[] {
  const line = chinOf(host);
  if (!line || tall(host)) return [];
  const { wheelbase } = host.table.dimensions;
  const shop = new Workshop(wheelbase);
  const jaw = jawOf(host);
  // From car space (x left, y, z forward) to the drawing's and back; what is at the right moves as its reflection does.
  const inCar: Move = ([x, y, z]) => {
    const [ax, ay, az] = jaw([wheelbase / 2 - z, y, Math.abs(x)]);
    return [x < 0 ? -az : az, ay, wheelbase / 2 - ax];
  };
  const own = stock(host, (mesh) => moved(mesh, inCar));
  const foot = bounds(host.car.sheets.bumperFront).min[1];
  const edge = line.map(([x, z]) => jaw([x, Math.max(foot, host.table.fittings.chin.y), z]));
  shop.add("splitter", "zone.carbon", both(blade(edge.map(([x, y, z]) => [x, y - 0.012, z]))));
  for (const fin of canards(host, jaw)) shop.addBoth("canard", "zone.carbon", fin);
  return [...own, ...shop.pieces];
}

/** A hoop of bent tube ahead of the face: uprights from the frame, a bar over them and one below. */
function hoop(host: Host): { tubes: Mesh[]; feet: Mesh[] } {
  const { whole, bumperFront } = host.car.sheets;
  const nose = surface(whole, [2, 1], (skin, i) => skin.normal[i * 3]! < -0.3);
  const low = host.table.fittings.chin.hang + 0.09;
  const high = Math.min(bounds(bumperFront).max[1], low + 0.32) - 0.02;
  const half = 0.34;
  const ahead = (y: number, z: number) => nose(z, y) - 0.085;
  const side = (t: number): V3 => {
    const y = low + (high - low) * t;
    return [Math.min(ahead(y, half), ahead(low, half) + 0.05 * t), y, half];
  };
  const upright = [0, 0.3, 0.6, 0.86].map(side);
  const [tx, ty] = side(0.97);
  // Bent over at the corners, straight across.
  const over: V3[] = [
    ...upright,
    [tx - 0.004, ty, half - 0.02],
    [tx - 0.008, ty + 0.014, half - 0.07],
    [tx - 0.008, ty + 0.016, 0],
  ];
  const across = (y: number, to: number): V3[] =>
    [0, 0.4, 0.75, 1].map((t): V3 => [Math.min(ahead(y, to * t), ahead(y, 0) + 0.03), y, to * t]);
  const foot = (y: number): Mesh =>
    tube(
      [
        [side(0.1)[0], y, half],
        [nose(half, y) + 0.06, y, half],
      ],
      0.02,
      10,
    );
  return {
    tubes: [
      tube(over, 0.027, 14),
      tube(across(low + (high - low) * 0.36, half), 0.022, 12),
      tube(across(low, half + 0.16), 0.027, 14),
    ],
    feet: [foot(low + 0.02), foot(low + (high - low) * 0.5)],
  };
}

/** The stock bumper of a tall car with a hoop of tube before it. Car space. */
export function bumperTrail(host: Host): Piece[] {
  if (!tall(host)) return [];
  const shop = new Workshop(host.table.dimensions.wheelbase);
  const { tubes, feet } = hoop(host);
  for (const mesh of tubes) shop.addBoth("hoop", "gunmetal", mesh);
  for (const mesh of feet) shop.addBoth("foot", "steel", mesh);
  return [...stock(host), ...shop.pieces];
}
