import type { CarFacts } from "../../data/manifest.ts";

/** Units of the drawing, about px at its widest. */
const SIZE = { width: 1400, height: 760 };
const MARGIN = { top: 90, bottom: 190, side: 200 };

export type FrontLayout = {
  size: typeof SIZE;
  /** The envelope: as wide and high as the car. */
  box: { left: number; right: number; top: number };
  ground: number;
  /** Middle of the tyres. */
  track: { left: number; right: number };
  tyres: { x: number; width: number; height: number }[];
  /** Drawing units per mm. */
  scale: number;
};

/** Places the front elevation: one scale for everything, as large as the space allows. */
export function frontLayout({ dimensions, hub }: Pick<CarFacts, "dimensions" | "hub">): FrontLayout {
  const { width, height, trackFront } = dimensions;
  const room = { width: SIZE.width - 2 * MARGIN.side, height: SIZE.height - MARGIN.top - MARGIN.bottom };
  const scale = Math.min(room.width / width, room.height / height);
  const middle = SIZE.width / 2;
  const ground = SIZE.height - MARGIN.bottom;
  const track = { left: middle - (trackFront / 2) * scale, right: middle + (trackFront / 2) * scale };
  const tyre = { width: (hub?.tyreWidth ?? 0) * scale, height: (hub?.tyreDiameter ?? 0) * scale };
  return {
    size: SIZE,
    box: { left: middle - (width / 2) * scale, right: middle + (width / 2) * scale, top: ground - height * scale },
    ground,
    track,
    tyres: hub ? [track.left, track.right].map((x) => ({ x: x - tyre.width / 2, ...tyre })) : [],
    scale,
  };
}
