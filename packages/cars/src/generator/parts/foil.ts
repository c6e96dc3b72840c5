import type { V3 } from "../../geometry/mesh.ts";

/**
 * Closed section of a cambered wing (NACA thickness), lifting down: leading edge at (x, y), chord rearward.
 * Drawing space; `angle` in radians turns the trailing edge up.
 */
export function foilSection(x: number, y: number, z: number, chord: number, angle: number, points = 22): V3[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return Array.from({ length: points }, (_, k): V3 => {
    const t = (k / points) * Math.PI * 2;
    const u = (1 - Math.cos(t)) / 2;
    const half = 0.35 * (0.2969 * Math.sqrt(u) - 0.126 * u - 0.3516 * u * u + 0.2843 * u ** 3 - 0.1015 * u ** 4);
    const camber = -0.07 * Math.sin(Math.PI * u);
    const px = u * chord;
    const py = ((t < Math.PI ? half : -half) + camber) * chord;
    return [x + px * c - py * s, y + py * c + px * s, z];
  });
}
