/** Lines shown around a change. */
const AROUND = 2;

type Line = { sign: " " | "-" | "+"; text: string };

/** Longest common subsequence over what lies between the common beginning and end. */
function compare(a: readonly string[], b: readonly string[]): Line[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const x = a.slice(head, a.length - tail);
  const y = b.slice(head, b.length - tail);
  const wide = y.length + 1;
  const best = new Uint32Array((x.length + 1) * wide);
  for (let i = x.length - 1; i >= 0; i--)
    for (let j = y.length - 1; j >= 0; j--)
      best[i * wide + j] =
        x[i] === y[j]
          ? best[(i + 1) * wide + j + 1]! + 1
          : Math.max(best[(i + 1) * wide + j]!, best[i * wide + j + 1]!);
  const lines: Line[] = a.slice(0, head).map((text) => ({ sign: " ", text }));
  let [i, j] = [0, 0];
  while (i < x.length || j < y.length) {
    if (i < x.length && j < y.length && x[i] === y[j]) {
      lines.push({ sign: " ", text: x[i++]! });
      j++;
    } else if (i < x.length && (j === y.length || best[(i + 1) * wide + j]! >= best[i * wide + j + 1]!))
      lines.push({ sign: "-", text: x[i++]! });
    else lines.push({ sign: "+", text: y[j++]! });
  }
  return [...lines, ...a.slice(a.length - tail).map((text): Line => ({ sign: " ", text }))];
}

/** Unified diff of two texts under one file name; empty when they are equal. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return "";
  const lines = compare(before.split("\n"), after.split("\n"));
  const near = lines.map((_, i) => lines.slice(Math.max(0, i - AROUND), i + AROUND + 1).some((l) => l.sign !== " "));
  const out = [`--- a/${name}`, `+++ b/${name}`];
  let [oldLine, newLine] = [1, 1];
  for (let i = 0; i < lines.length; i++) {
    if (near[i] && !near[i - 1]) {
      let end = i;
      while (near[end]) end++;
      const hunk = lines.slice(i, end);
      const count = (not: string) => hunk.filter((l) => l.sign !== not).length;
      out.push(`@@ -${oldLine},${count("+")} +${newLine},${count("-")} @@`);
      for (const { sign, text } of hunk) out.push(sign + text);
    }
    if (lines[i]!.sign !== "+") oldLine++;
    if (lines[i]!.sign !== "-") newLine++;
  }
  return `${out.join("\n")}\n`;
}
