import { Document } from "@gltf-transform/core";
import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";

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
});
