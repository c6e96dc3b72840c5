import { GAP } from "../car/cut.ts";
import { NOWHERE } from "../car/fields.ts";
import { edged, RETURN, ROLL } from "../car/panels.ts";
import { bowl } from "../car/lamps.ts";
import { type Key, shape, smoothstep } from "../../geometry/curves.ts";
import { flanged, returnFlange } from "../../geometry/flange.ts";
import { displace, type Field, flip, merge, type Mesh, mirror, offset, vertexCount } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { refine } from "../../geometry/refine.ts";
import { simplify } from "../../geometry/simplify.ts";
import { split } from "../../geometry/split.ts";
import { chartOf } from "./chart.ts";
import type { Host, Painted, Shape } from "./host.ts";
import { EDGE, INNER } from "../gltf/names.ts";

/** What lies along a hood's edges and is cut before it. */
const CUT_BEFORE_HOOD = ["windscreen", "headlamp", "blade", "grille", "upperIntake"] as const;

/** Places on the hood: `u` from its front edge (0) to the windscreen (1) on the centre line, `w` half its width. */
type Frame = { x: (u: number) => number; length: number; w: number; inside: Field };

/**
 * The hood as these parts are made from it: without the stock one's openings, which each drawing replaces with its own.
 * The patch of an opening lies a cut's width inside its hole, so the hood is cut from the skin again.
 */
function plainHood({ car, fields }: Host): Mesh {
  const { hood, hoodVent, whole } = car.sheets;
  if (!hoodVent.index.length) return hood;
  let sheet = split(whole, (x, y, z) => fields.hood(x, y, z) + GAP / 2, "inside").inside;
  for (const name of CUT_BEFORE_HOOD) {
    const gap = name === "windscreen" ? 0.004 : 0.003;
    if (fields[name] !== NOWHERE) sheet = split(sheet, (x, y, z) => fields[name](x, y, z) - gap / 2, "outside").outside;
  }
  return sheet;
}

function frameOf({ fields }: Host, hood: Mesh): Frame | null {
  if (!hood.index.length) return null;
  let [from, to, w] = [Infinity, -Infinity, 0];
  for (let i = 0; i < hood.position.length; i += 3) {
    const [x, , z] = [hood.position[i]!, hood.position[i + 1]!, hood.position[i + 2]!];
    if (z < 0.1) [from, to] = [Math.min(from, x), Math.max(to, x)];
    w = Math.max(w, z);
  }
  const inside: Field = (x, y, z) => -fields.hood(x, y, z);
  return { x: (u) => from + (to - from) * u, length: to - from, w, inside };
}

/** The hood's sheet raised by `rise`, which comes to nothing at its edges; what is not moved keeps its shading. */
function raised(hood: Mesh, rise: Field, edge: Field, flank: Field): Mesh {
  let fine = refine(hood, (x, y, z) => rise(x, y, z) > 1e-4, 0.02);
  for (const [reach, length] of [
    [0.16, 0.014],
    [0.12, 0.008],
  ] as const)
    fine = refine(fine, (x, y, z) => Math.abs(flank(x, y, z)) < reach, length);
  const by: number[] = [];
  const moved = displace(fine, (p) => {
    const d = rise(...p) * smoothstep(edge(...p) / 0.09);
    by.push(d);
    return [p[0], p[1] + d, p[2]];
  });
  const fresh = smoothNormals(moved);
  for (let i = 0; i < vertexCount(fine); i++) {
    if (by[i]! < 1e-5) for (let k = 0; k < 3; k++) fresh.normal[i * 3 + k] = fine.normal[i * 3 + k]!;
    if (Math.abs(fine.position[i * 3 + 2]!) < 1e-5) fresh.normal[i * 3 + 2] = 0;
  }
  return fresh;
}

/** An opening with a black bowl and slats across it. */
type Vent = { field: Field; slats: { at: (x: number, z: number) => number; from: number; to: number; count: number } };

function cutVents(skin: Mesh, vents: readonly Vent[]): { skin: Mesh; pieces: Painted[] } {
  const pieces: Painted[] = [];
  let rest = skin;
  for (const { field, slats } of vents) {
    const fine = refine(rest, (x, y, z) => Math.abs(field(x, y, z)) < 0.03, 0.008);
    const halves = split(fine, field);
    rest = halves.outside;
    const patch = halves.inside;
    if (!patch.index.length) continue;
    pieces.push({ name: "vent", material: "black", mesh: simplify(bowl(patch, field, 0.03, 0.008), 0.0008, 0.02) });
    const inner = offset(patch, -0.006);
    for (let i = 0; i < slats.count; i++) {
      const c = slats.from + ((slats.to - slats.from) * (i + 0.5)) / slats.count;
      const half = ((slats.to - slats.from) / slats.count) * 0.28;
      const bar = split(inner, (x, _y, z) => Math.abs(slats.at(x, z) - c) - half, "inside").inside;
      const tilted = displace(bar, (p) => [p[0], p[1] - 0.18 * (slats.at(p[0], p[2]) - c + half), p[2]]);
      pieces.push({ name: "slats", material: "zone.trim", mesh: flanged(simplify(tilted, 0.0003), 0.001, 0.012) });
    }
  }
  return { skin: rest, pieces };
}

/** Panel, rolled edge, return and inner skin, with the stock hood's livery coordinates where they are known. */
function finish(host: Host, plain: Mesh, sheet: Mesh, material: string, pieces: readonly Painted[]): Painted[] {
  const thin = simplify(sheet, 0.0004);
  const half = edged(thin, ROLL);
  const chart = material === "zone.body" ? chartOf(host, "hood") : null;
  const whole = merge(half.mesh, mirror(half.mesh));
  const sources = [...half.source, ...half.source.map((v, i) => (i % 3 === 2 ? -v : v))];
  const twice = (name: string, dark: string, sheet: Mesh): Painted[] =>
    [sheet, mirror(sheet)].map((mesh) => ({ name, material: dark, mesh }));
  return [
    { name: chart ? "panel.hood" : "hood", material, mesh: whole, ...(chart && { uv: chart(sources) }) },
    ...twice(`${EDGE}hood`, material, returnFlange(thin, ROLL, RETURN)),
    ...twice(`${INNER}hood`, "liner", simplify(flip(offset(plain, -RETURN - 0.004)), 0.003, 0.01)),
    ...pieces.flatMap((piece) => [piece, { ...piece, mesh: mirror(piece.mesh) }]),
  ];
}

/** A closed curve in the top view. */
const drawn = (keys: readonly Key[], frame: Frame): Field => {
  const at = shape(keys);
  return (x, y, z) => Math.max(at(x, z), 0.02 - frame.inside(x, y, z));
};

/** Leaning slots that draw hot air out, two to a side. */
export const hoodVents: Shape = (host) => {
  const hood = plainHood(host);
  const frame = frameOf(host, hood);
  if (!frame) return null;
  const { x, w, length } = frame;
  const vent = (u: number, z: number, long: number, wide: number): Vent => {
    const [c, lean] = [x(u), 0.35];
    const corner = (dx: number, dz: number): Key => [c + dx * long + dz * wide * lean, z + dz * wide - dx * 0.03, 1];
    return {
      field: drawn([corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)], frame),
      slats: { at: (px, pz) => px - (pz - z) * lean, from: c - long, to: c + long, count: 4 },
    };
  };
  const made = cutVents(hood, [
    vent(0.34, w * 0.4, length * 0.075, w * 0.14),
    vent(0.62, w * 0.46, length * 0.06, w * 0.12),
  ]);
  return finish(host, hood, made.skin, "zone.body", made.pieces);
};

/** A power dome that widens to the windscreen, open at its front. */
export const hoodDome: Shape = (host) => {
  const hood = plainHood(host);
  const frame = frameOf(host, hood);
  if (!frame) return null;
  const { x, w, length, inside } = frame;
  const [front, flank] = [x(0.3), 0.07];
  const half = (px: number) => w * (0.26 + 0.16 * smoothstep((px - front) / (length * 0.6)));
  const rise: Field = (px, _y, pz) =>
    0.032 *
    smoothstep((half(px) - Math.abs(pz)) / flank) *
    smoothstep((px - front) / 0.07) *
    (1 - 0.35 * smoothstep((px - front) / length));
  // Nothing at the middle of the dome's flank or front, metres to both sides of it.
  const edge: Field = (px, _y, pz) => Math.max(Math.abs(pz) - half(px) + flank / 2, front + 0.035 - px);
  const dome = raised(hood, rise, inside, edge);
  // The mouth sits in the dome's front face.
  const mouth: Key[] = [
    [front + 0.018, -0.3, 1],
    [front + 0.018, w * 0.17, 1],
    [front + 0.052, w * 0.19, 1],
    [front + 0.052, -0.3, 1],
  ];
  const made = cutVents(dome, [
    { field: drawn(mouth, frame), slats: { at: (_x, pz) => pz, from: 0, to: w * 0.2, count: 4 } },
  ]);
  return finish(host, hood, made.skin, "zone.body", made.pieces);
};

/** Bare carbon with one wide outlet behind the radiator. */
export const hoodCarbon: Shape = (host) => {
  const hood = plainHood(host);
  const frame = frameOf(host, hood);
  if (!frame) return null;
  const { x, w, length } = frame;
  const [from, to] = [x(0.3), x(0.3) + length * 0.17];
  const outlet: Key[] = [
    [from + 0.02, -0.3, 1],
    [from + 0.02, 0],
    [from, w * 0.3],
    [from - 0.015, w * 0.46, 1],
    [to, w * 0.38, 1],
    [to + 0.03, 0],
    [to + 0.03, -0.3, 1],
  ];
  const made = cutVents(hood, [
    { field: drawn(outlet, frame), slats: { at: (px) => px, from, to: to + 0.03, count: 5 } },
  ]);
  return finish(host, hood, made.skin, "zone.carbon", made.pieces);
};
