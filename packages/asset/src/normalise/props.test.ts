import { describe, expect, it } from "vitest";
import { Notes } from "../report.ts";
import { box, pieceOf } from "../testing/shapes.ts";
import { stripProps } from "./props.ts";

const body = pieceOf(box([0, 0.6, 0], [1.8, 1.2, 4.4]), "Body");
const kept = (...pieces: ReturnType<typeof pieceOf>[]) => {
  const notes = new Notes();
  const names = stripProps([body, ...pieces], notes).map((piece) => piece.node);
  return { names, notes: notes.list.map((note) => note.message) };
};

describe("stripProps", () => {
  it("drops a floor under the car and names it", () => {
    const { names, notes } = kept(pieceOf(box([0, -0.1, 0], [1.5, 0.01, 4]), "Showroom_Floor"));
    expect(names).toEqual(["Body"]);
    expect(notes[0]).toContain("Showroom_Floor");
  });

  it("drops a cloth that rises around the car", () => {
    expect(kept(pieceOf(box([0, 0.2, 0], [3, 0.5, 6]), "Cloth")).names).toEqual(["Body"]);
  });

  it("keeps a floor inside the car", () => {
    expect(kept(pieceOf(box([0, 0.3, 0], [1.5, 0.05, 3]), "InteriorFloor")).names).toEqual(["Body", "InteriorFloor"]);
  });

  it("drops a wide sheet without a telling name, keeps a wide spoiler", () => {
    expect(kept(pieceOf(box([0, -0.01, 0], [9, 0.02, 9]), "Mesh_7")).names).toEqual(["Body"]);
    expect(kept(pieceOf(box([0, 1.3, -2], [1.9, 0.02, 0.3]), "Mesh_8")).names).toEqual(["Body", "Mesh_8"]);
  });

  it("never takes the whole car away", () => {
    const notes = new Notes();
    expect(stripProps([pieceOf(box([0, 0, 0], [1, 1, 4]), "Platform")], notes)).toHaveLength(1);
  });
});
