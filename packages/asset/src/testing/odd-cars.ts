import { Document, NodeIO } from "@gltf-transform/core";
import sharp from "sharp";
import { box, ring } from "./shapes.ts";
import { cap, flank, lid, WHEELS } from "./synthetic-car.ts";

type Shape = { position: number[]; index: number[] };

/** Colours of the atlas: one cell each, side by side. */
export const ATLAS = { paint: "#c02418", rubber: "#141416", alloy: "#b9bcc2", glass: "#26405a" } as const;
type Cell = keyof typeof ATLAS;
const CELLS = Object.keys(ATLAS) as Cell[];

function shapes(isBridged: boolean): [Cell, Shape][] {
  const body: [Cell, Shape][] = [];
  for (const side of [1, -1]) {
    body.push(["paint", flank(side, -0.6, 0.7, 0.3, 0.95)]);
    body.push(["paint", flank(side, 0.72, 2.1, 0.42, 0.85)]);
    body.push(["paint", flank(side, -2.05, -0.62, 0.42, 0.92)]);
    body.push(["glass", flank(side * 0.9, -1, 0.6, 1, 1.28)]);
  }
  body.push(["paint", lid(0.75, 2.1, 0.88, 0.95)], ["paint", lid(-1, 0.4, 1.3, 1.3, 0.7)]);
  body.push(["paint", lid(-2.05, -1.3, 0.95, 0.95)], ["paint", cap(2.12, 1)], ["paint", cap(-2.08, -1)]);
  body.push(["glass", lid(0.42, 0.74, 0.95, 1.3, 0.7)], ["rubber", box([0, 0.25, 0], [1.5, 0.06, 3.9])]);
  for (const [, x, z] of WHEELS) {
    const tyre = ring([x, 0.33, z], 0.23, 0.33, 0.22);
    const rim = ring([x, 0.33, z], 0.05, 0.235, 0.2);
    if (isBridged) {
      // an axle from the middle of the rim to the floor: wheels hang on the body as one connected piece
      const hang = (shape: Shape, to: readonly [number, number, number]) => {
        const at = shape.position.length / 3;
        shape.position.push(...to, to[0], to[1] + 0.01, to[2]);
        shape.index.push(0, at, at + 1);
      };
      hang(tyre, [0.75 * Math.sign(x), 0.28, z]);
      hang(rim, [0.75 * Math.sign(x), 0.28, z]);
      const floor = body.find(([cell, { position }]) => cell === "rubber" && position.length === 24)?.[1];
      if (floor) {
        const at = floor.position.length / 3;
        floor.position.push(0.75 * Math.sign(x), 0.28, z, 0.75 * Math.sign(x), 0.29, z);
        floor.index.push(0, at, at + 1);
      }
    }
    body.push(["rubber", tyre], ["alloy", rim]);
  }
  return body;
}

/**
 * A car as shops of game models sell it: one mesh of one material with nothing named, its colours in one picture
 * (`textured`, with `isClear` glass is clear in it and nothing darker than paint) or nowhere, the wheels part of the mesh and, with `isBridged`, of its surface.
 */
export async function oneMaterialCar({
  textured = true,
  isBridged = false,
  isClear = false,
} = {}): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document.createMaterial("Material").setMetallicFactor(0).setRoughnessFactor(0.6);
  if (textured) {
    const pixels = Buffer.from(
      CELLS.flatMap((cell) => {
        const color = isClear && cell === "glass" ? ATLAS.paint : ATLAS[cell];
        return [
          ...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
          isClear && cell === "glass" ? 90 : 255,
        ];
      }),
    );
    const raw = { width: CELLS.length, height: 1, channels: 4 } as const;
    if (isClear) material.setAlphaMode("BLEND");
    const png = await sharp(pixels, { raw })
      .resize(CELLS.length * 16, 16, { kernel: "nearest" })
      .png()
      .toBuffer();
    material.setBaseColorTexture(
      document.createTexture("atlas").setImage(new Uint8Array(png)).setMimeType("image/png"),
    );
  } else material.setBaseColorFactor([0.4, 0.4, 0.42, 1]);
  const [position, uv, index] = [[] as number[], [] as number[], [] as number[]];
  for (const [cell, shape] of shapes(isBridged)) {
    const base = position.length / 3;
    for (const value of shape.position) position.push(value);
    for (let i = 0; i < shape.position.length / 3; i++) uv.push((CELLS.indexOf(cell) + 0.5) / CELLS.length, 0.5);
    for (const vertex of shape.index) index.push(base + vertex);
  }
  const accessor = (array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, type: "SCALAR" | "VEC2" | "VEC3") =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor(Uint32Array.from(index), "SCALAR"))
    .setAttribute("POSITION", accessor(Float32Array.from(position), "VEC3"))
    .setAttribute("TEXCOORD_0", accessor(Float32Array.from(uv), "VEC2"));
  const mesh = document.createMesh("Mesh").addPrimitive(primitive);
  document.createScene("Scene").addChild(document.createNode("Object001").setMesh(mesh));
  return new NodeIO().writeBinary(document);
}
