import { path } from "../canvas.ts";
import { mix } from "../palette.ts";
import { blob, brush, circle } from "../pen.ts";
import { type Draw, sheet } from "./kind.ts";

export const camo: Draw = ({ named }, random, index) => {
  const [a, b, c, d] =
    named.length > 1
      ? [...named, mix(named[0] ?? "#4a5230", "#000000", 0.5), mix(named[1] ?? "#8a8355", "#ffffff", 0.3)]
      : named.length === 1
        ? [
            named[0],
            mix(named[0] ?? "#000000", "#000000", 0.35),
            mix(named[0] ?? "#000000", "#ffffff", 0.3),
            mix(named[0] ?? "#000000", "#000000", 0.62),
          ]
        : ([
            ["#6b6b3a", "#3a4426", "#a89a6a", "#1f2318"],
            ["#8a9097", "#4a5158", "#b9c0c6", "#1f2226"],
            ["#a8875a", "#6a4f30", "#d8c4a0", "#3a2c1c"],
            ["#31506a", "#1c2c40", "#7a9ab0", "#0e1620"],
          ][index] ?? []);
  const patches = (count: number, r: number): string => {
    let out = "";
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(-20, 620), random.between(-20, 420)];
      const points = Array.from({ length: 9 }, (_, k) => {
        const angle = (k / 9) * 2 * Math.PI;
        const far = r * random.between(0.4, 1.2);
        return `${(x + Math.cos(angle) * far * 1.5).toFixed(0)},${(y + Math.sin(angle) * far).toFixed(0)}`;
      });
      out += blob(points.join(" "));
    }
    return out;
  };
  return sheet(
    path(patches(16, 64), b ?? "#3a4426") +
      path(patches(14, 48), c ?? "#a89a6a") +
      path(patches(12, 36), d ?? "#1f2318"),
    a ?? "#6b6b3a",
  );
};

export const fur =
  (kind: "tiger" | "zebra"): Draw =>
  ({ named }, random) => {
    const ground = named[0] ?? (kind === "tiger" ? "#f0842c" : "#f7f5f0");
    let d = "";
    for (let i = 0; i < 15; i++) {
      const x = 10 + i * 41;
      const bend = random.between(-26, 26);
      const split = random.between(150, 230);
      d +=
        brush(`${x},-10! ${x + bend},${split * 0.5} ${x - bend * 0.5},${split}`, random.between(20, 30), 18, 0) +
        brush(
          `${x + 20},410! ${x + 20 - bend},${split + 110} ${x + 20 + bend * 0.6},${split + random.between(-20, 20)}`,
          random.between(20, 30),
          18,
          0,
        );
    }
    return sheet(path(d, "#17181a"), ground);
  };

export const leopard: Draw = ({ named }, random) => {
  const ground = named[0] ?? "#dda552";
  let [rings, hearts] = ["", ""];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 12; i++) {
      const [x, y] = [i * 54 + (j % 2) * 27 + random.between(-8, 8), j * 56 + random.between(-8, 8)];
      const r = random.between(15, 22);
      const turn = random.next() * 6;
      hearts += circle(x, y, r * 0.7);
      for (let k = 0; k < 3; k++) {
        const a = turn + k * 2.1;
        const p = (t: number, far: number) =>
          `${(x + Math.cos(a + t) * far).toFixed(1)},${(y + Math.sin(a + t) * far).toFixed(1)}`;
        rings += brush(`${p(0, r)} ${p(0.7, r)} ${p(1.4, r)}`, 5, 11, 5);
      }
    }
  return sheet(path(hearts, mix(ground, "#5a3210", 0.5)) + path(rings, "#1d1712"), ground);
};
