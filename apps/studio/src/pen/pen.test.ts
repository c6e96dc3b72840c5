import { type Placement, regionOf, rotationOf, type Shape, StickerArt } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combined, isDrawn } from "../drawing/combine.ts";
import { contourOf, drawingOfLayer, fitted, type Line, lineOf, placed } from "../drawing/drawing.ts";
import { smoothed, thinned } from "./smooth.ts";

const shape = (form: Shape): Placement["art"] => ({
  kind: "shape",
  shape: form,
  fill: { kind: "solid", color: "#d0121f" },
});
const disc = (id: string, z: number, over: Partial<Placement> = {}) =>
  testPlacement(id, { art: shape({ form: "ellipse" }), position: [0.9, 0.5, z], size: [0.4, 0.4], ...over });
const areaOf = (sticker: Placement | string) =>
  typeof sticker !== "string" && sticker.art.kind === "shape"
    ? regionOf(sticker.art.shape, sticker.size).area
    : sticker;
const made = (list: Placement[], how: Parameters<typeof combined>[1]) => combined(list.filter(isDrawn), how);

const ROUND = Math.PI * 0.04;
/** Of two discs of 0.2 m whose middles are 0.2 m apart. */
const LENS = 0.04 * (2 * Math.acos(0.5) - Math.sin(2 * Math.acos(0.5)));

describe("shapes that become one", () => {
  const two = [disc("a", 0), disc("b", 0.2)];
  it("have the area that they should, stay curves, and lie where the first lay", () => {
    expect(areaOf(made(two, "unite"))).toBeCloseTo(2 * ROUND - LENS, 3);
    expect(areaOf(made(two, "subtract"))).toBeCloseTo(ROUND - LENS, 3);
    expect(areaOf(made(two, "intersect"))).toBeCloseTo(LENS, 3);
    expect(areaOf(made(two, "exclude"))).toBeCloseTo(2 * (ROUND - LENS), 3);
    const united = made(two, "unite") as Placement;
    expect(united.size[0]).toBeCloseTo(0.6, 4);
    expect(united.position[2]).toBeCloseTo(0.1, 4);
    expect(united.id).toBe("a");
    expect(StickerArt.safeParse(united.art).success).toBe(true);
    const { lines } = (united.art as { shape: Extract<Shape, { form: "path" }> }).shape;
    expect(lines).toHaveLength(1);
    expect(lines[0]?.parts.every((part) => part.length === 6)).toBe(true);
  });
  it("leave a hole where one lies inside the other, and nothing where they do not meet", () => {
    const ring = made([disc("a", 0), disc("b", 0, { size: [0.2, 0.2] })], "subtract");
    expect(areaOf(ring)).toBeCloseTo(ROUND * 0.75, 3);
    expect(made([disc("a", 0), disc("b", 1)], "intersect")).toBe("nothing");
    expect(made([disc("a", 0, { size: [0.2, 0.2] }), disc("b", 0)], "subtract")).toBe("nothing");
  });
  it("lie on one side of the car, or stay as they are: seen edge on, a shape is a line", () => {
    const camo = (id: string, over: Partial<Placement>) =>
      testPlacement(id, {
        art: shape({ form: "camo", patch: 0.24, cover: 0.62, soft: true, seed: 10 }),
        size: [1.98, 4.68],
        ...over,
      });
    const [onHood, onDoor] = [
      rotationOf([1, 0, 0], [0, 0, -1], [0, 1, 0]),
      rotationOf([0, 0, -1], [0, 1, 0], [1, 0, 0]),
    ];
    const [hood, door] = [camo("a", { rotation: onHood }), camo("b", { rotation: onDoor, size: [4.68, 1.38] })];
    expect(made([hood, door], "subtract")).toBe("apart");
    // the other flank looks the other way in the same plane
    const across = disc("b", 0.1, { rotation: rotationOf([0, 0, 1], [0, 1, 0], [-1, 0, 0]) });
    expect(areaOf(made([disc("a", 0, { rotation: onDoor }), across], "unite"))).toBeGreaterThan(ROUND);
  });
  it("go on being combined, whatever they are and however they are turned", () => {
    const forms: Shape[] = [
      { form: "ellipse" },
      { form: "ring", band: 0.05 },
      { form: "star", points: 5, inner: 0.4, corner: 0.01 },
      { form: "rectangle", corner: 0.03 },
      { form: "swoosh", bend: 0.6, body: 0.3, end: 0.1 },
    ];
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const layer = fc
      .record({
        form: fc.constantFrom(...forms),
        z: number(-0.2, 0.2),
        y: number(0.4, 0.6),
        w: number(0.1, 0.5),
        turn: number(0, 6),
        flip: fc.boolean(),
      })
      .map(({ form, z, y, w, turn, flip }): Placement => {
        const [s, c] = [Math.sin(turn / 2) * Math.SQRT1_2, Math.cos(turn / 2) * Math.SQRT1_2];
        return testPlacement("x", {
          art: shape(form),
          position: [0.9, y, z],
          size: [w, w * 0.8],
          flip,
          rotation: [s, c, s, c],
        });
      });
    let failed = 0;
    fc.assert(
      fc.property(layer, layer, (a, b) => {
        const [unite, subtract, intersect] = (["unite", "subtract", "intersect"] as const).map((how) =>
          made([a, b], how),
        );
        const area = (one: Placement | string | undefined) =>
          one === "nothing" ? 0 : one === undefined ? NaN : areaOf(one);
        // what cannot be worked out is told; what is told to be right is
        if ([unite, subtract, intersect].includes("failed")) return void failed++;
        const [first, second] = [areaOf(a), areaOf(b)] as [number, number];
        expect(Number(area(unite)) + Number(area(intersect))).toBeCloseTo(first + second, 2.3);
        expect(Number(area(subtract)) + Number(area(intersect))).toBeCloseTo(first, 2.3);
      }),
      // a share of them cannot be worked out: which ones are met must not be chance
      { numRuns: 60, seed: 2 },
    );
    expect(failed).toBeLessThan(4);
  });
});

describe("what a hand draws", () => {
  const square: Line = [
    { x: 0, y: 0 },
    { x: 0.2, y: 0, out: [0.1, 0], in: [-0.02, 0] },
    { x: 0.2, y: 0.2 },
    { x: 0, y: 0.2 },
  ];
  it("is a shape in the box that it fills, and comes back as it was drawn", () => {
    const contour = contourOf(square);
    if (!contour) throw new Error("no line");
    const shapeIn = fitted([contour]);
    expect(shapeIn?.size[1]).toBeCloseTo(0.2, 6);
    expect(shapeIn?.size[0]).toBeGreaterThan(0.2);
    expect(lineOf(contour).map(({ x, y }) => [x, y])).toEqual(square.map(({ x, y }) => [x, y]));
    expect(lineOf(contour)[1]?.out?.[0]).toBeCloseTo(0.1, 9);
    const drawing = {
      position: [0.9, 0.5, 0] as [number, number, number],
      rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] as [number, number, number, number],
      lines: [square],
    };
    const there = placed(drawing);
    if (!there) throw new Error("nothing was drawn");
    const { shape: form, ...pose } = there;
    const back = drawingOfLayer(testPlacement("a", { art: shape(form), ...pose }));
    const again = back && placed(back);
    expect(again?.position.map((n) => Math.round(n * 1e4))).toEqual(pose.position.map((n) => Math.round(n * 1e4)));
    expect(again?.size[0]).toBeCloseTo(pose.size[0], 5);
  });
  it("is smoothed to few corners that stay near it, and a corner stays one", () => {
    const wobbly = Array.from({ length: 240 }, (_, i) => {
      const a = (i / 240) * 2 * Math.PI;
      const r = 0.3 + 0.003 * Math.sin(i * 1.7);
      return [r * Math.cos(a), r * Math.sin(a)] as const;
    });
    const line = smoothed(wobbly, 0.5);
    expect(line.length).toBeLessThan(30);
    const contour = contourOf(line);
    const round = contour && fitted([contour]);
    expect(round && regionOf(round.shape, round.size).area).toBeCloseTo(Math.PI * 0.09, 2);
    expect(smoothed(wobbly, 0).length).toBeGreaterThan(line.length);
    expect(
      thinned(
        [
          [0, 0],
          [0.5, 0.0001],
          [1, 0],
        ],
        0.01,
      ),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const corner = smoothed(
      [
        [0, 0],
        [0.1, 0],
        [0.2, 0],
        [0.2, 0.1],
        [0.2, 0.2],
        [0.1, 0.1],
      ],
      1,
    );
    expect(corner.find(({ x, y }) => x === 0 && y === 0)?.out).toBeUndefined();
  });
});
