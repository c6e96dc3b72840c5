// What the bench's page and its server agree on.

/** A list of points that a table's source holds as plain numbers, metres in drawing space. */
export type PointList = {
  /** `cage.top.1`, `cage.front.0`, `cage.creases`, `curves.shapes.door`, `curves.seams.fender`, `curves.underside`. */
  id: string;
  /** The constant's name, or the last part of the id. */
  name: string;
  /**
   * What a point's numbers are: `cage` x y z; `key` two of the shape's view and 1 for a corner; `round` two and a radius;
   * `seam` y and x; `floor` x and y; `crease` from, to and sharpness.
   */
  kind: "cage" | "key" | "round" | "seam" | "floor" | "crease";
  points: number[][];
  /** Of shapes: how they are drawn. */
  view?: "side" | "top" | "front" | "rear" | "corner" | "rear-corner";
  /** Of creases: the row that each is on. */
  rows?: string[];
};

/** The points of every list by id. */
export type Values = Record<string, number[][]>;

export type TableAnswer = { slug: string; title: string; version: string; lists: PointList[] };

export const valuesOf = (lists: readonly PointList[]): Values =>
  Object.fromEntries(lists.map((list) => [list.id, list.points.map((point) => [...point])]));
