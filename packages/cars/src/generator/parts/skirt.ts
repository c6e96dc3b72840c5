import { flanged } from "../../geometry/flange.ts";
import { bounds, displace, type Mesh, type V3 } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { loft } from "../../geometry/solids.ts";
import { smoothstep } from "../../geometry/curves.ts";
import type { Host, Painted, Shape } from "./host.ts";
import { sillOf } from "./places.ts";

/** The stock cover of the sill, which the part takes the place of. */
function cover({ car }: Host, out = 0): Mesh[] {
  const { skirt } = car.sheets;
  if (!skirt.index.length) return [];
  const { min, max } = bounds(skirt);
  const shaped = out
    ? smoothNormals(
        displace(skirt, (p) => {
          const low = smoothstep((max[1] - p[1]) / (max[1] - min[1]));
          const ends = smoothstep((p[0] - min[0]) / 0.25) * smoothstep((max[0] - p[0]) / 0.25);
          return [p[0], p[1], p[2] + out * low * (0.35 + 0.65 * ends)];
        }),
      )
    : skirt;
  return [flanged(simplify(shaped, 0.0005), 0.0016, 0.02)];
}

/** A plate under the sill: `reach` metres out, its edge turned up by `rise`; both run out at the ends. */
function blade(line: readonly V3[], reach: number, rise: number, thick: number, tail = 0): Mesh {
  const n = line.length - 1;
  return loft(
    line.map(([x, y, z], i): V3[] => {
      const ends = smoothstep(Math.min(i, n - i) / 3.5);
      const o = reach * (0.2 + 0.8 * ends) + tail * smoothstep((i / n - 0.72) / 0.2);
      const up = rise * ends + tail * 0.9 * smoothstep((i / n - 0.8) / 0.18);
      const at = (out: number, h: number): V3 => [x, y - 0.024 + h, z + out];
      return [
        at(-0.14, 0),
        at(o - 0.006, 0),
        at(o, thick * 0.4),
        at(o + 0.002, thick + up),
        at(o - 0.004, thick + up),
        at(o - 0.014, thick + up * 0.25),
        at(-0.14, thick + 0.01),
      ];
    }),
    32,
  );
}

const painted = (name: string, material: string, meshes: readonly Mesh[]): Painted[] =>
  meshes.map((mesh) => ({ name, material, mesh }));

/** The stock cover with a thin black blade under it. */
export const skirtBlade: Shape = (host) => {
  const line = sillOf(host);
  if (!line) return null;
  return [
    ...painted("skirt", "zone.trim", cover(host)),
    ...painted("blade", "zone.trim", [blade(line, 0.03, 0.006, 0.012)]),
  ];
};

/** A deeper cover in body colour that flares towards the road. */
export const skirtFlare: Shape = (host) => {
  const line = sillOf(host);
  if (!line) return null;
  const body = cover(host, 0.028);
  return [
    ...painted("skirt", "zone.body", body),
    ...painted("blade", "zone.trim", [blade(line, body.length ? 0.034 : 0.045, 0.004, 0.014)]),
  ];
};

/** A wide carbon blade that rises into a fin before the rear wheel, on two stays. */
export const skirtRace: Shape = (host) => {
  const line = sillOf(host);
  if (!line) return null;
  const stays = [6, 13].map((i) => {
    const [x, y, z] = line[i]!;
    const at = (dx: number): V3[] => [
      [x + dx, y - 0.012, z + 0.006],
      [x + dx, y - 0.012, z + 0.05],
      [x + dx, y + 0.035, z + 0.008],
    ];
    return loft([at(-0.002), at(0.002)], 20);
  });
  return [
    ...painted("skirt", "zone.trim", cover(host)),
    ...painted("blade", "zone.carbon", [blade(line, 0.058, 0.004, 0.01, 0.045)]),
    ...painted("stay", "steel", stays),
  ];
};
