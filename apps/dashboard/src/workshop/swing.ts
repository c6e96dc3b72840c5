import type { PanelSurface } from "@carloom/build";
import type { Point } from "./handles.tsx";

/** Triangles of some panels as they lie when they have swung by an angle about an axis through a point. */
export function swung(
  { positions, triangles, owner, panels }: PanelSurface,
  wanted: readonly string[],
  at: Point,
  [x, y, z]: Point,
  degrees: number,
): Float32Array {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const out: number[] = [];
  for (let t = 0; t < owner.length; t++) {
    if (!wanted.includes(panels[owner[t] as number] ?? "")) continue;
    for (let corner = 0; corner < 3; corner++) {
      const from = (triangles[t * 3 + corner] as number) * 3;
      const [px, py, pz] = [0, 1, 2].map((k) => (positions[from + k] as number) - (at[k] as number)) as [
        number,
        number,
        number,
      ];
      const along = (x * px + y * py + z * pz) * (1 - c);
      out.push(
        at[0] + px * c + (y * pz - z * py) * s + x * along,
        at[1] + py * c + (z * px - x * pz) * s + y * along,
        at[2] + pz * c + (x * py - y * px) * s + z * along,
      );
    }
  }
  return Float32Array.from(out);
}
