/** Faces of a piece as ranges: beginning and length by turns, ascending. Most of what is chosen lies together in a file. */
export type Runs = readonly number[];

export function runsOf(faces: Iterable<number>): number[] {
  const runs: number[] = [];
  for (const face of [...faces].sort((a, b) => a - b)) {
    const at = runs.length - 2;
    const end = at < 0 ? -1 : (runs[at] as number) + (runs[at + 1] as number);
    if (face === end) runs[at + 1] = (runs[at + 1] as number) + 1;
    else if (face > end) runs.push(face, 1);
  }
  return runs;
}

export function* facesOf(runs: Runs): Generator<number> {
  for (let i = 0; i + 1 < runs.length; i += 2)
    for (let face = runs[i] as number; face < (runs[i] as number) + (runs[i + 1] as number); face++) yield face;
}

/** Ascending, apart from each other, within a piece of so many triangles? */
export function areRuns(runs: Runs, triangles: number): boolean {
  if (runs.length === 0 || runs.length % 2 !== 0) return false;
  let end = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const [from, count] = [runs[i] as number, runs[i + 1] as number];
    if (!Number.isInteger(from) || !Number.isInteger(count) || from < end || count < 1) return false;
    end = from + count;
  }
  return end <= triangles;
}
