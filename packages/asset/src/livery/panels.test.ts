import { describe, expect, it } from "vitest";
import { joinPieces } from "../geometry/join.ts";
import { areaOf, boundsOf, type Piece, type Vec3 } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import type { Zoned } from "../propose/zones.ts";
import { Notes } from "../report.ts";
import { pieceOf, sheet } from "../testing/shapes.ts";
import { proposePanels } from "./panels.ts";

const car = { height: 1.3, frontAxle: 1.3, rearAxle: -1.3, wheelRadius: 0.33 };
const zoned = (piece: Piece, zone: string | null = "body"): Zoned => ({
  ...weldPiece(piece),
  substance: "paint",
  corner: null,
  zone,
});
const seenAll = (parts: readonly Zoned[]) =>
  new Map(parts.map((part) => [part, new Uint8Array(part.index.length / 3).fill(1)]));
const flank = (side: number) => sheet(8, (u, v): Vec3 => [side * 0.9, 0.3 + v * 0.6, side > 0 ? 1 - u * 2 : u * 2 - 1]);

describe("proposePanels", () => {
  it("one mesh of both sides becomes a left and a right panel", () => {
    const parts = [zoned(joinPieces([pieceOf(flank(1), "Mesh"), pieceOf(flank(-1), "Mesh")]))];
    const { panels } = proposePanels(parts, seenAll(parts), car, new Notes());
    expect(panels.map((panel) => panel.id)).toEqual(["side.left", "side.right"]);
    expect(boundsOf([panels[0]?.piece as Piece]).min[0]).toBeGreaterThan(0);
  });

  it("doors of two zones keep one plain name, the body's", () => {
    const parts = [zoned(pieceOf(flank(1), "Door_L")), zoned(pieceOf(flank(1), "Door_L_lower"), "trim")];
    const { panels } = proposePanels(parts, seenAll(parts), car, new Notes());
    expect(panels.map(({ id, zone }) => [id, zone])).toEqual([
      ["door.left", "body"],
      ["door.left.trim", "trim"],
    ]);
  });

  it("faces that a person laid out with a panel are of it, on their own side, and what is not painted is told", () => {
    const said = (piece: Zoned, panel: string): Zoned => ({ ...piece, said: { panel } });
    const both = joinPieces([pieceOf(flank(1), "Mesh"), pieceOf(flank(-1), "Mesh")]);
    const parts = [
      said(zoned(both), "door.front"),
      zoned(pieceOf(flank(1), "Fender_L")),
      said(zoned(pieceOf(flank(1), "Seat"), null), "hood"),
    ];
    const notes = new Notes();
    const { panels } = proposePanels(parts, seenAll(parts), car, notes);
    expect(panels.map(({ id }) => id)).toEqual(["door.left", "door.right", "fender.front.left"]);
    expect(panels.map(({ piece }) => boundsOf([piece]).min[0] > 0)).toEqual([true, false, true]);
    expect(notes.list.map(({ code }) => code)).toEqual(expect.arrayContaining(["panel-stated", "panel-unpainted"]));
    // what is cut from a fender is beside it, and goes back to it
    const cut = [said(zoned(pieceOf(flank(1), "Fender_L")), "section.2"), ...parts.slice(1, 2)];
    expect(proposePanels(cut, seenAll(cut), car, new Notes()).panels.map(({ id }) => id)).toEqual([
      "fender.front.left",
      "section.2",
    ]);
    const back = [said(zoned(pieceOf(flank(1), "Hood")), "fender.front"), ...parts.slice(1, 2)];
    expect(proposePanels(back, seenAll(back), car, new Notes()).panels.map(({ id }) => id)).toEqual([
      "fender.front.left",
    ]);
  });

  it("front doors are plain doors unless the car has rear ones", () => {
    const two = [zoned(pieceOf(flank(1), "Door_Front_L"))];
    expect(proposePanels(two, seenAll(two), car, new Notes()).panels[0]?.id).toBe("door.left");
    const four = [...two, zoned(pieceOf(flank(1), "Door_Rear_L"))];
    expect(proposePanels(four, seenAll(four), car, new Notes()).panels.map((panel) => panel.id)).toEqual([
      "door.front.left",
      "door.rear.left",
    ]);
  });

  it("what is hidden or not painted is no panel, and nothing is lost", () => {
    const parts = [
      zoned(pieceOf(flank(1), "Door_L")),
      zoned(pieceOf(flank(-1), "Door_R")),
      zoned(pieceOf(flank(1), "Seat"), null),
    ];
    const seen = new Map(parts.map((part, i) => [part, new Uint8Array(part.index.length / 3).fill(i === 1 ? 0 : 1)]));
    const { panels, rest } = proposePanels(parts, seen, car, new Notes());
    expect(panels.map((panel) => panel.id)).toEqual(["door.left"]);
    const area = [...panels.map((panel) => panel.piece), ...rest].reduce((sum, piece) => sum + areaOf(piece), 0);
    expect(area).toBeCloseTo(
      parts.reduce((sum, part) => sum + areaOf(part), 0),
      4,
    );
  });
});
