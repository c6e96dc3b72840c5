/**
 * For each vertex the first one in the same cell of a grid of `1 / scale` metres.
 * `count` is the number of vertices, which every id is below.
 */
export function weldIds(position: readonly number[], scale: number): { ids: Int32Array; count: number } {
  const count = position.length / 3;
  const ids = new Int32Array(count);
  // A hash table with open addressing, at most half full.
  const bits = Math.max(4, Math.ceil(Math.log2(count * 2 + 2)));
  const mask = 2 ** bits - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const cell = new Int32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const x = (cell[i * 3] = Math.round(position[i * 3]! * scale));
    const y = (cell[i * 3 + 1] = Math.round(position[i * 3 + 1]! * scale));
    const z = (cell[i * 3 + 2] = Math.round(position[i * 3 + 2]! * scale));
    let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    h ^= h >>> 15;
    for (let at = h & mask; ; at = (at + 1) & mask) {
      const known = table[at]!;
      if (known < 0) {
        table[at] = i;
        ids[i] = i;
        break;
      }
      if (cell[known * 3] === x && cell[known * 3 + 1] === y && cell[known * 3 + 2] === z) {
        ids[i] = known;
        break;
      }
    }
  }
  return { ids, count };
}
