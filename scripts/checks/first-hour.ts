/** A test that proves a line of docs/first-hour.md, by a part of its own name. */
export type Proof = { line: string; file: string; test: string };

/** The rows of the index: a line, and files with the names of their tests. */
export function proofsIn(text: string): Proof[] {
  return text.split("\n").flatMap((row) => {
    const [, line = "", , proven = ""] = row.split(/ ?\| ?/);
    return proven.split("<br>").flatMap((part) => {
      const [, file, names] = /^`([^`]+)`: (.+)$/.exec(part.trim()) ?? [];
      return file && names ? [...names.matchAll(/"([^"]+)"/g)].map(([, test = ""]) => ({ line, file, test })) : [];
    });
  });
}

/** What of a file's tests is run, as a pattern that vitest takes. */
export const patternOf = (proofs: readonly Proof[]): string =>
  proofs.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
