import type { BuildDocument } from "../document.ts";
import type { Manifest, PartMeasures } from "../manifest.ts";

/** What shines through the lens of a lamp, as the car is sold and as it is built: `#rrggbb`; `now` null where the lamp is gone. */
export type LampColor = { lamp: string; sold: string; now: string | null };

/** What of a built car laws of the road measure: millimetres against the car as it is sold, unless said. */
export type RoadMeasures = {
  length: number;
  /** Without mirrors, as registration papers have it. */
  width: number;
  height: number;
  /** Between the ground and the lowest part of the body, mm; null where the model does not tell. */
  clearance: number | null;
  /** The build brought something nearer to the ground than the car is sold. */
  isLowered: boolean;
  /** How much light the glass lets through with its film, per cent; null where there is no film. */
  glass: number | null;
  /** How far the outer face of the wheels stands out against stock, on the axle where it does most. */
  wheels: number;
  /** Slots where something else is mounted than the car is sold with. */
  slots: string[];
  /** Lamps in another color than the car is sold with. */
  lamps: readonly LampColor[];
};

/** In metres: least and greatest of x, y and z. */
type Reach = { min: readonly number[]; max: readonly number[] };

/**
 * How far body and parts reach, without wheels and brakes, as the car is sold and as it is built; `widest` is the width
 * of the widest mounted part but mirrors.
 */
export type CarReach = { sold: Reach; now: Reach; widest: number };

/** Slots whose parts no body measure counts. */
export const UNMEASURED: ReadonlySet<string> = new Set(["wheels.front", "wheels.rear", "brakes"]);

/** Visible light that clear laminated glass lets through, per cent: what a film takes comes off this. */
export const CLEAR_GLASS = 78;

const mm = (metres: number) => Math.round(metres * 1000);
const MM_PER_INCH = 25.4;

/** Wheels of one axle: less offset and more width bring the outer face out. */
function wheelsOut(build: BuildDocument, manifest: Manifest, parts: ReadonlyMap<string, PartMeasures>): number {
  const out = (["front", "rear"] as const).map((axle) => {
    const id = `wheels.${axle}`;
    const hub = manifest.slots.find((slot) => slot.id === id)?.hub;
    const wheel = parts.get(id)?.wheel;
    const moved =
      hub && wheel ? hub.offset.stock - wheel.offset + ((wheel.width - hub.width.stock) * MM_PER_INCH) / 2 : 0;
    return moved + build.stance.offset[axle];
  });
  return Math.round(Math.max(...out));
}

/**
 * @param parts measures of what is mounted, by slot
 * @param reach null where the model does not tell: then only what the build itself states is known
 */
export function roadMeasures(
  build: BuildDocument,
  manifest: Manifest,
  parts: ReadonlyMap<string, PartMeasures>,
  reach: CarReach | null,
  lamps: readonly LampColor[] = [],
): RoadMeasures {
  const { height: lift } = build.stance;
  const low = reach ? (reach.now.min[1] as number) : 0;
  return {
    length: reach ? mm(extent(reach.now, 2) - extent(reach.sold, 2)) : 0,
    // a model's own width may hold mirrors, the stated one does not
    width: reach ? Math.max(0, mm(reach.widest - manifest.dimensions.width)) : 0,
    height: (reach ? mm((reach.now.max[1] as number) - (reach.sold.max[1] as number)) : 0) + Math.round(lift),
    clearance: reach ? mm(low) + Math.round(lift) : null,
    isLowered: reach !== null && mm(low - (reach.sold.min[1] as number)) + lift < 0,
    glass: build.glass && build.glass.tint > 0 ? Math.round((1 - build.glass.tint) * CLEAR_GLASS) : null,
    wheels: wheelsOut(build, manifest, parts),
    slots: [...parts.keys()],
    lamps,
  };
}

const extent = ({ min, max }: Reach, axis: number): number => (max[axis] as number) - (min[axis] as number);
