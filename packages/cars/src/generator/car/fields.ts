import { profile } from "../../geometry/curves.ts";
import { and, corner, front, not, or, rear, rearCorner, side, top } from "../../geometry/fields.ts";
import type { Field } from "../../geometry/mesh.ts";
import { type CarTable, type Drawn, SHAPES, type ShapeName } from "../../tables/types.ts";
import { archNorm, axles } from "./skin.ts";

export type Fields = Record<ShapeName, Field> & {
  arch: Field;
  cladding: Field;
  /** Under the mouldings around the arches. */
  flare: Field;
  underside: Field;
  bumperFront: Field;
  bumperRear: Field;
  fender: Field;
  /** The part of the windscreen shape that is cowl. */
  cowl: Field;
  /** Negative on the dark pillars. */
  pillars: Field;
};

/** How far a shape inside another stays from its edge, metres. */
const EDGE = 0.003;

/** Of a shape that a car leaves out. */
export const NOWHERE: Field = () => 1;

function fieldOf(drawn: Drawn): Field {
  const steps = drawn.straight ? 1 : undefined;
  switch (drawn.view) {
    case "side":
      return side(drawn.keys, drawn.guard, steps);
    case "top":
      return top(drawn.keys, drawn.guard, steps);
    case "front":
      return front(drawn.keys, drawn.guard, steps);
    case "rear":
      return rear(drawn.keys, drawn.guard, steps);
    case "rear-corner":
      return rearCorner(drawn.keys, drawn.guard, drawn.inner ?? 0);
    case "corner":
      return corner(drawn.keys, drawn.guard, drawn.inner ?? 0, steps);
  }
}

/** Around the arches and below the edge; where the two meet, the outline is rounded. */
function claddingField({ ring, blend, edge }: NonNullable<CarTable["curves"]["cladding"]>, arch: Field): Field {
  const height = profile(edge);
  return (x, y, z) => {
    const a = arch(x, y, z) - ring;
    const b = y - height(x);
    const h = Math.max(blend - Math.abs(a - b), 0) / blend;
    return Math.min(a, b) - (h * h * h * blend) / 6;
  };
}

/** Every curve of the table as a signed distance in drawing space. */
export function fieldsOf(table: CarTable): Fields {
  const { shapes, seams, cowl, pillars, underside, cladding, arches } = table.curves;
  const drawn = Object.fromEntries(
    SHAPES.map((name) => [name, shapes[name] ? fieldOf(shapes[name]) : NOWHERE]),
  ) as Record<ShapeName, Field>;
  const bumperFront = profile(seams.bumperFront);
  const bumperRear = profile(seams.bumperRear);
  const fender = profile(seams.fender);
  const floor = profile(underside);
  const centres = axles(table);
  const square = table.archSquare ?? 2;
  const round: Field = (x, y) => Math.min(...centres.map(([ax, ay, r]) => archNorm(square, x - ax, y - ay) - r));
  const arch = arches ? or(side(arches.front, 0, 1), side(arches.rear, 0, 1)) : round;
  const covered = table.fittings.flares ? table.fittings.flares.width - 0.012 : 0;
  for (const name of SHAPES) {
    const { except, within } = shapes[name] ?? {};
    const whole = drawn[name];
    if (except) drawn[name] = and(whole, not(drawn[except]));
    if (within) drawn[name] = and(whole, (x, y, z) => drawn[within](x, y, z) + EDGE);
  }
  return {
    ...drawn,
    arch,
    cladding: cladding ? claddingField(cladding, arch) : NOWHERE,
    flare: covered ? (x, y, z) => Math.max(arch(x, y, z) - covered, 0.4 - z) : NOWHERE,
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
