import type { PanelSurface } from "@carloom/build";

type Vec3 = readonly [number, number, number];

/** A net of points over two shares from 0 to 1, looking the way that `at` turns. */
function net(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vec3,
  hole?: (u: number, v: number) => boolean,
) {
  const positions: number[] = [];
  const triangles: number[] = [];
  // every square has corners of its own, as at the seams of a model
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if (hole?.((i + 0.5) / columns, (j + 0.5) / rows)) continue;
      const base = positions.length / 3;
      for (const [x, y] of [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const)
        positions.push(...at(x / columns, y / rows));
      triangles.push(base, base + 1, base + 2, base, base + 2, base + 3);
    }
  return { positions, triangles };
}

/**
 * Panels as cars have them, in metres: a hood that bends two ways a little, a door that bends one way, with a hole for its
 * handle, a bumper bent round by more than a half turn, and a cap like that of a mirror, which no film covers without a cut.
 */
export function panelSet(): PanelSurface {
  const bend = (angle: number) => [Math.sin(angle), Math.cos(angle)] as const;
  const shapes = {
    hood: net(10, 10, (u, v) => [1.2 * (u - 0.5), 0.9 - 0.08 * (u - 0.5) ** 2 - 0.05 * (v - 0.5) ** 2, 2 - 0.9 * v]),
    "door.left": net(
      20,
      12,
      (u, v) => {
        const [sin, cos] = bend(0.5 * (v - 0.5));
        return [0.2 + 1.4 * cos - 0.8, 0.6 + 1.4 * sin, 0.5 - 1.1 * u];
      },
      (u, v) => u > 0.7 && u < 0.85 && v > 0.7 && v < 0.85,
    ),
    "bumper.front": net(24, 4, (u, v) => {
      const [sin, cos] = bend(3.6 * (u - 0.5));
      return [0.6 * sin, 0.3 + 0.3 * v, 1.8 + 0.6 * cos];
    }),
    "mirror.left": net(12, 12, (u, v) => {
      const [x, y] = [2 * u - 1, 2 * v - 1];
      const [a, b] = [x * Math.sqrt(1 - (y * y) / 2), y * Math.sqrt(1 - (x * x) / 2)];
      const r = Math.sqrt(a * a + b * b);
      const [sin, cos] = bend(1.45 * r);
      return [-1 - 0.12 * (r > 0 ? (a / r) * sin : 0), 1 + 0.09 * (r > 0 ? (b / r) * sin : 0), 0.7 + 0.1 * cos];
    }),
  };
  const surface = { positions: [] as number[], triangles: [] as number[], owner: [] as number[] };
  for (const [index, { positions, triangles }] of Object.values(shapes).entries()) {
    const base = surface.positions.length / 3;
    surface.positions.push(...positions);
    surface.triangles.push(...triangles.map((vertex) => base + vertex));
    for (let t = 0; t < triangles.length; t += 3) surface.owner.push(index);
  }
  return {
    positions: Float32Array.from(surface.positions),
    normals: new Float32Array(surface.positions.length),
    triangles: Uint32Array.from(surface.triangles),
    owner: Uint16Array.from(surface.owner),
    panels: Object.keys(shapes),
  };
}

/** One panel of a surface. */
export function only(surface: PanelSurface, panel: string): PanelSurface {
  const index = surface.panels.indexOf(panel);
  const triangles = surface.triangles.filter((_, i) => surface.owner[Math.floor(i / 3)] === index);
  return { ...surface, triangles, owner: new Uint16Array(triangles.length / 3), panels: [panel] };
}
