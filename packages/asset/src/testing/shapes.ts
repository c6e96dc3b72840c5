import type { Piece, Vec3 } from "../geometry/piece.ts";
import { flatNormals } from "../read/normals.ts";

type Shape = { position: number[]; index: number[] };

/** A curved sheet: `at(u, v)` for u, v in 0…1, facing along du × dv. */
export function sheet(steps: number, at: (u: number, v: number) => Vec3): Shape {
  const position: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= steps; j++) for (let i = 0; i <= steps; i++) position.push(...at(i / steps, j / steps));
  for (let j = 0; j < steps; j++) {
    for (let i = 0; i < steps; i++) {
      const a = j * (steps + 1) + i;
      const b = a + steps + 1;
      index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  return { position, index };
}

/** A closed ring about the X axle: a tyre, rim or disc. Radii and centre in metres. */
export function ring(centre: Vec3, inner: number, outer: number, width: number, steps = 32): Shape {
  const position: number[] = [];
  const index: number[] = [];
  const profile = [
    [inner, -width / 2],
    [outer, -width / 2],
    [outer, width / 2],
    [inner, width / 2],
  ] as const;
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    for (const [radius, x] of profile)
      position.push(centre[0] + x, centre[1] + radius * Math.cos(angle), centre[2] + radius * Math.sin(angle));
  }
  for (let i = 0; i < steps; i++) {
    for (let k = 0; k < 4; k++) {
      const a = i * 4 + k;
      const b = i * 4 + ((k + 1) % 4);
      const c = ((i + 1) % steps) * 4 + k;
      const d = ((i + 1) % steps) * 4 + ((k + 1) % 4);
      index.push(a, d, b, a, c, d);
    }
  }
  return { position, index };
}

/** A box by centre and size. */
export function box(centre: Vec3, size: Vec3): Shape {
  const position: number[] = [];
  for (let corner = 0; corner < 8; corner++)
    for (let k = 0; k < 3; k++)
      position.push((centre[k] as number) + (((corner >> k) & 1) - 0.5) * (size[k] as number));
  const index = [
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
  ];
  return { position, index };
}

/** A piece for tests of pure steps. */
export function pieceOf(shape: Shape, node = "part", path: readonly string[] = [node]): Piece {
  return flatNormals({
    node,
    path,
    material: null,
    position: Float32Array.from(shape.position),
    normal: new Float32Array(shape.position.length),
    uv: [null, null],
    color: null,
    index: Uint32Array.from(shape.index),
  });
}
