import { profile } from "../geometry/curves.ts";
import { and, corner, front, rear, side, top } from "../geometry/fields.ts";
import type { Field } from "../geometry/mesh.ts";
import { type CarTable, type Drawn, SHAPES, type ShapeName } from "../tables/types.ts";
import { axles } from "./skin.ts";

export type Fields = Record<ShapeName, Field> & {
  arch: Field;
  underside: Field;
  bumperFront: Field;
  bumperRear: Field;
  fender: Field;
  /** The part of the windscreen shape that is cowl. */
  cowl: Field;
  /** Negative on the dark pillars. */
  pillars: Field;
};

/** Of a shape that a car leaves out. */
const NOWHERE: Field = () => 1;

function fieldOf(drawn: Drawn): Field {
  switch (drawn.view) {
    case "side":
      return side(drawn.keys, drawn.guard);
    case "top":
      return top(drawn.keys, drawn.guard);
    case "front":
      return front(drawn.keys, drawn.guard);
    case "rear":
      return rear(drawn.keys, drawn.guard);
    case "corner":
      return corner(drawn.keys, drawn.guard, drawn.inner ?? 0);
  }
}

/** Every curve of the table as a signed distance in drawing space. */
export function fieldsOf(table: CarTable): Fields {
  const { shapes, seams, cowl, pillars, underside } = table.curves;
  const drawn = Object.fromEntries(
    SHAPES.map((name) => [name, shapes[name] ? fieldOf(shapes[name]) : NOWHERE]),
  ) as Record<ShapeName, Field>;
  const bumperFront = profile(seams.bumperFront);
  const bumperRear = profile(seams.bumperRear);
  const fender = profile(seams.fender);
  const floor = profile(underside);
  const centres = axles(table);
  return {
    ...drawn,
    arch: (x, y) => Math.min(...centres.map(([ax, ay]) => Math.hypot(x - ax, y - ay))) - table.archRadius,
    underside: (x, y) => y - floor(x),
    bumperFront: (x, y) => x - bumperFront(y),
    bumperRear: (x, y) => bumperRear(y) - x,
    fender: and(
      (x, y) => x - fender(y),
      (_x, _y, z) => 0.3 - z,
    ),
    cowl: and(drawn.windscreen, (x, _y, z) => x - (cowl.base + cowl.bow * z * z)),
    pillars: (x, y) => Math.min(...pillars.map((p) => Math.abs(x + (y - 1) * p.lean - p.x) - p.half)),
  };
}
