/** A symmetric matrix by rows: the diagonal, and of each row its neighbours with their weights (all off-diagonals are −weight). */
export type Graph = {
  diagonal: Float64Array;
  neighbours: readonly (readonly number[])[];
  weights: readonly (readonly number[])[];
};

/** Reverse Cuthill–McKee: an order in which neighbours stand near each other. */
export function narrowOrder(neighbours: readonly (readonly number[])[]): Int32Array {
  const count = neighbours.length;
  const order: number[] = [];
  const seen = new Uint8Array(count);
  const degree = (i: number) => neighbours[i]!.length;
  const walk = (from: number, mark: Uint8Array): number[] => {
    const queue = [from];
    mark[from] = 1;
    for (let at = 0; at < queue.length; at++) {
      const fresh = neighbours[queue[at]!]!.filter((n) => !mark[n]);
      for (const n of fresh.sort((a, b) => degree(a) - degree(b) || a - b)) {
        if (mark[n]) continue;
        mark[n] = 1;
        queue.push(n);
      }
    }
    return queue;
  };
  for (let i = 0; i < count; i++) {
    if (seen[i]) continue;
    // from an end, not from the middle: the last of a walk, twice
    let from = i;
    for (let turn = 0; turn < 2; turn++) from = walk(from, seen.slice()).at(-1)!;
    order.push(...walk(from, seen));
  }
  return Int32Array.from(order.reverse());
}

/** Solves with one matrix again and again: envelope Cholesky, factored once. @throws when the matrix is not positive */
export function factor({ diagonal, neighbours, weights }: Graph): (right: Float64Array) => Float64Array {
  const count = diagonal.length;
  const order = narrowOrder(neighbours);
  const place = new Int32Array(count);
  for (let i = 0; i < count; i++) place[order[i]!] = i;
  const first = new Int32Array(count);
  const start = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    let low = i;
    for (const n of neighbours[order[i]!]!) if (place[n]! < low) low = place[n]!;
    first[i] = low;
    start[i + 1] = start[i]! + i - low + 1;
  }
  const values = new Float64Array(start[count]!);
  for (let i = 0; i < count; i++) {
    const base = start[i]! - first[i]!;
    values[base + i] = diagonal[order[i]!]!;
    for (const [k, n] of neighbours[order[i]!]!.entries()) {
      const j = place[n]!;
      if (j < i) values[base + j] = values[base + j]! - weights[order[i]!]![k]!;
    }
  }
  for (let i = 0; i < count; i++) {
    const row = start[i]! - first[i]!;
    for (let j = first[i]!; j < i; j++) {
      const other = start[j]! - first[j]!;
      let sum = values[row + j]!;
      for (let k = Math.max(first[i]!, first[j]!); k < j; k++) sum -= values[row + k]! * values[other + k]!;
      values[row + j] = sum / values[other + j]!;
    }
    let sum = values[row + i]!;
    for (let k = first[i]!; k < i; k++) sum -= values[row + k]! * values[row + k]!;
    if (!(sum > 0)) throw new Error("The matrix of a panel is not positive.");
    values[row + i] = Math.sqrt(sum);
  }
  return (right) => {
    const y = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      const row = start[i]! - first[i]!;
      let sum = right[order[i]!]!;
      for (let k = first[i]!; k < i; k++) sum -= values[row + k]! * y[k]!;
      y[i] = sum / values[row + i]!;
    }
    const out = new Float64Array(count);
    for (let i = count - 1; i >= 0; i--) {
      const row = start[i]! - first[i]!;
      const value = y[i]! / values[row + i]!;
      out[order[i]!] = value;
      for (let k = first[i]!; k < i; k++) y[k] = y[k]! - values[row + k]! * value;
    }
    return out;
  };
}
