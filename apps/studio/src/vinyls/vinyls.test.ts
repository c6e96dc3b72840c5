// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { type Placement, regionOf, type ShapeArt } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { coveredBy, placed, readVinyl, type VinylContent } from "@carloom/build/vinyl";
import { emptyBuild } from "@carloom/build";
import { conjugate, multiply, type Quat, rotate, withDegrees } from "@carloom/editor";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { testStudio } from "../testing/test-studio.tsx";
import { takeApart } from "./actions.ts";
import { apart } from "./apart.ts";
import { composed, type Composed } from "./compose.ts";
import { broughtUp, earlierLayers } from "./outdated.ts";
import type { Vinyl } from "./vinyl.ts";

const shape = (color = "#c8102e", form: ShapeArt["shape"] = { form: "rectangle", corner: 0.01 }): ShapeArt => ({
  kind: "shape",
  shape: form,
  fill: { kind: "solid", color },
});
/** On the car's left side, metres forward and up. */
const layer = (id: string, z: number, y: number, more: Partial<Placement> = {}): Placement =>
  testPlacement(id, {
    art: shape(),
    position: [0.9, y, z],
    rotation: withDegrees([0, Math.SQRT1_2, 0, Math.SQRT1_2], 0),
    size: [0.4, 0.2],
    ...more,
  }) as Placement;
const turned = (degrees: number) => withDegrees([0, Math.SQRT1_2, 0, Math.SQRT1_2], degrees);
const NONE = new Map<string, VinylContent>();
function made(
  layers: readonly Placement[],
  all = layers,
  contents: ReadonlyMap<string, VinylContent> = NONE,
): Composed {
  const result = composed(layers, all, contents);
  if (typeof result === "string") throw new Error(result);
  expect(readVinyl(result.content)).toMatchObject({ ok: true });
  return result;
}
const onCar = ({ layer: laid }: Composed, hash = "a".repeat(64)): Placement => ({
  ...laid,
  id: "vinyl",
  art: { kind: "vinyl", hash },
});
/** The corners of a layer on the car, for comparing where art lies, whichever way its box is written down. */
const corners = ({ position, rotation, size, flip }: Placement) =>
  [-1, 1]
    .flatMap((i) =>
      [-1, 1].map((j) => rotate(rotation as Quat, [((flip ? -i : i) * size[0]) / 2, (j * size[1]) / 2, 0])),
    )
    .map((offset) => offset.map((value, k) => Math.round((value + (position[k] ?? 0)) * 1e4) / 1e4 + 0));

describe("several layers become a vinyl", () => {
  it("that is as large as they are together, in their place, with the first at the bottom", () => {
    const plain = (color?: string) => ({ art: shape(color, { form: "rectangle", corner: 0 }) });
    const { content, layer: laid } = made([layer("a", 0, 0.5, plain()), layer("b", 0.6, 0.7, plain("#0000ff"))]);
    expect(content.size).toEqual([1, 0.4]);
    expect(laid.size).toEqual([1, 0.4]);
    expect(laid.position.map((value) => Math.round(value * 1e4) / 1e4)).toEqual([0.9, 0.6, 0.3]);
    expect(content.pieces.map(({ art }) => art.kind === "shape" && art.fill)).toEqual([
      { kind: "solid", color: "#c8102e" },
      { kind: "solid", color: "#0000ff" },
    ]);
    // both lie in opposite corners
    expect(coveredBy(content).length).toBe(8);
  });

  it("with what each is: turned, flipped, tinted, half-transparent, blended", () => {
    const look = { flip: true, tint: "#00ff00", opacity: 0.5, blend: "multiply" as const };
    const { content } = made([layer("a", 0, 0.5), layer("b", 0, 0.5, { ...look, rotation: turned(90) })]);
    const [, piece] = content.pieces;
    expect(piece).toMatchObject({ art: { fill: { color: "#00ff00" } }, opacity: 0.5, blend: "multiply" });
    const [x, y] = placed(piece?.at as never, 0.2, 0).map((value) => Math.round(value * 1e4) / 1e4);
    // clockwise, after it was flipped: its right end points up
    expect([x, y]).toEqual([0, 0.2]);
  });

  it("with what clips them, seen or not", () => {
    const mask = layer("m", 0, 0.5, { hidden: true, size: [0.2, 0.2] });
    const clipped = layer("a", 0, 0.5, { mask: { layer: "m", inverted: false } });
    const { content } = made([clipped, layer("b", 1, 0.5)], [mask, clipped, layer("b", 1, 0.5)]);
    expect(content.pieces.map(({ hidden, mask: by }) => [hidden ?? false, by?.piece ?? null])).toEqual([
      [false, 2],
      [false, null],
      [true, null],
    ]);
  });

  it("not where pictures, another side or half of the twins are among them", () => {
    const refused = (...layers: Placement[]) => composed(layers, layers, NONE);
    const picture = layer("p", 0, 0.5, { art: { kind: "upload", uuid: crypto.randomUUID() } });
    expect(refused(layer("a", 0, 0.5), picture)).toBe("pictures");
    const right = layer("r", 0, 0.5, { position: [-0.9, 0.5, 0], rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2] });
    expect(refused(right, layer("a", 0, 0.5))).toBe("sides");
    expect(refused(layer("a", 0, 0.5, { mirror: { readable: true } }), layer("b", 0, 0.5))).toBe("twins");
    expect(refused(layer("a", -5, 0.5), layer("b", 5, 0.5))).toBe("large");
    expect(refused(layer("v", 0, 0.5, { art: { kind: "vinyl", hash: "b".repeat(64) } }))).toBe("failed");
  });

  it("also of vinyls: their pieces are taken in, masks and all, until there are too many", () => {
    const mask = layer("m", 0, 0.5, { hidden: true });
    const clipped = layer("a", 0, 0.5, { mask: { layer: "m", inverted: true } });
    const inner = made([clipped], [mask, clipped]);
    const contents = new Map([["a".repeat(64), inner.content]]);
    const half = { ...onCar(inner), size: [0.2, 0.1] as [number, number] };
    const { content } = made([layer("b", 1, 0.5), half], [layer("b", 1, 0.5), half], contents);
    expect(content.pieces).toHaveLength(3);
    expect(content.pieces[1]?.mask).toEqual({ piece: 2, inverted: true });
    expect(content.pieces[1]?.at.slice(0, 4)).toEqual([0.5, 0, 0, 0.5]);
    const [piece] = inner.content.pieces;
    if (!piece) throw new Error("no piece");
    const { mask: _, ...free } = piece;
    const many = new Map([["a".repeat(64), { ...inner.content, pieces: Array.from({ length: 1600 }, () => free) }]]);
    const twice = [onCar(inner), { ...onCar(inner), id: "again" }];
    expect(composed(twice, twice, many)).toBe("many");
  });
});

describe("a vinyl becomes layers", () => {
  it("that lie where the first ones did, whatever was composed", () => {
    const place = fc.record({
      z: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: 0.3, max: 1, noNaN: true }),
      degrees: fc.double({ min: -180, max: 180, noNaN: true }),
      flip: fc.boolean(),
      width: fc.double({ min: 0.05, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
        const layers = places.map(({ z, y, degrees, flip, width }, i) =>
          layer(`l${i}`, z, y, { rotation: turned(degrees), flip, size: [width, 0.2] }),
        );
        const vinyl = made(layers);
        const back = apart(onCar(vinyl), vinyl.content, "g");
        expect(back).toHaveLength(layers.length);
        for (const [i, one] of back.entries()) {
          const [now, before] = [corners(one), corners(layers[i] as Placement)];
          for (const [k, corner] of now.entries())
            for (const [axis, value] of corner.entries()) expect(value).toBeCloseTo(before[k]?.[axis] ?? NaN, 3);
          expect(one).toMatchObject({ group: "g", flip: layers[i]?.flip });
          expect(one.art).toEqual(layers[i]?.art);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("whose measures grow with it, and which keep their area when it was stretched one way", () => {
    const vinyl = made([layer("a", 0, 0.5), layer("b", 0.8, 0.5, { rotation: turned(30) })]);
    const [w, h] = vinyl.layer.size;
    const larger = apart({ ...onCar(vinyl), size: [w * 2, h * 2] }, vinyl.content, "g");
    const [first] = larger;
    expect(first?.size.map((side) => Number(side.toFixed(4)))).toEqual([0.8, 0.4]);
    expect(first?.art.kind === "shape" && first.art.shape.form === "rectangle" && first.art.shape.corner).toBeCloseTo(
      0.02,
      5,
    );
    const wide = apart({ ...onCar(vinyl), size: [w * 2, h] }, vinyl.content, "g");
    const areas = wide.map(({ art, size }) => (art.kind === "shape" ? regionOf(art.shape, size).area : 0));
    for (const area of areas) expect(area).toBeCloseTo(2 * regionOf(shape().shape, [0.4, 0.2]).area, 3);
  });

  it("with masks among them, and the look of the vinyl as a whole", () => {
    const mask = layer("m", 0, 0.5, { hidden: true });
    const clipped = layer("a", 0, 0.5, { mask: { layer: "m", inverted: true } });
    const vinyl = made([clipped], [mask, clipped]);
    const [piece, by] = apart({ ...onCar(vinyl), opacity: 0.5, finish: "chrome" }, vinyl.content, "g");
    expect(piece).toMatchObject({
      opacity: 0.5,
      finish: "chrome",
      hidden: false,
      mask: { layer: by?.id, inverted: true },
    });
    expect(by).toMatchObject({ hidden: true, opacity: 1 });
    expect(multiply(conjugate(piece?.rotation as Quat), by?.rotation as Quat)[3]).toBeCloseTo(1);
  });
});

describe("a vinyl in other colours", () => {
  const colors = { "#c8102e": "#00aa55" };
  const fills = (pieces: readonly { art: Placement["art"] }[]) =>
    pieces.map(({ art }) => (art.kind === "shape" && art.fill.kind === "solid" ? art.fill.color : null));
  const inGreen = (vinyl: Composed): Placement => ({
    ...onCar(vinyl),
    art: { kind: "vinyl", hash: "a".repeat(64), colors },
  });

  it("is taken apart in them, and keeps them in another vinyl", () => {
    const vinyl = made([layer("a", 0, 0.5), layer("b", 0.6, 0.5, { art: shape("#0000ff") })]);
    expect(fills(apart(inGreen(vinyl), vinyl.content, "g"))).toEqual(["#00aa55", "#0000ff"]);
    const outer = made([inGreen(vinyl)], undefined, new Map([["a".repeat(64), vinyl.content]]));
    expect(fills(outer.content.pieces)).toEqual(["#00aa55", "#0000ff"]);
  });
});

describe("a vinyl that was updated", () => {
  const hashes = ["1", "2", "3"].map((digit) => digit.repeat(64)) as [string, string, string];
  const vinyl = {
    uuid: crypto.randomUUID(),
    hash: hashes[2],
    replaced: [hashes[0]],
    width: 1,
    height: 1,
  } as unknown as Vinyl;
  const shows = (id: string, hash: string, of?: string) =>
    layer(id, 0, 0.5, { art: { kind: "vinyl", hash, ...(of && { of }) } });
  const build = {
    ...emptyBuild(),
    stickers: [
      shows("replaced", hashes[0], vinyl.uuid),
      shows("stayed", hashes[1], vinyl.uuid),
      shows("now", hashes[2], vinyl.uuid),
      shows("another", hashes[0]),
    ],
  };

  it("takes along what was to follow, and leaves what was to stay until it is asked for", () => {
    expect(earlierLayers(build, vinyl, true)).toEqual(["replaced"]);
    expect(earlierLayers(build, vinyl)).toEqual(["replaced", "stayed"]);
    const after = broughtUp(build, vinyl, earlierLayers(build, vinyl, true));
    expect(after.stickers.map(({ art }) => art.kind === "vinyl" && art.hash)).toEqual([
      hashes[2],
      hashes[1],
      hashes[2],
      hashes[0],
    ]);
    expect(after.stickers[0]?.size).toEqual([0.4, 0.4]);
    expect(broughtUp(build, vinyl, [])).toBe(build);
  });
});

it("a half-transparent vinyl that is taken apart is a group that shows half of itself, where the vinyl lay", async () => {
  const { content, layer: laid } = made([layer("a", 0, 0.5), layer("b", 0.1, 0.5)]);
  const hash = "f".repeat(64);
  vi.stubGlobal("fetch", async () => Response.json(content));
  const vinyl: Placement = {
    ...laid,
    id: "vinyl",
    art: { kind: "vinyl", hash },
    name: "Bars",
    opacity: 0.5,
    group: "G",
  };
  const studio = testStudio({ document: { stickers: [vinyl] } });
  const { editor } = studio;
  editor.select({ stickers: ["vinyl"] });
  await takeApart({ editor, studio, text: (key) => key });
  vi.unstubAllGlobals();
  expect(editor.state.document.groups).toEqual({ Bars: { in: "G", opacity: 0.5 } });
  expect(editor.state.document.stickers.map(({ group, opacity }) => [group, opacity])).toEqual([
    ["Bars", 1],
    ["Bars", 1],
  ]);
});
