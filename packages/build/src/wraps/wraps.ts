import type { Placement } from "../document.ts";
import { rotationOf } from "../printed/pose.ts";
import type { Fill, Shape, ShapeArt } from "../shape/schema.ts";

/** Lowest and highest corner, metres. */
type Box = readonly [readonly [number, number, number], readonly [number, number, number]];
/** How large the paintable body and each of its panels are. */
export type WrapCar = { body: Box; panels: Readonly<Record<string, Box>> };

export const WRAPS = ["stripes", "side", "two-tone", "fade", "camo"] as const;
export type WrapKind = (typeof WRAPS)[number];

export type WrapLook = {
  color: string;
  /** Of what the wrap has beside its colour: the line of a two-tone, the second colour of a camo. */
  second: string;
};

const LEFT = rotationOf([0, 0, -1], [0, 1, 0], [1, 0, 0]);
const TOP = rotationOf([1, 0, 0], [0, 0, -1], [0, 1, 0]);
const FRONT = rotationOf([1, 0, 0], [0, 1, 0], [0, 0, 1]);
const REAR = rotationOf([-1, 0, 0], [0, 1, 0], [0, 0, -1]);

/** Metres that a wrap reaches beyond the body, so that its edge lies on nothing. */
const BEYOND = 0.04;
/** Metres off the middle that a half of the car begins. */
const MIDDLE = 0.02;
/** Where a two-tone parts, of the body's height. */
const WAIST = 0.46;

type Part = { shape?: Shape; fill: Fill } & Pick<Placement, "position" | "rotation" | "size" | "depth"> &
  Partial<Pick<Placement, "projection" | "panels" | "mirror">>;

const clamp = (value: number, most: number) => Math.max(0.005, Math.min(most, Math.round(value * 1e4) / 1e4));

function layer({ shape = { form: "rectangle", corner: 0 }, fill, ...part }: Part, id: string, name: string): Placement {
  const art: ShapeArt = { kind: "shape", shape, fill };
  return {
    id,
    name: name.slice(0, 80),
    art,
    opacity: 1,
    tint: null,
    finish: "gloss",
    flip: false,
    projection: "wrap",
    panels: null,
    mirror: null,
    group: null,
    locked: false,
    hidden: false,
    ...part,
    size: [clamp(part.size[0], 8), clamp(part.size[1], 8)],
    depth: clamp(part.depth, 4),
  };
}

/** Panels that lie on the left or the right alone and reach far out: doors, fenders, skirts, and no mirrors. */
export function sidePanels({ body, panels }: WrapCar): string[] {
  const reach = body[1][0];
  return Object.entries(panels).flatMap(([id, [low, high]]) => {
    const oneSided = low[0] > 0.15 * reach || high[0] < -0.15 * reach;
    const long = high[2] - low[2] > 0.35;
    return oneSided && long && !id.startsWith("mirror") ? [id] : [];
  });
}

/** Panels by where they look most, so that a pattern is laid on each from one side alone. */
export function facesOf({ body, panels }: WrapCar): Record<"side" | "top" | "front" | "rear", string[]> {
  const found = { side: [] as string[], top: [] as string[], front: [] as string[], rear: [] as string[] };
  const reach = body[1][0];
  const middle = (body[0][2] + body[1][2]) / 2;
  for (const [id, [low, high]] of Object.entries(panels)) {
    const oneSided = low[0] > 0.15 * reach || high[0] < -0.15 * reach;
    const upright = high[1] - low[1] > 0.6 * (high[2] - low[2]);
    const end = (low[2] + high[2]) / 2 > middle ? found.front : found.rear;
    (oneSided ? found.side : upright ? end : found.top).push(id);
  }
  return found;
}

/**
 * The layers of a wrap over a whole car, bottom first: art that is laid around it, so that it goes over bumper faces and
 * edges without a gap, each a layer like any other.
 * @param nameOf what the layer of this number is called
 */
export function wrapLayers(
  kind: WrapKind,
  car: WrapCar,
  look: WrapLook,
  newId: () => string,
  nameOf: (number: number) => string,
): Placement[] {
  const [low, high] = car.body;
  const [width, height, length] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const [y, z] = [(low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const solid = (color: string): Fill => ({ kind: "solid", color });
  const long = length + 2 * BEYOND;
  const wide = width + 2 * BEYOND;
  const tall = height + 2 * BEYOND;
  return partsOf().map((part, i) => layer(part, newId(), nameOf(i + 1)));

  function partsOf(): Part[] {
    switch (kind) {
      case "stripes": {
        // to half centimetres, as they are cut
        const stripe = Math.round(width * 0.115 * 200) / 200;
        const off = stripe / 2 + Math.round(width * 0.017 * 200) / 200;
        return [off, -off].map((x) => ({
          fill: solid(look.color),
          position: [x, y, z],
          rotation: TOP,
          size: [stripe, long],
          depth: tall,
        }));
      }
      case "side": {
        const half = wide / 2 - MIDDLE;
        return [
          {
            fill: solid(look.color),
            position: [MIDDLE + half / 2, y, z],
            rotation: LEFT,
            size: [long, tall],
            depth: half,
            panels: sidePanels(car),
            mirror: { readable: true },
          },
        ];
      }
      case "two-tone": {
        const waist = low[1] + height * WAIST;
        const lower = waist - low[1] + BEYOND;
        const around = { rotation: LEFT, depth: wide } as const;
        return [
          {
            ...around,
            fill: solid(look.color),
            position: [0, waist - lower / 2, z],
            size: [long, lower],
          },
          { ...around, fill: solid(look.second), position: [0, waist, z], size: [long, 0.022] },
        ];
      }
      case "fade":
        return [
          {
            fill: {
              kind: "linear",
              angle: 0,
              stops: [
                { at: 0.3, color: look.color, alpha: 0 },
                { at: 0.95, color: look.color, alpha: 1 },
              ],
            },
            position: [0, y, z],
            rotation: LEFT,
            size: [long, tall],
            depth: wide,
          },
        ];
      case "camo": {
        const tone = (color: string, seed: number): Part[] => {
          const on = (at: number, size: [number, number], cover = 0.62): Pick<Part, "shape" | "fill" | "size"> => ({
            shape: { form: "camo", patch: 0.24, cover, soft: true, seed: seed + at },
            fill: solid(color),
            size,
          });
          const half = wide / 2 - MIDDLE;
          const { side, top, front, rear } = facesOf(car);
          // laid on each panel from where it looks: what is seen at a low angle would be streaks
          const faces = { projection: "box", depth: Math.min(1.4, length * 0.3) } as const;
          const all: Part[] = [
            {
              ...on(0, [wide, long]),
              position: [0, y, z],
              rotation: TOP,
              projection: "box",
              depth: tall,
              panels: top,
            },
            {
              ...on(1, [long, tall]),
              panels: side,
              position: [MIDDLE + half / 2, y, z],
              rotation: LEFT,
              projection: "box",
              depth: half,
              mirror: { readable: false },
            },
            {
              ...on(2, [wide, tall]),
              ...faces,
              panels: front,
              position: [0, y, high[2] - faces.depth / 2 + BEYOND],
              rotation: FRONT,
            },
            {
              ...on(3, [wide, tall]),
              ...faces,
              panels: rear,
              position: [0, y, low[2] + faces.depth / 2 - BEYOND],
              rotation: REAR,
            },
          ];
          return all.filter(({ panels }) => panels?.length);
        };
        return [...tone(look.color, 10), ...tone(look.second, 40)];
      }
    }
  }
}
