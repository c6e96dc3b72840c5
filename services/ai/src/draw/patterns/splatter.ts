import { box, path } from "../canvas.ts";
import { blot, splashes } from "../effects.ts";
import type { Draw } from "./kind.ts";

export const splatter: Draw = ({ main, second }, random, index) => {
  const svg =
    path(blot(random, 250, 200, 120) + splashes(random, 250, 200, 180, 34), main) +
    path(
      index % 2 ? blot(random, 350, 250, 46) + splashes(random, 350, 250, 80, 16) : splashes(random, 250, 200, 150, 20),
      second,
    );
  return { svg, box: box(0, -40, 520, 480) };
};
