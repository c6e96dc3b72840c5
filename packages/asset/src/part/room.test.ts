import { describe, expect, it } from "vitest";
import type { Piece } from "../geometry/piece.ts";
import { around } from "./room.ts";

/** A sheet of so many squares each way, `side` metres wide, `height` metres up. */
function sheet(squares: number, side: number, height: number): Piece {
  const position = new Float32Array((squares + 1) ** 2 * 3);
  const index = new Uint32Array(squares ** 2 * 6);
  for (let i = 0; i <= squares; i++)
    for (let j = 0; j <= squares; j++)
      position.set([(i / squares) * side, height, (j / squares) * side], (i * (squares + 1) + j) * 3);
  for (let i = 0; i < squares; i++)
    for (let j = 0; j < squares; j++) {
      const a = i * (squares + 1) + j;
      const b = a + squares + 1;
      index.set([a, b, a + 1, a + 1, b, b + 1], (i * squares + j) * 6);
    }
  return { position, index, path: [] } as unknown as Piece;
}
const near = { min: [-0.1, -0.1, -0.1], max: [1.1, 1.1, 1.1] } as const;
const box = { min: [...near.min], max: [...near.max] } as Parameters<typeof around>[1];

describe("what is around a part", () => {
  it("is seen whole, however fine the first mesh is", () => {
    const found = around(
      [
        { piece: sheet(400, 1, 0), name: "fine" },
        { piece: sheet(1, 1, 0.5), name: "coarse" },
      ],
      box,
    );
    const of = (name: string) => found.of.filter((at) => found.names[at] === name).length;
    expect(of("fine")).toBeGreaterThan(100_000);
    expect(of("coarse")).toBeGreaterThan(10_000);
  });

  it("is not told where it is too much to be looked at", () => {
    expect(() => around([{ piece: sheet(900, 1, 0), name: "finest" }], box)).toThrow(/too many/);
  });
});
