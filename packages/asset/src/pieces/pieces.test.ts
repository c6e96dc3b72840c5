import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { componentsOf } from "../geometry/components.ts";
import { IDENTITY, multiply, rotation, scaling, translation } from "../geometry/transform.ts";
import { joinPieces } from "../geometry/join.ts";
import { box, pieceOf, sheet } from "../testing/shapes.ts";
import {
  applyPoint,
  countOf,
  type Faces,
  hitAt,
  inPicture,
  mirrored,
  patchesOf,
  reachFrom,
  readFaces,
  soupOf,
  toFile,
  toggled,
  withinOutline,
} from "./index.ts";
import { reduced } from "./reduced.ts";
import { encodeFaces } from "./format.ts";

/** A mesh of three boxes, left, right and high above the middle, and a fine sheet as a mesh of its own. */
function car(): Faces {
  const boxes = [
    box([0.8, 0.5, 0], [0.2, 0.4, 0.4]),
    box([-0.8, 0.5, 0], [0.2, 0.4, 0.4]),
    box([0, 1.4, 0], [0.6, 0.1, 0.6]),
  ];
  const pieces = [
    joinPieces(boxes.map((one) => pieceOf(one)) as [ReturnType<typeof pieceOf>]),
    pieceOf(sheet(24, (u, v) => [u - 0.5, 2, v - 0.5])),
  ];
  return {
    colors: ["#ff0000", "#00ff00"],
    pieces: pieces.map((piece, i) => ({
      number: i * 3,
      node: `mesh ${i}`,
      material: "All",
      position: piece.position,
      index: piece.index,
      component: componentsOf(piece).labels,
      region: Uint8Array.from({ length: piece.index.length / 3 }, (_, t) => (i === 1 || t >= 24 ? 1 : 0)),
    })),
  };
}
const facesOf = (chosen: ReturnType<typeof reachFrom>) => [...chosen].map(([piece, faces]) => [piece, faces.size]);

describe("the faces of a file", () => {
  it("come over the wire as they were, to a hundredth of a millimetre", async () => {
    const faces = car();
    const read = await readFaces(new Uint8Array(gzipSync(encodeFaces(faces))));
    expect(read.colors).toEqual(faces.colors);
    for (const [i, piece] of read.pieces.entries()) {
      const { position, ...rest } = piece;
      const { position: sent, ...expected } = faces.pieces[i] ?? piece;
      expect(rest).toEqual(expected);
      expect(Math.max(...position.map((value, k) => Math.abs(value - (sent[k] as number))))).toBeLessThan(0.00002);
    }
    await expect(readFaces(new Uint8Array(gzipSync(encodeFaces(faces).subarray(0, 900))))).rejects.toThrow("cut off");
  });

  it("are found by a point of the picture, on the side that looks there", () => {
    const faces = car();
    const hit = hitAt(faces, [0.9, 0.5, 0.02], [1, 0, 0]);
    expect(hit && faces.pieces[0]?.component[hit.face]).toBe(0);
    expect(hitAt(faces, [0.9, 0.5, 2], [1, 0, 0])).toBeNull();
    // a lining that lies nearer than the skin before it is not what was clicked
    const [, skin] = faces.pieces;
    if (!skin) throw new Error("no skin");
    const lining = {
      ...skin,
      position: skin.position.map((value, i) => (i % 3 === 1 ? value - 0.01 : value)),
      index: skin.index.slice().reverse(),
    };
    const clicked = hitAt({ colors: [], pieces: [lining, skin] }, [0.1, 1.994, 0.1], [0, 1, 0]);
    const other = hitAt({ colors: [], pieces: [lining, skin] }, [0.1, 1.994, 0.1], [0, -1, 0]);
    expect([clicked?.piece, other?.piece].sort()).toEqual([0, 1]);
  });

  it("are chosen as far as was asked: the piece, the surface up to an edge, the colour, the mesh", () => {
    const faces = car();
    const hit = hitAt(faces, [0.9, 0.5, 0.02], [1, 0, 0]) ?? { piece: 9, face: 0 };
    expect(facesOf(reachFrom(faces, hit, "piece", 0))).toEqual([[0, 12]]);
    expect(facesOf(reachFrom(faces, hit, "surface", 30))).toEqual([[0, 2]]);
    expect(facesOf(reachFrom(faces, hit, "surface", 91))).toEqual([[0, 12]]);
    expect(facesOf(reachFrom(faces, hit, "color", 0))).toEqual([[0, 24]]);
    expect(facesOf(reachFrom(faces, hit, "mesh", 0))).toEqual([[0, 36]]);
    const high = hitAt(faces, [0, 1.45, 0], [0, 1, 0]) ?? { piece: 9, face: 0 };
    expect(facesOf(reachFrom(faces, high, "color", 0))).toEqual([
      [0, 12],
      [1, 1152],
    ]);
  });

  it("on the other side are found across the middle, and choosing twice takes away", () => {
    const faces = car();
    const left = reachFrom(faces, { piece: 0, face: 0 }, "piece", 0);
    const right = mirrored(faces, left);
    expect([...(right.get(0) ?? [])].map((face) => faces.pieces[0]?.component[face])).toEqual(Array(12).fill(1));
    const both = toggled(left, right);
    expect(countOf(both)).toBe(24);
    expect(facesOf(toggled(both, left))).toEqual([[0, 12]]);
    expect(patchesOf(faces, both, "zone:trim")).toEqual([{ piece: 0, triangles: 36, runs: [0, 24], as: "zone:trim" }]);
    expect(soupOf(faces, patchesOf(faces, both, "out"))).toEqual(soupOf(faces, both));
  });

  it("in a rectangle are whole pieces or what looks here, without what lies behind something, unless it is asked for", () => {
    const faces = car();
    // from the car's left, 100 px a metre
    const sight = {
      eye: [50, 0.5, 0] as const,
      target: [0, 0.5, 0] as const,
      project: ([, y, z]: readonly [number, number, number]) => ({ x: z * 100, y: -y * 100 }),
    };
    const low = ({ y }: { y: number }) => y > -100;
    const look = (isWhole: boolean, isThrough: boolean) =>
      countOf(inPicture(faces, sight, low, { isWhole, isThrough }));
    expect([look(true, false), look(true, true), look(false, false)]).toEqual([12, 24, 2]);
    const lower = ({ y }: { y: number }) => y > -50;
    expect(countOf(inPicture(faces, sight, lower, { isWhole: true, isThrough: true }))).toBe(0);
    // on the same side, but behind: a board that nothing of it stands out beyond
    const [boxes] = faces.pieces;
    if (!boxes) throw new Error("no boxes");
    const board = pieceOf(box([0.4, 0.5, 0], [0.02, 0.3, 0.3]));
    const hidden = { ...boxes, position: board.position, index: board.index, component: componentsOf(board).labels };
    const both = { ...faces, pieces: [boxes, hidden] };
    const chosen = (isWhole: boolean, isThrough: boolean) =>
      inPicture(both, sight, low, { isWhole, isThrough }).get(1)?.size ?? 0;
    expect([chosen(true, false), chosen(true, true), chosen(false, false)]).toEqual([0, 12, 0]);
    // and seen once it stands higher than what is before it
    const high = board.position.map((value, i) => (i % 3 === 1 ? value + 0.5 : value));
    const over = { ...both, pieces: [boxes, { ...hidden, position: high }] };
    expect(inPicture(over, sight, () => true, { isWhole: true, isThrough: false }).get(1)?.size).toBe(12);
  });

  it("in an outline drawn by hand are those that it goes round, also where it crosses itself", () => {
    const corners = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 4],
      [0, 10],
    ] as const;
    const drawn = corners.map(([x, y]) => ({ x, y }));
    const at = (outline: typeof drawn, x: number, y: number) => withinOutline(outline)({ x, y });
    expect([at(drawn, 5, 2), at(drawn, 5, 6), at(drawn, 1, 7), at(drawn, 11, 2)]).toEqual([true, false, true, false]);
    expect(at([...drawn].reverse(), 5, 2)).toBe(true);
    // gone round twice is not gone round never
    expect(at([...drawn, ...drawn], 5, 2)).toBe(true);
    expect(at(drawn.slice(0, 2), 5, 0)).toBe(false);
  });

  it("that a budget leaves are fewer, and a flat sheet needs but few", async () => {
    const { before, after, error, soup } = await reduced(car(), 600, new AbortController().signal);
    expect([before, soup.length / 9]).toEqual([1188, after]);
    expect(after).toBeLessThan(600);
    expect(error).toBeGreaterThan(0);
    const { after: all, error: none } = await reduced(car(), 5000, new AbortController().signal);
    expect([all, none]).toEqual([1188, 0]);
    await expect(reduced(car(), 10, AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  });
});

it("a place of the car is kept in the file's space and comes back from it", () => {
  const frame = multiply(translation(0.1, -0.2, 3), multiply(scaling(0.01), rotation([0, 1, 0], 1.2)));
  for (const point of [
    [0, 0, 0],
    [1.2, -3, 0.4],
  ] as const) {
    const back = applyPoint(frame, ...toFile(frame, [...point]));
    expect(back).toEqual(point.map((value) => expect.closeTo(value, 6)));
  }
  expect(toFile(IDENTITY, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(toFile(translation(5, 5, 5), [0, 1, 0], true)).toEqual([0, 1, 0]);
});
