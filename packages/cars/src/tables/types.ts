import type { LocalizedText, PaintFinish } from "@carloom/build";
import type { Key } from "../geometry/curves.ts";
import type { V3 } from "../geometry/mesh.ts";
import type { CameraTable } from "./cameras.ts";
import type { FittingsTable } from "./fittings.ts";

/** How a car's charts are laid out: the order that they are placed in, and the cells of a centimetre along the square's side. */
export type Packing = { order: number; cells: number };

/**
 * Drawing space: x rearward from the front axle, y up from the ground, z to the car's left; metres.
 * Only one half (z ≥ 0) is drawn.
 */
export type Crease = {
  /** T top row, S side row, f front row, r rear row, X across the top at a station, Y down the side at a station. */
  row: `${"T" | "S" | "f" | "r" | "X" | "Y"}${number}`;
  from: number;
  to: number;
  sharpness: number;
};

/** Rows of control points: `top` and `side` run from nose to tail, `front` and `rear` from top to bottom. */
export type CageTable = { top: V3[][]; side: V3[][]; front: V3[][]; rear: V3[][]; creases: Crease[] };

/** A closed curve in one projection. `guard` keeps it off the far side, see `geometry/fields.ts`. */
export type Drawn = {
  view: "side" | "top" | "front" | "rear" | "corner" | "rear-corner";
  keys: readonly Key[];
  guard: number;
  /** Keys are joined by straight lines, as `rounded` makes them. */
  straight?: boolean;
  /** Corner views only: least z. */
  inner?: number;
  /** What belongs to this other shape is left to it. */
  except?: ShapeName;
  /** Nothing outside this other shape, with a shut line's distance to its edge. */
  within?: ShapeName;
};

/** A seam as x over y: [y, x] keys. */
export type Seam = readonly (readonly [number, number])[];

/** x at y = 1, x forward for each metre up, half width. */
export type Pillar = { x: number; lean: number; half: number };

export type CurveTable = {
  /** A car without a shape leaves it out. */
  shapes: Partial<Record<ShapeName, Drawn>>;
  seams: { bumperFront: Seam; bumperRear: Seam; fender: Seam };
  /** Upper limit of the dark underside, as y over x. */
  underside: Seam;
  /**
   * Dark cladding: a ring of this width around the arches and everything below `edge` (y over x), joined by a fillet
   * of about `blend` metres.
   */
  cladding?: { ring: number; blend: number; edge: Seam };
  /** Windscreen below this line is cowl: x = base + bow·z². */
  cowl: { base: number; bow: number };
  /** Dark pillars inside the side glass: x at y = 1, lean, half width. */
  pillars: readonly Pillar[];
  /** Of a car with rear doors: the pillar between the doors, and where the rear door's glass ends if not with the glass. */
  posts?: { middle: Pillar; rear?: Pillar };
  /** Closed side-view curves of arches that are no circle; the table's `archRadius` then only sizes the liners. */
  arches?: { front: readonly Key[]; rear: readonly Key[] };
};

export const SHAPES = [
  "windscreen",
  "backlight",
  "sideGlass",
  "panorama",
  "headlamp",
  "blade",
  "grille",
  "intake",
  "sideIntake",
  "upperIntake",
  "hoodVent",
  "louvre",
  "tailMesh",
  "tailVent",
  "tailLamp",
  "plate",
  "tailBand",
  "reflector",
  "skid",
  "valance",
  "apron",
  "gap",
  "bed",
  "rail",
  "roof",
  "visor",
  "hood",
  "trunk",
  "skirt",
  "vent",
  "handle",
  "fuel",
  "door",
  "handleRear",
  "doorRear",
  "cab",
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** One axle as drawn and as its hub demands. */
export type AxleTable = {
  /** Between the tyre centres, metres. */
  track: number;
  tyreWidth: number;
  /** Where this axle's tyre and arch differ from the car's. */
  tyreDiameter?: number;
  archRadius?: number;
  /** None is a road tyre. */
  tread?: "terrain";
  brakeRadius: number;
  hub: {
    boltPattern: { count: number; pcd: number };
    centreBore: number;
    diameter: { min: number; max: number; stock: number };
    width: { min: number; max: number; stock: number };
    offset: { min: number; max: number; stock: number };
  };
};

/** A line pressed into the skin: it moves what lies within it (hood: towards the middle, flank: below). */
export type Fold = {
  on: "hood" | "flank";
  /** Where the slope begins, by x: distance from the centre plane, or height. */
  line: readonly (readonly [number, number])[];
  /** Metres that the flat is raised, up or outward; negative sinks it. */
  rise: number;
  /** Width of the slope, metres. */
  ramp: number;
  /** On a flank, metres below the slope in which the skin comes back. */
  runOut?: number;
  /** Where the fold begins and ends lengthwise, and the metres in which it grows and fades. */
  ends: readonly [number, number];
  fade: readonly [number, number];
  /** Only what lies above this height (hood), or beyond this distance from the centre plane (flank), is meant. */
  guard: number;
};

export type CarTable = {
  slug: string;
  brand: string;
  model: string;
  years: [number, number];
  bodyStyle: "coupe" | "hatch" | "sedan" | "suv" | "supercar" | "pickup" | "roadster";
  title: LocalizedText;
  description: LocalizedText;
  /** Price of the car itself is no part of the product; tags are for the catalogue's filters. */
  tags: string[];
  /** Nominal metres; the built car is tested to stay within 1 %. */
  dimensions: { length: number; width: number; height: number; wheelbase: number };
  tyreDiameter: number;
  archRadius: number;
  /** Exponent of the arches' outline: 2 or none is round, 3 nearly a square with round corners. */
  archSquare?: number;
  /** Flare: metres outwards at the arch, and its reach. */
  flare: { front: number; rear: number; reach: number };
  front: AxleTable;
  rear: AxleTable;
  cage: CageTable;
  curves: CurveTable;
  fittings: FittingsTable;
  stockRim: string;
  /** How far simplifying may move the painted panels, metres; 0.0004 when left out. */
  panelError?: number;
  /** How much shading counts against it: see `geometry/simplify.ts`. */
  panelShading?: number;
  /** Ways of opening that differ from the usual: about an axis in car space, for the left door as it swings. */
  hinges?: Partial<Record<"door" | "hood" | "trunk", { axis: V3; angle: number }>>;
  folds?: readonly Fold[];
  /** Panels whose charts are smaller than the doors', as a share of their scale: a large car's whole skin fits no map at once. */
  liveryShare?: Readonly<Record<string, number>>;
  /** How the livery map is laid out, found by search (`tools/pack.ts`); another one is searched where it no longer fits. */
  packing: Packing;
  marks: {
    /** `on` names the sheet that carries it. */
    badge?: { y: number; radius: number; on: "bumperFront" | "blade" | "grille" };
    /** The model's name on the left and right flank: its middle, height and sheet. */
    flank?: { text: string; x: number; y: number; height: number; spacing: number; on: "fender" | "door" };
    /** Large name across an opening of the nose, standing on its bars. */
    nose?: {
      y: number;
      height: number;
      spacing: number;
      on: "grille" | "blade";
      material: "machined" | "frit" | "plate";
    };
    /** `lid`: it opens with the trunk. */
    word: { y: number; height: number; spacing: number; material: "badge" | "frit"; lid?: boolean };
    /** Characters of the number plate; `x` and `lean` fit them to the plate's face. */
    plate: { text: string; y: number; x: number; lean: number };
  };
  cameras: CameraTable[];
  paint: Record<string, { color: string; finish: PaintFinish }>;
};

/** Parses rows of "x y z", one point a line or separated by "|". */
export function row(text: string): V3[] {
  return text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((line) => {
      const [x, y, z] = line.trim().split(/\s+/).map(Number);
      if (x === undefined || y === undefined || z === undefined || Number.isNaN(x + y + z)) {
        throw new Error(`A cage row holds "x y z", not "${line}".`);
      }
      return [x, y, z];
    });
}
