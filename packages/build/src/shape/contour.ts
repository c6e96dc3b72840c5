export type Point = readonly [x: number, y: number];
/** A closed line: where it begins, and what follows, either a point or two handles and a point. */
export type Contour = { start: Point; parts: readonly (readonly number[])[] };
