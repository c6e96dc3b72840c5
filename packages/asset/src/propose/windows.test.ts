import { Document } from "@gltf-transform/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { joinPieces } from "../geometry/join.ts";
import { boundsOf, type Piece, triangleCount } from "../geometry/piece.ts";
import { Notes } from "../report.ts";
import { box, pieceOf } from "../testing/shapes.ts";
import { cap, flank, lid } from "../testing/synthetic-car.ts";
import type { Part } from "./part.ts";
import { tellWindows } from "./windows.ts";

const asPart = (piece: Piece, over: Partial<Part> = {}): Part => ({
  ...piece,
  substance: "other",
  corner: null,
  ...over,
});
const joined = (shapes: readonly { position: number[]; index: number[] }[]) =>
  joinPieces(shapes.map((shape) => pieceOf(shape, "Mesh")) as [Piece, ...Piece[]]);
/** Doors, roof and tail, 1.3 m high. */
const body = () => [
  flank(1, -1, 1, 0.1, 0.95),
  flank(-1, -1, 1, 0.1, 0.95),
  lid(-1, 0.4, 1.3, 1.3, 0.7),
  cap(-2.08, -1),
];
const panes = () => [flank(0.9, -1, 0.6, 1, 1.28), flank(-0.9, -1, 0.6, 1, 1.28), lid(0.42, 0.74, 0.95, 1.3, 0.7)];
const glassOf = (parts: readonly Part[]) => parts.filter(({ substance }) => substance === "glass");

describe("windows of a car of one material", () => {
  it("are its steep pieces above the belt on both sides; roof, doors and tail are none", async () => {
    const notes = new Notes();
    const all = joined([...body(), ...panes()]);
    const parts = await tellWindows([asPart(all)], notes);
    const glass = glassOf(parts);
    expect(triangleCount(glass)).toBe(triangleCount([joined(panes())]));
    expect(boundsOf(glass).min[1]).toBeGreaterThan(0.9);
    expect(triangleCount(parts)).toBe(triangleCount([all]));
    expect(notes.list.map(({ code, values }) => [code, values.how])).toEqual([["windows-guess", "lie"]]);
  });

  it.each([
    ["one side alone has them", () => [asPart(joined([...body(), flank(0.9, -1.4, 0.9, 0.96, 1.28)]))]],
    ["what could be some is a small thing", () => [asPart(joined([...body(), box([0, 1, 0], [0.1, 0.1, 0.1])]))]],
    [
      "something is glass already",
      () => [asPart(joined([...body(), ...panes()])), asPart(joined(panes()), { substance: "glass" as const })],
    ],
    ["a person named those faces", () => [asPart(joined(body())), asPart(joined(panes()), { said: { zone: "trim" } })]],
  ])("are not guessed where %s", async (_, given) => {
    const parts = given();
    const notes = new Notes();
    expect(await tellWindows(parts, notes)).toEqual(parts);
    expect(notes.list).toEqual([]);
  });

  it("are what a picture lets through, wherever that is", async () => {
    const png = await sharp(Buffer.from([200, 0, 0, 255, 200, 0, 0, 60]), { raw: { width: 2, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const document = new Document();
    const texture = document.createTexture().setImage(new Uint8Array(png)).setMimeType("image/png");
    const material = document.createMaterial("All").setAlphaMode("BLEND").setBaseColorTexture(texture);
    const clear = triangleCount([joined(panes())]);
    const whole = joined([...panes(), ...body()]);
    const vertices = joined(panes()).position.length / 3;
    const uv = Float32Array.from({ length: (whole.position.length / 3) * 2 }, (_, i) =>
      i % 2 === 0 ? (i / 2 < vertices ? 0.75 : 0.25) : 0.5,
    );
    const notes = new Notes();
    const parts = await tellWindows([asPart({ ...whole, material, uv: [uv, null] })], notes);
    expect(triangleCount(glassOf(parts))).toBe(clear);
    expect(glassOf(parts)[0]?.material?.getName()).toBe("All glass");
    expect(notes.list[0]?.values.how).toBe("alpha");
  });
});
