import { describe, expect, it } from "vitest";
import { joinPieces } from "../geometry/join.ts";
import type { Vec3 } from "../geometry/piece.ts";
import { rotation, transformPiece } from "../geometry/transform.ts";
import { Notes } from "../report.ts";
import { box, pieceOf, ring } from "../testing/shapes.ts";
import type { Part } from "./part.ts";
import { findWheels } from "./wheels.ts";

const places: readonly (readonly [string, Vec3])[] = [
  ["FL", [0.8, 0.33, 1.3]],
  ["FR", [-0.8, 0.33, 1.3]],
  ["RL", [0.8, 0.33, -1.3]],
  ["RR", [-0.8, 0.33, -1.3]],
];
const part = (piece: ReturnType<typeof pieceOf>, substance: Part["substance"]): Part => ({
  ...piece,
  substance,
  corner: null,
});
const body = part(pieceOf(box([0, 0.75, 0], [1.7, 0.9, 4.2]), "Body"), "paint");
const tyres = places.map(([name, at]) => pieceOf(ring(at, 0.2, 0.33, 0.2), `Tyre_${name}`));

describe("findWheels", () => {
  it("measures four named wheels", () => {
    const { wheels } = findWheels([body, ...tyres.map((tyre) => part(tyre, "tyre"))], new Notes());
    expect(wheels.map((wheel) => wheel.corner)).toEqual(["front.left", "front.right", "rear.left", "rear.right"]);
    expect(wheels[0]?.radius).toBeCloseTo(0.33, 3);
    expect(wheels[0]?.width).toBeCloseTo(0.2, 3);
    expect(wheels[0]?.centre[0]).toBeCloseTo(0.8, 3);
  });

  it("divides four tyres that are one mesh", () => {
    const one = part(joinPieces(tyres as [(typeof tyres)[0] & object]), "tyre");
    const { wheels, parts } = findWheels([body, one], new Notes());
    expect(wheels).toHaveLength(4);
    expect(parts.filter((piece) => piece.corner)).toHaveLength(4);
  });

  it("finds them by shape when nothing is named, even inside one mesh with the body", () => {
    const notes = new Notes();
    const all = part(joinPieces([pieceOf(box([0, 0.75, 0], [1.7, 0.9, 4.2]), "Mesh"), ...tyres]), "other");
    const { wheels, parts } = findWheels([all], notes);
    expect(wheels).toHaveLength(4);
    expect(parts.filter((piece) => piece.substance === "tyre")).toHaveLength(4);
    expect(notes.list.find((note) => note.code === "wheels-found")?.values.how).toBe("shape");
  });

  it("sets steered wheels straight", () => {
    const notes = new Notes();
    const steered = tyres.map((tyre, i) => {
      const centre = places[i]?.[1] as Vec3;
      return part(
        centre[2] > 0 ? { ...tyre, ...transformPiece(tyre, rotation([0, 1, 0], 0.4, centre)) } : tyre,
        "tyre",
      );
    });
    const { wheels } = findWheels([body, ...steered], notes);
    for (const wheel of wheels) expect(wheel.width, wheel.corner).toBeCloseTo(0.2, 2);
    expect(notes.list.find((note) => note.code === "wheels-straightened")?.values).toMatchObject({
      axle: "front",
      degrees: 23,
    });
  });

  it("three wheels are not four", () => {
    const notes = new Notes();
    const { wheels } = findWheels([body, ...tyres.slice(0, 3).map((tyre) => part(tyre, "tyre"))], notes);
    expect(wheels).toEqual([]);
    expect(notes.list[0]).toMatchObject({ code: "no-wheels", level: "limit" });
  });

  it("a steering wheel is no road wheel", () => {
    const steering = part(pieceOf(ring([0.4, 0.9, 0.5], 0.15, 0.18, 0.03), "SteeringWheel", ["SteeringWheel"]), "rim");
    const { wheels } = findWheels([body, steering, ...tyres.map((tyre) => part(tyre, "tyre"))], new Notes());
    expect(wheels[0]?.rim).toBe(0);
  });
});
