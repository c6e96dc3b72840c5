import { describe, expect, it } from "vitest";
import { boundsOf, centreOf, type Piece, sizeOf } from "../geometry/piece.ts";
import { rotation, transformPiece } from "../geometry/transform.ts";
import { Notes } from "../report.ts";
import { box, pieceOf } from "../testing/shapes.ts";
import { orient } from "./orient.ts";

const car = () => [
  pieceOf(box([0, 0.6, 0], [1.8, 1.2, 4.4]), "Body"),
  pieceOf(box([0, 0.7, 2.1], [1.5, 0.2, 0.1]), "HeadLights"),
  pieceOf(box([0, 0.8, -2.1], [1.5, 0.2, 0.1]), "Tail_Lights"),
];
const turned = (axis: [number, number, number], degrees: number) =>
  car().map((piece) => transformPiece(piece, rotation(axis, (degrees * Math.PI) / 180)));
const lamps = (pieces: readonly Piece[]) => centreOf(boundsOf(pieces.filter((piece) => piece.node === "HeadLights")));

describe("orient", () => {
  it.each([0, 90, 180, 270])("a car turned by %i° about the vertical ends with its nose to +Z", (degrees) => {
    const done = orient(turned([0, 1, 0], degrees), undefined, new Notes());
    expect(lamps(done)[2]).toBeCloseTo(2.1, 4);
    expect(sizeOf(boundsOf(done))[2]).toBeGreaterThan(4);
  });

  it("a car whose up axis was Z is set upright, lamps above the ground", () => {
    const notes = new Notes();
    const done = orient(turned([1, 0, 0], 90), undefined, notes);
    expect(sizeOf(boundsOf(done))[1]).toBeCloseTo(1.2, 4);
    expect(lamps(done)[2]).toBeCloseTo(2.1, 4);
    expect(lamps(done)[1]).toBeGreaterThan(centreOf(boundsOf(done))[1]);
    expect(notes.list.map((note) => note.code)).toContain("turned-up");
  });

  it.each([
    ["upside down", [0, 0, 1], 180],
    ["on its left side", [0, 0, 1], 90],
    ["on its right side", [0, 0, 1], -90],
    ["on its nose", [1, 0, 0], 90],
    ["on its tail", [1, 0, 0], -90],
  ] as const)("a car lying %s is set on its wheels, whatever its sides measure", (_, axis, degrees) => {
    const wheels = ["FL", "FR", "RL", "RR"].map((name) =>
      pieceOf(
        box([name.endsWith("L") ? 0.8 : -0.8, 0.3, name.startsWith("F") ? 1.3 : -1.3], [0.2, 0.6, 0.6]),
        `Wheel_${name}`,
      ),
    );
    const lying = [...car(), ...wheels].map((piece) =>
      transformPiece(piece, rotation([...axis], (degrees * Math.PI) / 180)),
    );
    const done = orient(lying, undefined, new Notes());
    const low = centreOf(boundsOf(done.filter((piece) => piece.node.startsWith("Wheel"))));
    expect(low[1]).toBeLessThan(centreOf(boundsOf(done))[1] - 0.2);
    expect(lamps(done)[2]).toBeCloseTo(2.1, 4);
  });

  it("without names it keeps the direction and says that it is unsure; a stated nose rules", () => {
    const notes = new Notes();
    const plain = [pieceOf(box([0, 0.6, 0.3], [1.8, 1.2, 4.4]), "Mesh1")];
    expect(centreOf(boundsOf(orient(plain, undefined, notes)))[2]).toBeCloseTo(0.3, 5);
    expect(notes.list.map((note) => note.code)).toEqual(["nose-unsure"]);
    expect(centreOf(boundsOf(orient(plain, "-z", new Notes())))[2]).toBeCloseTo(-0.3, 5);
  });
});
