import type { Fade } from "@carloom/build/film";

/**
 * Writes draws one after the other; what lies in one picture of a faded group becomes one thing of its own.
 * @param write one of them @param group what is written of a group, and how much of it shows
 */
export function folded<D extends { fades?: readonly Fade[] }>(
  draws: readonly D[],
  write: (draw: D) => string,
  group: (content: string, opacity: number) => string,
  depth = 0,
): string {
  let out = "";
  for (let i = 0; i < draws.length; ) {
    const draw = draws[i] as D;
    const fade = draw.fades?.[depth];
    if (!fade) {
      out += write(draw);
      i++;
      continue;
    }
    let end = i + 1;
    while (end < draws.length && draws[end]?.fades?.[depth]?.run === fade.run) end++;
    const content = folded(draws.slice(i, end), write, group, depth + 1);
    if (content !== "") out += group(content, fade.opacity);
    i = end;
  }
  return out;
}
