import { smoothstep } from "../../geometry/curves.ts";
import { bounds, displace, type Mesh, offset, type V3 } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { loft } from "../../geometry/solids.ts";
import type { Painted, Shape } from "./host.ts";
import { type Shell, shellOf } from "./places.ts";

/** Both sides' caps: one shape, the anchor reflects it, but each has its own chart. */
const charted = (mesh: Mesh, { left, right }: Shell): Painted[] => [
  { name: "panel.mirror.left", material: "zone.mirrors", mesh, uv: left, side: "left" },
  { name: "panel.mirror.right", material: "zone.mirrors", mesh, uv: right, side: "right" },
];

/** The stock shape in bare carbon. */
export const mirrorCarbon: Shape = (host) => {
  const shell = shellOf(host);
  return shell && [{ name: "cap", material: "zone.carbon", mesh: offset(shell.mesh, 0.0006) }];
};

/** The outer upper corner drawn out into a horn. */
export const mirrorHorn: Shape = (host) => {
  const shell = shellOf(host);
  if (!shell) return null;
  const { min, max } = bounds(shell.mesh);
  const share = (p: V3, k: 0 | 1 | 2) => (p[k] - min[k]) / (max[k] - min[k]);
  const horn = displace(shell.mesh, (p) => {
    const up = smoothstep((share(p, 1) - 0.45) / 0.55);
    const out = smoothstep((share(p, 2) - 0.35) / 0.6);
    const low = smoothstep((0.4 - share(p, 1)) / 0.4) * smoothstep((share(p, 2) - 0.2) / 0.8);
    const k = up * out;
    return [p[0] + 0.016 * k - 0.006 * low, p[1] + 0.022 * k + 0.012 * low, p[2] + 0.012 * k];
  });
  return charted({ ...smoothNormals(horn), index: horn.index }, shell);
};

/** The painted shell with a black blade along its middle and a fin over it. */
export const mirrorBlade: Shape = (host) => {
  const shell = shellOf(host);
  if (!shell) return null;
  const { min, max } = bounds(shell.mesh);
  const front = (z: number, y: number): number => {
    let best = max[0];
    let least = Infinity;
    const { position } = shell.mesh;
    for (let i = 0; i < position.length; i += 3) {
      const d = (position[i + 2]! - z) ** 2 + (position[i + 1]! - y) ** 2;
      if (d < least) [least, best] = [d, position[i]!];
    }
    return best;
  };
  const y = min[1] + (max[1] - min[1]) * 0.36;
  const blade = loft(
    Array.from({ length: 11 }, (_, i): V3[] => {
      const t = i / 10;
      const z = min[2] + (max[2] - min[2]) * (0.08 + 0.86 * t);
      const h = y + 0.012 * t;
      const x = front(z, h);
      const ends = smoothstep(Math.min(t, 1 - t) / 0.18);
      const out = 0.004 + 0.011 * ends;
      return [
        [x + 0.012, h - 0.005, z],
        [x - out, h - 0.003, z],
        [x - out - 0.001, h + 0.001, z],
        [x + 0.012, h + 0.008, z],
      ];
    }),
    35,
  );
  return [...charted(offset(shell.mesh, 0.0004), shell), { name: "blade", material: "zone.trim", mesh: blade }];
};
