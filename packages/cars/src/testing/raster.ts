import type { Mesh, V3 } from "../geometry/mesh.ts";

export type Camera = { position: V3; target: V3 /** Vertical, degrees. */; fov: number };
/** What is drawn: `id` tells pieces apart in the answer, 1 to 65535. */
export type Drawn = { id: number; mesh: Mesh; mirrorX?: boolean; at?: V3 };
/** Per pixel, rows from the top: the piece (0 is none), the unit normal, and the direction from the eye. */
export type Picture = { width: number; height: number; id: Uint16Array; normal: Float32Array; view: Float32Array };

const ORIGIN: V3 = [0, 0, 0];
const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};

/** Draws meshes with a depth buffer on the processor, so that the same source gives the same picture on every machine. */
export function raster(drawn: readonly Drawn[], camera: Camera, width: number, height: number): Picture {
  const ahead = unit(sub(camera.target, camera.position));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const scale = height / 2 / Math.tan((camera.fov * Math.PI) / 360);
  const depth = new Float32Array(width * height);
  const id = new Uint16Array(width * height);
  const normal = new Float32Array(width * height * 3);
  const view = new Float32Array(width * height * 3);
  // What is nearest so far: the triangle's first corner in its mesh and the shares of its corners in space.
  const from = new Int32Array(width * height).fill(-1);
  const seen = new Uint16Array(width * height);
  const shares = new Float64Array(width * height * 3);
  for (const [k, { id: own, mesh, mirrorX, at = ORIGIN }] of drawn.entries()) {
    const { position, index } = mesh;
    const side = mirrorX ? -1 : 1;
    const count = position.length / 3;
    // Screen x, y and the reciprocal of the distance along the axis.
    const screen = new Float64Array(count * 3);
    for (let i = 0; i < count; i++) {
      const p: V3 = [position[i * 3]! * side + at[0], position[i * 3 + 1]! + at[1], position[i * 3 + 2]! + at[2]];
      const d = sub(p, camera.position);
      const far = d[0] * ahead[0] + d[1] * ahead[1] + d[2] * ahead[2];
      screen[i * 3] = width / 2 + (scale * (d[0] * right[0] + d[1] * right[1] + d[2] * right[2])) / far;
      screen[i * 3 + 1] = height / 2 - (scale * (d[0] * up[0] + d[1] * up[1] + d[2] * up[2])) / far;
      screen[i * 3 + 2] = 1 / far;
    }
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
      const [ax, ay, bx, by, cx, cy] = [
        screen[a]!,
        screen[a + 1]!,
        screen[b]!,
        screen[b + 1]!,
        screen[c]!,
        screen[c + 1]!,
      ];
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (Math.abs(area) < 1e-9) continue;
      const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
      const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
      const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
      const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
      for (let py = y0; py <= y1; py++) {
        for (let px = x0; px <= x1; px++) {
          const [x, y] = [px + 0.5, py + 0.5];
          const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
          const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
          const w = 1 - u - v;
          if (u < 0 || v < 0 || w < 0) continue;
          // Shares of the corners in space: by what each is away.
          const [du, dv, dw] = [u * screen[a + 2]!, v * screen[b + 2]!, w * screen[c + 2]!];
          const near = du + dv + dw;
          const pixel = py * width + px;
          if (near <= depth[pixel]!) continue;
          depth[pixel] = near;
          id[pixel] = own;
          from[pixel] = t;
          seen[pixel] = k;
          shares[pixel * 3] = du / near;
          shares[pixel * 3 + 1] = dv / near;
          shares[pixel * 3 + 2] = dw / near;
        }
      }
    }
  }
  for (let pixel = 0; pixel < from.length; pixel++) {
    if (from[pixel]! < 0) continue;
    const { mesh, mirrorX } = drawn[seen[pixel]!]!;
    const [du, dv, dw] = [shares[pixel * 3]!, shares[pixel * 3 + 1]!, shares[pixel * 3 + 2]!];
    const [a, b, c] = [0, 1, 2].map((k) => mesh.index[from[pixel]! + k]! * 3) as [number, number, number];
    const mix = (k: number) => mesh.normal[a + k]! * du + mesh.normal[b + k]! * dv + mesh.normal[c + k]! * dw;
    normal.set(unit([mix(0) * (mirrorX ? -1 : 1), mix(1), mix(2)]), pixel * 3);
    const sx = ((pixel % width) + 0.5 - width / 2) / scale;
    const sy = (height / 2 - Math.floor(pixel / width) - 0.5) / scale;
    view.set(unit([0, 1, 2].map((k) => ahead[k]! + right[k]! * sx + up[k]! * sy) as V3), pixel * 3);
  }
  return { width, height, id, normal, view };
}

/** Direction that a pixel mirrors. */
export function mirrored({ normal, view }: Picture, pixel: number): V3 {
  const k = pixel * 3;
  const d = normal[k]! * view[k]! + normal[k + 1]! * view[k + 1]! + normal[k + 2]! * view[k + 2]!;
  return [view[k]! - 2 * d * normal[k]!, view[k + 1]! - 2 * d * normal[k + 1]!, view[k + 2]! - 2 * d * normal[k + 2]!];
}
