import { describe, expect, it } from "vitest";
import { triangleCross } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import { Notes } from "../report.ts";
import { box, pieceOf, ring, sheet } from "../testing/shapes.ts";
import { applyFixes } from "./fixes.ts";

const car = () => ({ ...pieceOf(box([0, 0, 0], [2, 1, 4])), number: 0 });
const effectsOf = (pieces: Parameters<typeof applyFixes>[0]) => applyFixes(pieces, [], new Notes()).effects;

describe("what can be put right", () => {
  it("is nothing in a clean file, and nothing is done that nobody asked for", () => {
    expect(effectsOf([car()])).toEqual([]);
    const twice = [car(), { ...car(), number: 1 }];
    const { pieces, effects } = applyFixes(twice, [], new Notes());
    expect(pieces).toEqual(twice);
    expect(effects).toMatchObject([{ id: "duplicates", isDone: false, count: 1, pieces: [1] }]);
    expect(effects[0]).toMatchObject({ trianglesBefore: 24, trianglesAfter: 12 });
  });

  it("duplicates go, and the first of them stays", () => {
    const notes = new Notes();
    const { pieces } = applyFixes([car(), { ...car(), number: 1 }], ["duplicates"], notes);
    expect(pieces.map(({ number }) => number)).toEqual([0]);
    expect(notes.list).toMatchObject([{ code: "fixed-duplicates", values: { count: 1, before: 24, after: 12 } }]);
  });

  it("faces against their normals turn, and so does a body without normals that is inside out", () => {
    const turned = (piece: ReturnType<typeof car>) => ({ ...piece, index: piece.index.slice().reverse() });
    const solid = ring([0, 2, 0], 0.3, 0.6, 0.2);
    const inwards = {
      ...pieceOf({ ...solid, index: solid.index.slice().reverse() }),
      number: 1,
      isBare: true,
    };
    for (const wrong of [turned(car()), inwards]) {
      expect(effectsOf([wrong]).map(({ id }) => id)).toContain("flip");
      const { pieces } = applyFixes([wrong], ["flip"], new Notes());
      expect(effectsOf(pieces).map(({ id }) => id)).not.toContain("flip");
    }
  });

  it("a mesh without normals gets smooth ones, with its sharp edges kept", () => {
    const soft = { ...pieceOf(sheet(8, (u, v) => [u, 0.2 * Math.sin(3 * u), v])), number: 0, isBare: true };
    const { effects } = applyFixes([soft], ["normals"], new Notes());
    expect(effects[0]).toMatchObject({ id: "normals", isDone: true });
    expect(effects[0]?.bytesAfter).toBeLessThan((effects[0]?.bytesBefore ?? 0) * 0.75);
    const hard = applyFixes([{ ...car(), isBare: true }], ["normals"], new Notes()).pieces[0] as ReturnType<typeof car>;
    const [x, y, z] = triangleCross(hard.position, hard.index, 0);
    const length = Math.hypot(x, y, z);
    expect([...hard.normal.subarray(0, 3)]).toEqual([x, y, z].map((value) => expect.closeTo(value / length, 5)));
  });

  it("points that lie nearly together are joined, and triangles keep their order for faces that were named", () => {
    const loose = car();
    const shaken = { ...loose, position: loose.position.map((value, i) => value + ((i * 7919) % 7) * 5e-6) };
    const { pieces, effects } = applyFixes([shaken], ["weld"], new Notes());
    expect(effects[0]).toMatchObject({ id: "weld", isDone: true });
    const [joined] = pieces;
    expect(joined?.index).toEqual(loose.index);
    expect(weldPiece(joined as typeof loose).position.length).toBeLessThan(weldPiece(shaken).position.length);
  });
});
