import type { Mesh } from "./mesh.ts";
import { normalsOf } from "./path.ts";
import { restOf } from "./rest.ts";

const ROUNDS = 12;
/** Of the whole: a smaller patch goes with what is around it. */
const PATCH = 0.04;

/** Which of two halves each triangle belongs to, by the way it looks: what faces alike stays together. */
export function halvesOf(mesh: Mesh): Uint8Array {
  const { area } = restOf(mesh);
  const normals = broad(mesh, normalsOf(mesh.position, mesh.vertex), area);
  const count = area.length;
  const half = new Uint8Array(count);
  const mean = [0, 0, 0];
  for (let t = 0; t < count; t++) for (let k = 0; k < 3; k++) mean[k] = mean[k]! + area[t]! * normals[t * 3 + k]!;
  const towards = (t: number, way: readonly number[]) =>
    normals[t * 3]! * way[0]! + normals[t * 3 + 1]! * way[1]! + normals[t * 3 + 2]! * way[2]!;
  const least = (way: readonly number[]) => {
    let found = 0;
    for (let t = 1; t < count; t++) if (towards(t, way) < towards(found, way)) found = t;
    return [normals[found * 3]!, normals[found * 3 + 1]!, normals[found * 3 + 2]!];
  };
  const one = least(mean);
  const ways = [one, least(one)];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let t = 0; t < count; t++) {
      const which = towards(t, ways[1]!) > towards(t, ways[0]!) ? 1 : 0;
      half[t] = which;
      for (let k = 0; k < 3; k++) sums[which]![k] = sums[which]![k]! + area[t]! * normals[t * 3 + k]!;
    }
    for (const [i, sum] of sums.entries()) {
      const long = Math.sqrt(sum[0]! * sum[0]! + sum[1]! * sum[1]! + sum[2]! * sum[2]!);
      if (long > 0) ways[i] = sum.map((value) => value / long);
    }
  }
  smooth(mesh, half, area);
  return half;
}

/** How far a rolled edge is taken for a part of the face that it belongs to, in triangles. */
const BROAD = 6;

/** Normals evened out over the area around: what is narrow goes with its surroundings. */
function broad({ joined }: Mesh, own: Float64Array, area: Float64Array): Float64Array {
  let normals = own;
  for (let round = 0; round < BROAD; round++) {
    const sums = new Float64Array(own.length);
    for (let t = 0; t < area.length; t++) {
      for (let k = 0; k < 3; k++) sums[t * 3 + k] = area[t]! * normals[t * 3 + k]!;
      for (let side = t * 3; side < t * 3 + 3; side++) {
        const other = joined[side]! < 0 ? -1 : Math.floor(joined[side]! / 3);
        if (other < 0) continue;
        for (let k = 0; k < 3; k++) sums[t * 3 + k] = sums[t * 3 + k]! + area[other]! * normals[other * 3 + k]!;
      }
      const [x, y, z] = [sums[t * 3]!, sums[t * 3 + 1]!, sums[t * 3 + 2]!];
      const long = Math.sqrt(x * x + y * y + z * z);
      for (let k = 0; k < 3; k++) sums[t * 3 + k] = long > 0 ? sums[t * 3 + k]! / long : normals[t * 3 + k]!;
    }
    normals = sums;
  }
  return normals;
}

/** Gives patches that are small to the half around them. */
function smooth({ joined }: Mesh, half: Uint8Array, area: Float64Array): void {
  const whole = area.reduce((sum, one) => sum + one, 0);
  for (let turn = 0; turn < 4; turn++) {
    const seen = new Uint8Array(half.length);
    let changed = false;
    for (let first = 0; first < half.length; first++) {
      if (seen[first]) continue;
      const patch = [first];
      seen[first] = 1;
      let [size, meets] = [0, false];
      for (let i = 0; i < patch.length; i++) {
        const t = patch[i]!;
        size += area[t]!;
        for (let side = t * 3; side < t * 3 + 3; side++) {
          const other = joined[side]! < 0 ? -1 : Math.floor(joined[side]! / 3);
          if (other < 0) continue;
          if (half[other] !== half[t]) meets = true;
          else if (!seen[other]) {
            seen[other] = 1;
            patch.push(other);
          }
        }
      }
      if (!meets || size >= PATCH * whole) continue;
      for (const t of patch) half[t] = 1 - half[t]!;
      changed = true;
    }
    if (!changed) return;
  }
}

/** The sides between the halves. */
export function between({ joined }: Mesh, half: Uint8Array): number[] {
  const sides: number[] = [];
  for (let side = 0; side < joined.length; side++) {
    const other = joined[side]!;
    if (other > side && half[Math.floor(side / 3)] !== half[Math.floor(other / 3)]) sides.push(side);
  }
  return sides;
}
