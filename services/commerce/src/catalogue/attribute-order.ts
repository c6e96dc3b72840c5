/** One move of a list: what, and by how many places; towards the beginning where it is negative. */
export type Move = { key: number; by: number };

/**
 * A list after moves, one after the other, as Saleor has them: further than an end is the end.
 * @returns null when something is moved that the list does not have
 */
export function afterMoves(order: readonly number[], moves: readonly Move[]): number[] | null {
  const list = [...order];
  for (const { key, by } of moves) {
    const at = list.indexOf(key);
    if (at < 0) return null;
    list.splice(at, 1);
    list.splice(Math.min(Math.max(at + by, 0), list.length), 0, key);
  }
  return list;
}
