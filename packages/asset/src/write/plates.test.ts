import type { PlacedPlate } from "@carloom/build/plate-place";
import { plateFaces } from "@carloom/build/plate-board";
import { Document, type Node } from "@gltf-transform/core";
import { expect, it } from "vitest";
import { boundsOf } from "../geometry/piece.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";
import { Notes } from "../report.ts";
import { box } from "../testing/shapes.ts";
import { compress } from "./compress.ts";
import { writePlates } from "./plates.ts";

/** A car as it is written: a body of 4.4 m, and a lid at its rear that swings. */
function car(more: (add: (name: string, material: string, at: number[], size: number[]) => Node) => void = () => {}) {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene("car");
  document.getRoot().setDefaultScene(scene);
  const add = (name: string, material: string, at: number[], size: number[]) => {
    const { position, index } = box(at as [number, number, number], size as [number, number, number]);
    const accessor = (array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, type: "VEC3" | "SCALAR") =>
      document.createAccessor().setArray(array).setType(type).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setMaterial(document.createMaterial(material))
      .setIndices(accessor(Uint32Array.from(index), "SCALAR"))
      .setAttribute("POSITION", accessor(Float32Array.from(position), "VEC3"));
    const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
    scene.addChild(node);
    return node;
  };
  add("panel.body", "zone.body", [0, 0.6, 0], [1.8, 1.2, 4.4]);
  const hinge = document.createNode("hinge.trunk").setTranslation([0, 1, -1.6]);
  scene.addChild(hinge);
  hinge.addChild(add("panel.trunk", "zone.body", [0, -0.1, -0.61], [1.4, 0.3, 0.02]));
  more(add);
  return document;
}

const plate = (changed: Partial<PlacedPlate>): PlacedPlate => ({
  side: "front",
  at: [0, 0.5, 2.2],
  width: 520,
  height: 110,
  tilt: 0,
  turn: 0,
  ...changed,
});
const written = async (document: Document) =>
  extract(await (await createIO()).readBinary(await compress(document))).pieces.filter(({ node }) =>
    node.startsWith("plate."),
  );
const made = (document: Document, ...plates: PlacedPlate[]) => {
  const notes = new Notes();
  return { ...writePlates(document, plates, notes), notes: notes.list };
};

it.each([
  ["front", 2.2, 2.202, [0, 0, 1]],
  ["rear", -2.2, -2.202, [0, 0, -1]],
] as const)("a %s plate is a quad of its size two millimetres before the surface", async (side, at, z, normal) => {
  const document = car();
  const { found, triangles, notes } = made(document, plate({ side, at: [0, 0.5, at] }));
  expect({ found, triangles }).toEqual({ found: [], triangles: 2 });
  expect(notes).toMatchObject([{ code: "plate-made", values: { side, width: 520, height: 110 } }]);
  const [quad, ...others] = await written(document);
  expect(others).toEqual([]);
  expect(quad?.node).toBe(`plate.${side}`);
  expect(quad?.material?.getName()).toBe("plate");
  const { min, max } = boundsOf(quad ? [quad] : []);
  for (const [value, wanted] of [
    [min[0], -0.26],
    [max[0], 0.26],
    [min[1], 0.445],
    [max[1], 0.555],
    [min[2], z],
    [max[2], z],
  ] as const)
    expect(value).toBeCloseTo(wanted, 3);
  expect([...(quad?.normal.subarray(0, 3) ?? [])].map(Math.round).map((value) => value + 0)).toEqual(normal);
  // its faces look out, as its normals do: it is a board to the stage
  expect(plateFaces(quad?.position ?? [], quad?.index ?? []).map((face) => face.side)).toEqual([side]);
});

it.each(["front", "rear"] as const)(
  "a picture on a %s plate is upright, as it is read from before it",
  async (side) => {
    const document = car();
    made(document, plate({ side, at: [0, 0.5, side === "front" ? 2.2 : -2.2] }));
    const [quad] = await written(document);
    const uv = quad?.uv[0] ?? [];
    for (let i = 0; i < 4; i++) {
      const [x, y] = [quad?.position[i * 3] as number, quad?.position[i * 3 + 1] as number];
      // the first row of a picture is v = 0; who stands behind a car has its left, +X, at the left
      expect(uv[i * 2]).toBeCloseTo((side === "front" ? x : -x) > 0 ? 1 : 0, 3);
      expect(uv[i * 2 + 1]).toBeCloseTo(y > 0.5 ? 0 : 1, 3);
    }
  },
);

it("what is tilted and turned looks there, and its lower edge stays level", async () => {
  const document = car();
  made(document, plate({ tilt: 10, turn: -15, width: 330, height: 165 }));
  const [quad] = await written(document);
  const [x, y, z] = [...(quad?.normal.subarray(0, 3) ?? [])] as [number, number, number];
  expect((Math.asin(y) * 180) / Math.PI).toBeCloseTo(10, 0);
  expect((Math.atan2(x, z) * 180) / Math.PI).toBeCloseTo(-15, 0);
  const [face] = plateFaces(quad?.position ?? [], quad?.index ?? [], true);
  expect(face?.aspect).toBeCloseTo(2, 2);
});

it("a plate on a lid swings with it", async () => {
  const document = car();
  made(document, plate({ side: "rear", at: [0, 0.9, -2.22] }), plate({}));
  const nodes = new Map(
    document
      .getRoot()
      .listNodes()
      .map((node) => [node.getName(), node]),
  );
  expect(nodes.get("plate.rear")?.getParentNode()?.getName()).toBe("hinge.trunk");
  expect(nodes.get("plate.front")?.getParentNode()).toBeNull();
  const [rear] = (await written(document)).filter(({ node }) => node === "plate.rear");
  expect(boundsOf(rear ? [rear] : []).min[2]).toBeCloseTo(-2.222, 3);
});

it("a side that has a plate in the file keeps it, and nothing is added there", () => {
  const document = car((add) => add("Kennzeichen", "plate", [0, 0.6, -2.21], [0.52, 0.11, 0.02]));
  const { found, notes } = made(document, plate({ side: "rear", at: [0, 0.6, -2.2] }), plate({}));
  expect(found).toEqual(["rear"]);
  expect(notes.map(({ code, values }) => [code, values.side])).toEqual([
    ["plate-there", "rear"],
    ["plate-made", "front"],
  ]);
  const names = document
    .getRoot()
    .listNodes()
    .map((node) => node.getName());
  expect(names.filter((name) => name.startsWith("plate."))).toEqual(["plate.front"]);
});

it.each([
  ["before the car", { at: [0, 0.5, 2.5] }],
  ["at its other end", { side: "rear" }],
  ["wider than a plate is", { width: 900 }],
] as [string, Partial<PlacedPlate>][])("what is %s is left out, and said", (_, changed) => {
  const document = car();
  const { triangles, notes } = made(document, plate(changed));
  expect(triangles).toBe(0);
  expect(notes.map(({ code, level }) => [code, level])).toEqual([["plate-off", "warning"]]);
});

it("a car without anything set is as it was", () => {
  const document = car();
  const before = document.getRoot().listMaterials().length;
  expect(made(document)).toEqual({ found: [], triangles: 0, notes: [] });
  expect(document.getRoot().listMaterials()).toHaveLength(before);
});
