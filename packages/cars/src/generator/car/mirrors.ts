import { displace, type Mesh, mirror, point, translate, type V3, vertexCount } from "../../geometry/mesh.ts";
import { cushion, soft } from "../../geometry/solids.ts";
import { simplify } from "../../geometry/simplify.ts";
import { splitByValue } from "../../geometry/split.ts";
import type { CarTable } from "../../tables/types.ts";
import { edged } from "./panels.ts";
import { type Workshop } from "./workshop.ts";
import type { Panel } from "../livery/panel.ts";
import { SIDES } from "../gltf/names.ts";

/** Section of the pod at height band y0…y1, from its nose x0 to its flat back x1. */
const section = (z: number, x0: number, x1: number, y0: number, y1: number): V3[] => [
  [x0 + 0.012, y0, z],
  [x0, y0 + (y1 - y0) * 0.72, z],
  [x1, y1, z],
  [x1, y0, z],
];

/** Where the foot stands on the door. */
const STEM: V3 = [1.03, 0.92, 0.78];

/** Door mirrors: a painted shell (its own panel), a dark back with the glass, and the foot. */
export function buildMirrors(shop: Workshop, { fittings }: CarTable): Panel[] {
  const { pod: podBy, foot: footBy, scale = 1 } = fittings.mirror;
  // Sections in pairs at both ends keep the pod a box with rounded edges instead of an egg.
  const pod = soft(
    [
      section(0.827, 1.035, 1.11, 0.972, 1.038),
      section(0.833, 1.012, 1.122, 0.962, 1.052),
      section(0.885, 0.992, 1.13, 0.952, 1.068),
      section(0.985, 1.0, 1.142, 0.955, 1.073),
      section(1.029, 1.02, 1.15, 0.965, 1.064),
      section(1.039, 1.045, 1.146, 0.978, 1.05),
    ],
    3,
    1.3,
  );
  const seam = (x: number, y: number, z: number) => x - (1.092 + (z - 0.915) * 0.16 + (y - 1.01) * 0.1);
  /** Larger about the foot, which carries the pod. */
  const sized = (mesh: Mesh): Mesh =>
    scale === 1
      ? mesh
      : displace(mesh, (p) => [
          STEM[0] + (p[0] - STEM[0]) * scale,
          STEM[1] + (p[1] - STEM[1]) * scale,
          STEM[2] + (p[2] - STEM[2]) * scale,
        ]);
  const body = translate(sized(simplify(pod, 0.0003, 0.02)), podBy);
  const drawn = (i: number): V3 => {
    const p = point(body, i);
    const q: V3 = [p[0] - podBy[0], p[1] - podBy[1], p[2] - podBy[2]];
    if (scale === 1) return q;
    return [STEM[0] + (q[0] - STEM[0]) / scale, STEM[1] + (q[1] - STEM[1]) / scale, STEM[2] + (q[2] - STEM[2]) / scale];
  };
  // What looks clearly forward is the painted shell: seen from ahead, none of it hides another part.
  const value = Float64Array.from({ length: vertexCount(body) }, (_, i) =>
    Math.max(seam(...drawn(i)) * 20, body.normal[i * 3]! + 0.16),
  );
  const halves = splitByValue(body, value);
  const shell = edged(halves.inside, 0.001);
  shop.addSides("mirror.back", "zone.trim", halves.outside, "hinge.door.*");
  const glass = displace(cushion([0, 0, 0], [0.006, 0.042, 0.085], 0.5, 2), (p) => [
    1.122 + p[0] + p[2] * 0.14,
    1.012 + p[1],
    0.931 + p[2],
  ]);
  shop.addSides("mirror.glass", "mirror", translate(sized(glass), podBy), "hinge.door.*");
  const foot = (z: number, x0: number, x1: number, y: number): V3[] => [
    [x0, y, z],
    [x0 + 0.015, y + 0.032, z],
    [x1, y + 0.032, z],
    [x1, y, z],
  ];
  shop.addSides(
    "mirror.foot",
    "zone.trim",
    translate(
      sized(soft([foot(0.775, 0.97, 1.09, 0.908), foot(0.84, 0.985, 1.085, 0.94), foot(0.9, 1.0, 1.085, 0.968)], 2)),
      footBy,
    ),
    "hinge.door.*",
  );
  return SIDES.map((side): Panel => {
    const source = side === "left" ? shell.source : shell.source.map((v, i) => (i % 3 === 2 ? -v : v));
    const mesh: Mesh = side === "left" ? shell.mesh : mirror(shell.mesh);
    return {
      id: `mirror.${side}`,
      zone: "mirrors",
      mesh,
      source,
      unwrap: { normal: [-1, 0, 0] },
      parent: `slot.mirrors.${side}`,
    };
  });
}
