import { Document, type Primitive } from "@gltf-transform/core";
import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";

/** Modes of drawing, as files number them. */
const [TRIANGLES, STRIP, FAN] = [4, 5, 6] as const;
const TRIANGLE = [0, 0, 0, 1, 0, 0, 0, 1, 0];

/** A triangle in a node of its own, and another in a node below one; both nodes of the latter have this scale. */
function scene({ second = TRIANGLE, scale = 1 } = {}): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const node = (name: string, position: readonly number[]) => {
    const accessor = document.createAccessor().setType("VEC3").setArray(Float32Array.from(position)).setBuffer(buffer);
    const primitive = document.createPrimitive().setAttribute("POSITION", accessor);
    return document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
  };
  const scaled = node("second", second).setScale([scale, scale, scale]);
  const above = document.createNode("above").setScale([scale, scale, scale]).addChild(scaled);
  document.createScene().addChild(node("first", TRIANGLE)).addChild(above);
  return document;
}

/** A square of four corners, drawn in a mode. */
function square(mode: ReturnType<Primitive["getMode"]>, indices?: number[]): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const corners = mode === FAN ? [0, 1, 3, 2] : [0, 1, 2, 3];
  const position = Float32Array.from(corners.flatMap((corner) => [corner & 1, corner >> 1, 0]));
  const primitive = document
    .createPrimitive()
    .setMode(mode)
    .setAttribute("POSITION", document.createAccessor().setType("VEC3").setArray(position).setBuffer(buffer))
    .setAttribute(
      "TEXCOORD_0",
      document
        .createAccessor()
        .setType("VEC2")
        .setNormalized(true)
        .setBuffer(buffer)
        .setArray(Uint8Array.from(corners.flatMap((corner) => [(corner & 1) * 255, (corner >> 1) * 51]))),
    )
    .setAttribute(
      "COLOR_0",
      document.createAccessor().setType("VEC3").setBuffer(buffer).setArray(new Float32Array(12).fill(0.5)),
    );
  if (indices) primitive.setIndices(document.createAccessor().setArray(Uint16Array.from(indices)).setBuffer(buffer));
  document.createScene().addChild(document.createNode("square").setMesh(document.createMesh().addPrimitive(primitive)));
  return document;
}

const names = (document: Document) => extract(document).pieces.map((piece) => piece.node);

describe("extract", () => {
  it("takes every triangle of the scene", () => {
    expect(names(scene())).toEqual(["first", "second"]);
  });

  it("leaves out triangles whose coordinates are no numbers in the file", () => {
    expect(names(scene({ second: TRIANGLE.with(4, Number.NaN) }))).toEqual(["first"]);
  });

  it("leaves out triangles that finite scales, one below the other, put at infinity", () => {
    expect(names(scene({ scale: 1e30 }))).toEqual(["first"]);
  });

  it.each([
    ["strips", STRIP, undefined],
    ["fans", FAN, undefined],
    [
      "triangles by their corners, without those that it has not, or twice",
      TRIANGLES,
      [0, 1, 2, 1, 3, 2, 0, 1, 9, 2, 2, 3],
    ],
  ] as const)("reads %s as triangles that look one way", (_, mode, indices) => {
    const [piece, ...others] = extract(square(mode, indices && [...indices])).pieces;
    expect(others).toEqual([]);
    expect(piece?.index).toHaveLength(6);
    expect(piece?.normal.filter((_, i) => i % 3 === 2).every((z) => z === 1)).toBe(true);
    // shares of a whole are worked out, and a color without a fourth number is opaque
    expect([...new Set(piece?.uv[0])].map((value) => Math.round(value * 100) / 100).sort()).toEqual([0, 0.2, 1]);
    expect([...(piece?.color ?? [])].slice(0, 4)).toEqual([0.5, 0.5, 0.5, 1]);
  });

  it("reads nothing of nodes that nobody asked for", () => {
    expect(extract(scene(), (path) => path.includes("above")).pieces.map(({ node }) => node)).toEqual(["second"]);
  });
});
