import { expect, it } from "vitest";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";
import { glbOf } from "../testing/parts.ts";
import { box } from "../testing/shapes.ts";
import { keepNames, keptNames } from "./keep-names.ts";
import { placesOf } from "./places.ts";
import { proposeMoves } from "./propose-moves.ts";

/** A body and a trim strip below it, two panels on the left; named as given. */
const car = (names: { body: string; strip: string; front: string; rear: string }) =>
  glbOf([
    { name: names.front, material: names.body, shape: box([0.9, 0.8, 1], [0.05, 0.5, 1.2]) },
    { name: names.rear, material: names.body, shape: box([0.9, 0.8, -1], [0.05, 0.6, 1]) },
    { name: "sill", material: names.strip, shape: box([0.9, 0.2, 0], [0.05, 0.1, 3]) },
  ]);
const FIRST = { body: "zone.body", strip: "zone.trim", front: "panel.door", rear: "panel.quarter" };
const SWAPPED = { body: "zone.trim", strip: "zone.body", front: "panel.quarter", rear: "panel.door" };
const manifest = { model3d: { full: { url: "model.glb" } }, zones: [], panels: [] } as never;
const namesIn = async (glb: Uint8Array) => {
  const { pieces } = extract(await (await createIO()).readBinary(glb));
  return pieces.map(({ node, material }) => [node, material?.getName()]);
};

it("names that were swapped become new ones, so that builds follow the surface", async () => {
  const [first, second] = [await car(FIRST), await car(SWAPPED)];
  const { glb } = await keepNames(first, { glb: second, manifest }, new Set());
  expect(await namesIn(glb)).toEqual([
    ["panel.quarter.2", "zone.trim.2"],
    ["panel.door.2", "zone.trim.2"],
    ["sill", "zone.body.2"],
  ]);
  // what builds name is then lost, and where it went is certain
  const [before, after] = [await placesOf(first), await placesOf(glb)];
  const moves = proposeMoves(before, after, [...before.keys()]);
  expect(Object.fromEntries(moves.map(({ from, to }) => [from, to]))).toEqual({
    "zone:body": "zone:trim.2",
    "zone:trim": "zone:body.2",
    "panel:door": "panel:quarter.2",
    "panel:quarter": "panel:door.2",
  });
  expect(moves.every(({ likeness }) => likeness > 0.99)).toBe(true);
  // the next import says the swapped names again: what is shown keeps the ones that it has
  const retired = new Set(before.keys());
  const third = await keepNames(glb, { glb: second, manifest }, retired);
  expect(await namesIn(third.glb)).toEqual(await namesIn(glb));
});

it("a name that another surface took goes back to what it was, and what is plainly new stays", async () => {
  const first = await placesOf(await car(FIRST));
  const taken = await placesOf(await car({ ...FIRST, front: "panel.quarter", rear: "panel.fender" }));
  expect([...keptNames(first, taken, new Set())]).toEqual([["panel:quarter", "panel:door"]]);
  const renamed = await placesOf(await car({ ...FIRST, front: "panel.wing" }));
  expect([...keptNames(first, renamed, new Set())]).toEqual([]);
  expect([...keptNames(first, first, new Set(first.keys()))]).toEqual([]);
});
