import { describe, expect, it } from "vitest";
import type { Placement, ShapeArt } from "../index.ts";
import { printedFace, type PanelSurface, regionOf } from "../index.ts";
import { regionOfBoxes } from "../shape/flat.ts";
import { coveredBy, posed, readVinyl, times, unposed, type VinylContent, vinylText } from "./index.ts";

const solid = (shape: ShapeArt["shape"], color = "#c8102e"): ShapeArt => ({
  kind: "shape",
  shape,
  fill: { kind: "solid", color },
});
const square = solid({ form: "rectangle", corner: 0 });
const content = (...pieces: VinylContent["pieces"]): VinylContent => ({ version: 1, size: [1, 0.5], pieces });
const area = (vinyl: VinylContent) => regionOfBoxes(coveredBy(vinyl), vinyl.size).area;

describe("what a vinyl covers", () => {
  const left = { art: square, size: [0.4, 0.5] as [number, number], at: posed(0, [1, 1], [-0.3, 0]) };
  const right = { ...left, at: posed(0, [1, 1], [0.3, 0]) };

  it("is what its pieces cover together, each point once", () => {
    expect(area(content(left))).toBeCloseTo(0.2, 4);
    expect(area(content(left, right))).toBeCloseTo(0.4, 4);
    // two that lie over one another by half
    const over = { ...left, at: posed(0, [1, 1], [-0.1, 0]) };
    expect(area(content(left, over))).toBeCloseTo(0.3, 4);
    const disc = {
      art: solid({ form: "ellipse" }),
      size: [0.5, 0.5] as [number, number],
      at: posed(0.4, [1, 1], [0, 0]),
    };
    expect(area(content(disc))).toBeCloseTo(Math.PI / 16, 3);
    // stretched and turned by its matrix
    expect(area(content({ ...left, size: [0.1, 0.1], at: posed(Math.PI / 2, [2, 4], [0, 0]) }))).toBeCloseTo(0.08, 3);
  });

  it("is cut by masks and by the box; what only takes away takes nothing off", () => {
    const hidden = { ...left, size: [0.2, 0.5] as [number, number], hidden: true as const };
    expect(area(content({ ...left, mask: { piece: 1, inverted: false } }, hidden))).toBeCloseTo(0.1, 4);
    expect(area(content({ ...left, mask: { piece: 1, inverted: true } }, hidden))).toBeCloseTo(0.1, 4);
    const glass = { ...hidden, opacity: 0.5 };
    expect(area(content({ ...left, mask: { piece: 1, inverted: true } }, glass))).toBeCloseTo(0.2, 4);
    // the box ends in its middle
    expect(area(content({ ...left, at: posed(0, [1, 1], [-0.5, 0]) }))).toBeCloseTo(0.1, 4);
    expect(area(content(left, { ...right, blend: "knockout" }))).toBeCloseTo(0.2, 4);
    expect(area(content({ ...left, opacity: 0 }))).toBe(0);
  });

  it("is measured alike whether a shape lies on the car itself or in a vinyl", () => {
    const star = solid({ form: "star", points: 5, inner: 0.4, corner: 0 });
    const own = regionOf(star.shape, [1, 0.5]).area;
    expect(area(content({ art: star, size: [1, 0.5], at: posed(0, [1, 1], [0, 0]) }))).toBeCloseTo(own, 3);
  });

  it("is not asked of pieces that one fine line clips thousands of times", () => {
    const parts = Array.from({ length: 1000 }, (_, i): [number, number] => [i / 1000 - 0.5, i % 2 ? 0.5 : -0.5]);
    const zigzag = solid({ form: "path", lines: [{ start: [-0.5, 0], parts }] });
    const clipped = Array.from({ length: 100 }, () => ({ ...left, mask: { piece: 100, inverted: false } }));
    const fine = { art: zigzag, size: [1, 0.5] as [number, number], at: posed(0, [1, 1], [0, 0]) };
    expect(readVinyl(content(fine))).toMatchObject({ ok: true });
    expect(readVinyl(content(...clipped, fine))).toMatchObject({
      ok: false,
      message: expect.stringContaining("parts"),
    });
  });

  it("takes 3,000 pieces in its stride", () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({
      art: solid({ form: "ellipse" }),
      size: [0.02, 0.02] as [number, number],
      at: posed(i, [1, 1], [((i % 60) / 60 - 0.49) as number, (Math.floor(i / 60) / 50 - 0.49) / 2]),
    }));
    expect(coveredBy(content(...many)).length).toBeLessThan(160 * 500 * 4);
  });
});

describe("a vinyl on a car", () => {
  it("is billed for what its pieces cover, and for its whole box while that is not known", () => {
    // one flat panel, 4 m × 4 m, that looks to the left
    const surface = {
      panels: ["side"],
      positions: Float32Array.of(1, -2, -2, 1, -2, 2, 1, 2, 2, 1, 2, -2),
      normals: Float32Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0),
      triangles: Uint32Array.of(0, 2, 1, 0, 3, 2),
      owner: Uint16Array.of(0, 0),
    } as unknown as PanelSurface;
    const placement = {
      position: [1, 0, 0],
      rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
      size: [2, 1],
      depth: 0.5,
      projection: "box",
      panels: null,
      art: { kind: "vinyl", hash: "a".repeat(64) },
    } as unknown as Placement;
    expect(printedFace(surface, placement).printed).toBeCloseTo(2, 3);
    const left = { art: square, size: [0.4, 0.5] as [number, number], at: posed(0, [1, 1], [-0.3, 0]) };
    // placed twice as large as it was made
    const face = printedFace(surface, { ...placement, covered: coveredBy(content(left)) });
    expect([face.face, face.printed].map((m2) => Number(m2.toFixed(3)))).toEqual([0.8, 0.8]);
  });
});

describe("its content", () => {
  const piece = { art: square, size: [0.4, 0.5], at: [1, 0, 0, 1, 0, 0] };

  it("has one text, however it was written", () => {
    const a = { version: 1, size: [1, 0.5], pieces: [piece] };
    const b = { pieces: [{ at: piece.at, size: piece.size, art: piece.art }], size: [1, 0.5], version: 1 };
    const [one, other] = [readVinyl(a), readVinyl(b)];
    if (!one.ok || !other.ok) throw new Error("not read");
    expect(vinylText(one.value)).toBe(vinylText(other.value));
  });

  it("holds no files, no more than it may, and clips nothing by what is not there", () => {
    const vinyl = (more: object) => readVinyl({ version: 1, size: [1, 0.5], pieces: [piece], ...more });
    expect(vinyl({}).ok).toBe(true);
    const upload = { kind: "upload", uuid: crypto.randomUUID() };
    expect(vinyl({ pieces: [{ ...piece, art: upload }] }).ok).toBe(false);
    expect(vinyl({ pieces: [] }).ok).toBe(false);
    expect(vinyl({ pieces: Array.from({ length: 3001 }, () => piece) }).ok).toBe(false);
    for (const at of [0, 7])
      expect(vinyl({ pieces: [{ ...piece, mask: { piece: at, inverted: false } }] }).ok).toBe(false);
    const line = { start: [0, 0], parts: Array.from({ length: 2000 }, () => [0.1, 0.1]) };
    const drawn = { ...piece, art: solid({ form: "path", lines: [line] } as never) };
    expect(vinyl({ pieces: Array.from({ length: 31 }, () => drawn) })).toMatchObject({ ok: false, newer: false });
    expect(vinyl({ version: 2 }).ok).toBe(true);
    expect(vinyl({ version: 3 })).toMatchObject({ ok: false, newer: true });
  });
});

it("matrices are put together and taken apart", () => {
  const one = posed(0.3, [2, 2], [0.1, 0.2]);
  expect(unposed(times(one, posed(0.2, [1, 1], [0, 0])))).toMatchObject({ flip: false, x: 0.1, y: 0.2 });
  const flipped = unposed(posed(0.3, [-2, 2], [0, 0]));
  expect(flipped?.flip).toBe(true);
  expect(flipped?.scale).toBeCloseTo(2);
  expect(flipped?.angle).toBeCloseTo(0.3);
  expect(unposed(posed(0.3, [2, 1], [0, 0]))).toBeNull();
});
