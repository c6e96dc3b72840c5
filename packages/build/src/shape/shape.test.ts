import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StickerArt } from "../document.ts";
import { oklabOf } from "../oklch.ts";
import { printedFace } from "../printed/printed.ts";
import { testPlacement } from "../testing/placement.ts";
import { drawingOf, shapeSvg } from "./drawing.ts";
import { commonArea, isWithin, regionOf } from "./flat.ts";
import { gradientAt, sampledStops } from "./gradient.ts";
import type { Shape, ShapeArt } from "./schema.ts";

const art = (shape: Shape, over: Partial<ShapeArt> = {}): ShapeArt => ({
  kind: "shape",
  shape,
  fill: { kind: "solid", color: "#d0121f" },
  ...over,
});
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ form: fc.constant("ellipse" as const) }),
  fc.record({ form: fc.constant("ring" as const), band: number(0, 1) }),
  fc.record({ form: fc.constant("polygon" as const), sides: fc.integer({ min: 3, max: 24 }), corner: number(0, 1) }),
  fc.record({
    form: fc.constant("star" as const),
    points: fc.integer({ min: 3, max: 48 }),
    inner: number(0.05, 1),
    corner: number(0, 1),
  }),
  fc.record({ form: fc.constant("rectangle" as const), corner: number(0, 1) }),
  fc.record({
    form: fc.constant("line" as const),
    cap: fc.constantFrom("flat" as const, "round" as const, "arrow" as const),
    dash: number(0, 0.4),
    gap: number(0, 0.4),
  }),
  fc.record({ form: fc.constant("wedge" as const), from: number(0, 1), to: number(0, 1), at: number(0, 1) }),
  fc.record({ form: fc.constant("swoosh" as const), bend: number(-1, 1), body: number(0, 1), end: number(0, 1) }),
  fc.record({
    form: fc.constant("camo" as const),
    patch: number(0.02, 2),
    cover: number(0, 1),
    soft: fc.boolean(),
    seed: fc.integer({ min: 0, max: 9999 }),
  }),
  fc.record({ form: fc.constant("bar" as const), slant: number(-80, 80) }),
);
const side = number(0.005, 8);

describe("a shape", () => {
  it("covers what its measures say, exactly", () => {
    const area = (shape: Shape, size: [number, number]) => regionOf(shape, size).area;
    expect(area({ form: "rectangle", corner: 0 }, [0.4, 0.2])).toBeCloseTo(0.08, 12);
    expect(area({ form: "rectangle", corner: 0.05 }, [0.4, 0.2])).toBeCloseTo(0.08 - (4 - Math.PI) * 0.0025, 4);
    expect(area({ form: "ellipse" }, [0.4, 0.2]) / (Math.PI * 0.2 * 0.1)).toBeCloseTo(1, 2);
    expect(area({ form: "ring", band: 0.05 }, [0.4, 0.4]) / (Math.PI * (0.04 - 0.0225))).toBeCloseTo(1, 2);
    expect(area({ form: "polygon", sides: 3, corner: 0 }, [0.4, 0.3])).toBeCloseTo(0.06, 12);
    expect(area({ form: "polygon", sides: 4, corner: 0 }, [0.4, 0.4])).toBeCloseTo(0.08, 12);
    expect(area({ form: "wedge", from: 0, to: 1, at: 0 }, [1, 0.3])).toBeCloseTo(0.15, 12);
    expect(area({ form: "bar", slant: 45 }, [0.6, 0.2])).toBeCloseTo(0.4 * 0.2, 12);
    // dashes of 100 mm with gaps of 50: seven of them in a metre
    expect(area({ form: "line", cap: "flat", dash: 0.1, gap: 0.05 }, [1, 0.02])).toBeCloseTo(0.7 * 0.02, 12);
  });

  it("keeps its measures when it grows: a ring of 40 mm is 40 mm wide, whatever its size", () => {
    for (const width of [0.2, 1, 3]) {
      const ring = regionOf({ form: "ring", band: 0.04 }, [width, width]);
      expect(isWithin(ring, width / 2 - 0.035, 0.0001)).toBe(true);
      expect(isWithin(ring, width / 2 - 0.045, 0.0001)).toBe(false);
      const path = drawingOf(art({ form: "ring", band: 0.04 }), [width, width]).path;
      expect(path.split("M")).toHaveLength(3);
    }
  });

  it("lies in its box and is never more than it, whatever its numbers", () => {
    fc.assert(
      fc.property(anyShape, side, side, (shape, width, height) => {
        const region = regionOf(shape, [width, height]);
        expect(region.area).toBeLessThanOrEqual(width * height * (1 + 1e-9));
        const off = region.polygons.flatMap((polygon) =>
          Array.from(polygon, (value, i) => Math.abs(value) - (i % 2 === 0 ? width : height) / 2),
        );
        expect(Math.max(...off)).toBeLessThanOrEqual(1e-6);
        expect(shapeSvg(art(shape), [width, height])).not.toMatch(/NaN|Infinity|undefined/);
        expect(StickerArt.safeParse(art(shape)).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("has the area that its parts have, however it is cut up", () => {
    fc.assert(
      fc.property(anyShape, number(0.1, 2), number(0.1, 2), number(-0.4, 0.4), (shape, w, h, lean) => {
        const region = regionOf(shape, [w, h]);
        const top = [-w, h, -w, -h, lean * w, -h, -lean * w, h];
        const rest = [lean * w, -h, w, -h, w, h, -lean * w, h];
        const sum = commonArea(region, top) + commonArea(region, rest);
        expect(Math.abs(sum - region.area)).toBeLessThan(1e-9 + region.area * 1e-6);
      }),
      { numRuns: 200 },
    );
  });

  it("is a file of its own in millimetres, in which nothing of the document is taken for markup", () => {
    const svg = shapeSvg(art({ form: "star", points: 5, inner: 0.4, corner: 0.01 }), [0.4, 0.38]);
    expect(svg).toContain('width="400mm" height="380mm" viewBox="0 0 400 380"');
    expect(svg).toContain('fill="#d0121f"');
    for (const color of ["red", 'x"/><script>', "#12345"]) {
      const bad = { ...art({ form: "ellipse" }), fill: { kind: "solid", color } };
      expect(StickerArt.safeParse(bad).success).toBe(false);
    }
  });
});

describe("lines that somebody drew", () => {
  const path = (...lines: number[][]): Shape => ({
    form: "path",
    lines: lines.map(([x = 0, y = 0, ...rest]) => ({
      start: [x, y],
      parts: Array.from(
        { length: rest.length / 2 },
        (_, i) => [rest[i * 2] ?? 0, rest[i * 2 + 1] ?? 0] as [number, number],
      ),
    })),
  });
  const area = (shape: Shape) => regionOf(shape, [0.4, 0.2]).area;
  const box = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];

  it("cover what they are filled with, whichever way they run and however often they cross", () => {
    expect(area(path(box))).toBeCloseTo(0.08, 6);
    // a bow tie: its signed areas cancel, its ink does not
    expect(area(path([-0.5, -0.5, 0.5, 0.5, 0.5, -0.5, -0.5, 0.5]))).toBeCloseTo(0.04, 3);
    // a hole runs either way
    for (const hole of [
      [-0.25, -0.25, 0.25, -0.25, 0.25, 0.25, -0.25, 0.25],
      [-0.25, -0.25, -0.25, 0.25, 0.25, 0.25, 0.25, -0.25],
    ])
      expect(area(path(box, hole))).toBeCloseTo(0.06, 3);
    // twice the same line is nothing by the even-odd rule
    expect(area(path(box, box))).toBeCloseTo(0, 6);
  });
  it("are never more than the box: what lies outside is not printed", () => {
    expect(area(path([-2, -2, 2, -2, 2, 2, -2, 2]))).toBeCloseTo(0.08, 6);
    const region = regionOf(path([-2, -2, 2, -2, 2, 2, -2, 2]), [0.4, 0.2]);
    expect(isWithin(region, 0.19, 0)).toBe(true);
    expect(isWithin(region, 0.21, 0)).toBe(false);
  });
  it("are refused where they are more than a printer cuts, or no numbers", () => {
    const many = Array.from({ length: 201 }, () => box);
    const fits = (shape: unknown) => StickerArt.safeParse({ ...art({ form: "ellipse" }), shape }).success;
    expect(fits(path(box))).toBe(true);
    expect(fits(path(...many))).toBe(false);
    expect(fits(path(Array.from({ length: 5000 }, () => 0.1)))).toBe(false);
    expect(fits({ form: "path", lines: [] })).toBe(false);
    expect(fits({ form: "path", lines: [{ start: [0, Number.NaN], parts: [[0, 0]] }] })).toBe(false);
  });
});

describe("a gradient", () => {
  const stops = [
    { at: 0, color: "#0000ff", alpha: 1 },
    { at: 1, color: "#ffff00", alpha: 1 },
  ];

  it("goes through OKLab: blue to yellow is no grey in the middle", () => {
    const [l, a, b] = oklabOf(gradientAt(stops, 0.5).color);
    const [from, to] = [oklabOf("#0000ff"), oklabOf("#ffff00")];
    expect(l).toBeCloseTo((from[0] + to[0]) / 2, 2);
    expect(a).toBeCloseTo((from[1] + to[1]) / 2, 1);
    expect(b).toBeCloseTo((from[2] + to[2]) / 2, 1);
    // what sRGB makes of it is another colour
    expect(gradientAt(stops, 0.5).color).not.toBe("#808080");
  });

  it("keeps its colour where it fades, and its stops where they stand, in whatever order", () => {
    const fade = [
      { at: 1, color: "#000000", alpha: 0 },
      { at: 0, color: "#d0121f", alpha: 1 },
    ];
    expect(gradientAt(fade, 0.5)).toEqual({ at: 0.5, color: "#d0121f", alpha: 0.5 });
    const sampled = sampledStops(fade);
    expect(sampled.map(({ at }) => at)).toEqual(sampled.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(sampled[0]).toEqual(fade[1]);
    expect(sampled.at(-1)).toEqual(fade[0]);
  });

  it("runs from edge to edge of the box in its direction", () => {
    const linear = (angle: number) =>
      drawingOf(art({ form: "ellipse" }, { fill: { kind: "linear", angle, stops } }), [0.4, 0.2]).fill;
    expect(linear(0)).toMatchObject({ from: [0, 100], to: [400, 100] });
    const up = linear(90);
    if (up.kind !== "linear") throw new Error("no gradient");
    expect(up.from[1]).toBeCloseTo(200, 9);
    expect(up.to[1]).toBeCloseTo(0, 9);
  });
});

describe("what is printed of a shape", () => {
  const wall = {
    positions: [0.9, 0, 0, 0.9, 0, 1, 0.9, 1, 1, 0.9, 1, 0],
    normals: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0],
    triangles: new Uint32Array([0, 2, 1, 0, 3, 2]),
    owner: new Uint16Array([0, 0]),
    panels: ["door"],
  };
  const at = (shape: Shape, over = {}) =>
    testPlacement("a", { art: art(shape), position: [0.9, 0.5, 0.5], size: [0.4, 0.2], depth: 0.2, ...over });

  it("is the shape, not its box, and the share of it that lies on the car", () => {
    const wedge: Shape = { form: "wedge", from: 0, to: 1, at: 0 };
    expect(printedFace(wall, at(wedge)).printed).toBeCloseTo(0.04, 9);
    expect(printedFace(wall, at(wedge)).face).toBeCloseTo(0.04, 9);
    // half of the box hangs over the front edge of the panel: the thick end, or, flipped, the thin one
    const over = { position: [0.9, 0.5, 0] };
    const [one, other] = [printedFace(wall, at(wedge, over)), printedFace(wall, at(wedge, { ...over, flip: true }))];
    expect([one.printed, other.printed].toSorted()).toEqual([expect.closeTo(0.01, 9), expect.closeTo(0.03, 9)]);
  });

  it("counts once where two surfaces lie one behind the other", () => {
    const twice = {
      ...wall,
      positions: [...wall.positions, ...wall.positions.map((value) => (value === 0.9 ? 0.93 : value))],
      normals: [...wall.normals, ...wall.normals],
      triangles: new Uint32Array([...wall.triangles, 4, 6, 5, 4, 7, 6]),
      owner: new Uint16Array([0, 0, 0, 0]),
    };
    const face = printedFace(twice, at({ form: "ellipse" }));
    expect(face.printed / face.face).toBeCloseTo(1, 2);
  });

  it("that is laid all around is the body's own area, whichever way that looks", () => {
    const away = { projection: "wrap" as const, rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2] };
    expect(printedFace(wall, at({ form: "rectangle", corner: 0 }, away)).printed).toBeCloseTo(0.08, 9);
    // from above, a stripe of 40 cm along the wall prints the wall's whole height inside its box
    const above = {
      projection: "wrap" as const,
      rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
      size: [0.4, 0.4],
      depth: 0.48,
    };
    const top = printedFace(wall, at({ form: "rectangle", corner: 0 }, above));
    expect(top.printed).toBeCloseTo(0.4 * 0.48, 9);
    expect(top).toMatchObject({ panels: ["door"], masked: 0 });
    const round = printedFace(wall, at({ form: "ellipse" }, { projection: "wrap" as const }));
    expect(round.printed / (Math.PI * 0.2 * 0.1)).toBeCloseTo(1, 1);
    expect(printedFace(wall, at({ form: "ellipse" }, { ...away, panels: ["hood"] })).printed).toBe(0);
  });
});
