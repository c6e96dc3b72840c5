import { expect, it } from "vitest";
import { deltaE, labDistance } from "./delta-e.ts";

type Lab = [number, number, number];
/** Of the test data of Sharma, Wu and Dalal: where hues meet at 0°, where chroma is nearly none, blues, and large steps. */
const PAIRS: readonly [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
];

it("is the distance that its authors give", () => {
  for (const [a, b, wanted] of PAIRS) {
    expect(labDistance(a, b)).toBeCloseTo(wanted, 4);
    expect(labDistance(b, a)).toBeCloseTo(wanted, 4);
  }
});

it("of colours as screens have them: none for the same, a hundred from black to white", () => {
  expect(deltaE("#c8102e", "#c8102e")).toBe(0);
  expect(deltaE("#000000", "#ffffff")).toBeCloseTo(100, 1);
  expect(deltaE("#c8102e", "#ca112f")).toBeLessThan(1);
});
