// reads: packages/stage/src
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// What GLSL leaves undefined, and GPUs answer with black pixels or nothing at all while a processor's renderer happens to
// draw it right: a power of what may be negative, a step whose edges stand the wrong way round.
const sources = globSync("**/*.ts", { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }))
  .filter(({ text }) => text.includes("/* glsl */"));

/** The arguments of every call of a function. */
function calls(text: string, name: string): string[][] {
  return [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, "g"))].map((match) => {
    const given = [""];
    let depth = 0;
    for (const letter of text.slice(match.index + match[0].length)) {
      if (letter === ")" && depth === 0) break;
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      if (letter === "," && depth === 0) given.push("");
      else given[given.length - 1] += letter;
    }
    return given.map((argument) => argument.trim());
  });
}

/** Bases that are never negative: held above zero, or a colour. */
const HELD = [/^max\(/, /^clamp\(/, /^1\.0 - clamp\(/, /^turned$/, /^\((c|ink) \+ 0\.055\) \/ 1\.055$/];
const number = (text: string) => Number(/^(?:vec\d\()?(-?[\d.]+)\)?$/.exec(text)?.[1] ?? Number.NaN);

it("finds the shaders", () => expect(sources.length).toBeGreaterThan(8));

it.each(sources)("$file raises nothing that may be negative to a power", ({ text }) => {
  const bases = calls(text, "pow").map(([base = ""]) => base);
  expect(bases.filter((base) => !HELD.some((form) => form.test(base)))).toEqual([]);
});

it.each(sources)("$file steps from the lower edge to the higher", ({ text }) => {
  const edges = calls(text, "smoothstep").map(([from = "", to = ""]) => [number(from), number(to)] as const);
  expect(edges.filter(([from, to]) => from >= to)).toEqual([]);
});
