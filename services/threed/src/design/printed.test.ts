import { type Manifest, parseBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import type { Services } from "@carloom/platform";
import { expect, it } from "vitest";
import { createPrinted } from "./printed.ts";

/** A door of one square metre on the car's left, from the middle of the car to its nose. */
const door = {
  positions: [0.9, 0, 0, 0.9, 0, 1, 0.9, 1, 1, 0.9, 1, 0],
  normals: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0],
  triangles: new Uint32Array([0, 2, 1, 0, 3, 2]),
  owner: new Uint16Array(2),
  panels: ["door"],
};
const facesOf = createPrinted({} as Services, { surfaceOf: async () => door });
const printedOf = async (...asked: Parameters<typeof facesOf>) => (await facesOf(...asked)).printed;
const manifest = { panelSurface: { url: "door" } } as unknown as Manifest;

it("makes of each piece what lies on the car, and all of it where it is to be printed whole", async () => {
  const at = (z: number) => ({ position: [0.9, 0.5, z] as [number, number, number] });
  const read = parseBuild({
    stickers: [
      testPlacement("cut", at(0)),
      testPlacement("whole", { ...at(0), whole: true }),
      testPlacement("beside", { ...at(-1), whole: true }),
      testPlacement("twin-beside", { ...at(0), whole: true, mirror: { readable: true } }),
    ],
  });
  if (!read.ok) throw new Error(read.message);
  const { printed, coverage } = await facesOf(manifest, read.value);
  expect(printed.map((areas) => areas?.map((area) => Math.round(area * 1e4)))).toEqual([[400], [800], [], [800]]);
  // as the preflight reads it: what is made whole hangs over all the same
  const half = { share: 0.5, panels: ["door"] };
  expect(coverage.map((one) => one && { ...one, share: Math.round(one.share * 1e3) / 1e3 })).toEqual([
    half,
    half,
    { share: 0, panels: [] },
    half,
  ]);
});

it("bills what a mask leaves, wherever the mask lies, and nothing of what only takes away", async () => {
  const areas = async (maskAt: number, inverted: boolean) => {
    const read = parseBuild({
      stickers: [
        testPlacement("mask", {
          art: { kind: "shape", shape: { form: "rectangle", corner: 0 }, fill: { kind: "solid", color: "#000000" } },
          position: [0.9, 0.5, maskAt],
          size: [0.2, 0.4],
          hidden: true,
        }),
        testPlacement("clipped", { position: [0.9, 0.5, 0.5], mask: { layer: "mask", inverted } }),
        testPlacement("hole", { position: [0.9, 0.5, 0.5], blend: "knockout" }),
      ],
    });
    if (!read.ok) throw new Error(read.message);
    const pieces = await printedOf(manifest, read.value);
    return pieces.slice(1).map((list) => list?.map((area) => Math.round(area * 1e3)));
  };
  expect(await areas(0.5, false)).toEqual([[40], []]);
  expect(await areas(0.7, false)).toEqual([[20], []]);
  expect(await areas(0.5, true)).toEqual([[40], []]);
  expect(await areas(0.7, true)).toEqual([[60], []]);
  // asked again: what was computed once is not mixed up
  expect(await areas(0.5, false)).toEqual([[40], []]);
});

it("bills of a vinyl what its shapes cover, also where it clips or is clipped", async () => {
  const hash = "a".repeat(64);
  // the left half of its box
  const vinyls = new Map([[hash, { covered: [-0.5, -0.5, 0, 0.5] }]]);
  const art = { kind: "vinyl" as const, hash };
  const read = parseBuild({
    stickers: [
      testPlacement("vinyl", { art, position: [0.9, 0.5, 0.5] }),
      testPlacement("clipped", { position: [0.9, 0.5, 0.5], mask: { layer: "vinyl", inverted: false } }),
    ],
  });
  if (!read.ok) throw new Error(read.message);
  const areas = async (known: typeof vinyls) =>
    (await printedOf(manifest, read.value, known)).map((list) => list?.map((area) => Math.round(area * 1e3)));
  expect(await areas(vinyls)).toEqual([[40], [40]]);
  expect(await areas(new Map())).toEqual([[80], [80]]);
});
