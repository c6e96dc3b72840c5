import { box, path } from "../canvas.ts";
import { halftone } from "../effects.ts";
import { circle } from "../pen.ts";
import type { Draw } from "./kind.ts";

export const dots: Draw = ({ main, second }, _random, index) => {
  if (index % 2 === 0) return { svg: path(halftone(250, 250, 250, 22 + index * 4), main), box: box(0, 0, 500, 500) };
  let d = "";
  let small = "";
  for (let i = 0; i < 40; i++)
    for (let j = 0; j < 11; j++) {
      const r = 11 * (1 - i / 40) ** 0.8;
      if (r <= 1) continue;
      const dot = circle(20 + i * 24 + (j % 2) * 12, 20 + j * 21, r);
      if ((j + i) % 5 === 0 && index === 3) small += dot;
      else d += dot;
    }
  return { svg: path(d, main) + (small ? path(small, second) : ""), box: box(4, 4, 980, 246) };
};
