import type { CarFacts, DrawingFacts } from "../../data/manifest.ts";

/** Units of the sheet, about px at its widest. */
const SIZE = { width: 1400, height: 1120 };
/** Room around the elevations, for their dimension lines. */
const MARGIN = { left: 70, right: 150, top: 60, dims: 150, between: 70 };
/** Where the hub is drawn, at a scale of its own: its circles are small beside a car. */
const HUB = { x: 960, radius: 170 };
const INCH = 25.4;

type Line = { left: number; right: number };
type Box = Line & { top: number; ground: number };
type Place = { x: number; y: number; width: number; height: number };
export type Wheel = { x: number; y: number; tyre: number; rim: number };
export type SheetLayout = {
  size: typeof SIZE;
  /** Drawing units per mm of both elevations. */
  scale: number;
  /** From the left, the nose to the left: the envelope, and wheels by their middle and radii. */
  side: { box: Box; wheels: Wheel[]; wheelbase: Line };
  /** From the front: the envelope, and tyres as boxes. */
  front: { box: Box; track: Line; tyres: { x: number; width: number; height: number }[] };
  /** Where the two halves of the drawn elevations stand, mirrors and all; `whole` is the picture that both are cut from. */
  drawn: { url: string; side: Place; front: Place; whole: { width: number; height: number } } | null;
  /** The wheel's seat: radii and the middles of the bolts. */
  hub: {
    x: number;
    y: number;
    rim: number;
    pitch: number;
    bore: number;
    bolt: number;
    bolts: [number, number][];
  } | null;
};

/** Places side and front elevation at one scale, one above the other, and the hub beside the front. */
export function sheetLayout({
  dimensions,
  axles,
  hub,
  drawing,
}: Pick<CarFacts, "dimensions" | "axles" | "hub" | "drawing">): SheetLayout {
  const { length, width, height, trackFront } = dimensions;
  const tall = (SIZE.height - MARGIN.top - 2 * MARGIN.dims - MARGIN.between) / 2;
  const scale = Math.min((SIZE.width - MARGIN.left - MARGIN.right) / length, tall / height);
  const box = (mm: number, ground: number): Box => ({
    left: MARGIN.left,
    right: MARGIN.left + mm * scale,
    top: ground - height * scale,
    ground,
  });
  const side = box(length, MARGIN.top + height * scale);
  const front = box(width, side.ground + MARGIN.dims + MARGIN.between + height * scale);
  const tyre = ((hub?.tyreDiameter ?? 0) / 2) * scale;
  const rim = ((hub?.diameter[1] ?? 0) / 2) * INCH * scale;
  // an import may have its middle elsewhere: wheels stay inside the envelope
  const nose = drawing?.nose ?? length / 2;
  const along = (mm: number) =>
    Math.min(Math.max(side.left + (nose - mm) * scale, side.left + tyre), side.right - tyre);
  const wheelbase = { left: along(axles.front), right: along(axles.rear) };
  const middle = (front.left + front.right) / 2;
  const track = { left: middle - (trackFront / 2) * scale, right: middle + (trackFront / 2) * scale };
  const wide = (hub?.tyreWidth ?? 0) * scale;
  return {
    size: SIZE,
    scale,
    side: {
      box: side,
      wheelbase,
      wheels: hub ? [wheelbase.left, wheelbase.right].map((x) => ({ x, y: side.ground - tyre, tyre, rim })) : [],
    },
    front: {
      box: front,
      track,
      tyres: hub ? [track.left, track.right].map((x) => ({ x: x - wide / 2, width: wide, height: 2 * tyre })) : [],
    },
    drawn: drawing && drawnLayout(drawing, side, front, scale),
    hub: hub && hubLayout(hub, (front.top + front.ground) / 2 + 20),
  };
}

function drawnLayout({ url, breadth }: DrawingFacts, side: Box, front: Box, scale: number): SheetLayout["drawn"] {
  const height = side.ground - side.top;
  const width = breadth * scale;
  return {
    url,
    side: { x: side.left, y: side.top, width: side.right - side.left, height },
    front: { x: (front.left + front.right - width) / 2, y: front.top, width, height },
    whole: { width: side.right - side.left, height: 2 * height },
  };
}

function hubLayout({ boltCount, boltPcd, centreBore }: NonNullable<CarFacts["hub"]>, y: number): SheetLayout["hub"] {
  const scale = (HUB.radius * 0.72) / (boltPcd / 2);
  const pitch = (boltPcd / 2) * scale;
  const bolts = Array.from({ length: boltCount }, (_, index): [number, number] => {
    const angle = (index / boltCount) * 2 * Math.PI - Math.PI / 2;
    return [HUB.x + pitch * Math.cos(angle), y + pitch * Math.sin(angle)];
  });
  return { x: HUB.x, y, rim: HUB.radius, pitch, bore: (centreBore / 2) * scale, bolt: 7 * scale, bolts };
}
