/** Twice the area of triangle `t` in the map, signed. */
function signed(uv: readonly number[], index: readonly number[], t: number): number {
  const [a, b, c] = [index[t]! * 2, index[t + 1]! * 2, index[t + 2]! * 2];
  return (uv[b]! - uv[a]!) * (uv[c + 1]! - uv[a + 1]!) - (uv[b + 1]! - uv[a + 1]!) * (uv[c]! - uv[a]!);
}

/**
 * Cuts leave a few sliver triangles that a projection turns over. Each is flattened by moving its corner
 * onto the nearer end of its longest edge; vertices at the same place in the map move together.
 */
export function unfold(uv: readonly number[], index: readonly number[], rounds = 12): number[] {
  const out = uv.slice();
  const groups = new Map<string, number[]>();
  for (let v = 0; v < uv.length / 2; v++) {
    const key = `${uv[v * 2]!.toFixed(9)},${uv[v * 2 + 1]!.toFixed(9)}`;
    const group = groups.get(key);
    if (group) group.push(v);
    else groups.set(key, [v]);
  }
  const together = new Map<number, number[]>();
  for (const group of groups.values()) for (const v of group) together.set(v, group);
  let total = 0;
  for (let t = 0; t < index.length; t += 3) total += signed(out, index, t);
  const way = Math.sign(total);
  for (let round = 0; round < rounds; round++) {
    let folded = 0;
    for (let t = 0; t < index.length; t += 3) {
      if (signed(out, index, t) * way > -1e-12) continue;
      folded++;
      flatten(out, [index[t]!, index[t + 1]!, index[t + 2]!], together);
    }
    if (!folded) break;
  }
  return out;
}

function flatten(uv: number[], corner: readonly number[], together: Map<number, number[]>): void {
  const edge = (k: number) => {
    const [a, b] = [corner[(k + 1) % 3]! * 2, corner[(k + 2) % 3]! * 2];
    return Math.hypot(uv[b]! - uv[a]!, uv[b + 1]! - uv[a + 1]!);
  };
  const apex = [0, 1, 2].reduce((best, k) => (edge(k) > edge(best) ? k : best), 0);
  const p = corner[apex]!;
  const distance = (v: number) => Math.hypot(uv[v * 2]! - uv[p * 2]!, uv[v * 2 + 1]! - uv[p * 2 + 1]!);
  const [a, b] = [corner[(apex + 1) % 3]!, corner[(apex + 2) % 3]!];
  const to = distance(a) < distance(b) ? a : b;
  const [x, y] = [uv[to * 2]!, uv[to * 2 + 1]!];
  // From now on both corners are one place of the map.
  const joined = [...(together.get(p) ?? [p]), ...(together.get(to) ?? [to])];
  for (const v of joined) {
    uv[v * 2] = x;
    uv[v * 2 + 1] = y;
    together.set(v, joined);
  }
}
