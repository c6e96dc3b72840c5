import type { V3 } from "../geometry/mesh.ts";
import type {
  BedTable,
  ChassisTable,
  FlareTable,
  NoseGearTable,
  PullTable,
  StepBumperTable,
  StepTable,
} from "./truck.ts";

/**
 * Equal bars across an opening: centres from … to (`count` of them), half their width and their depth, metres.
 * `fine` cuts the opening's patch small first, without which a bar narrower than its triangles goes missing.
 */
export type Bars = {
  from: number;
  to: number;
  count: number;
  half: number;
  depth: number;
  inset: number;
  fine?: boolean;
};

/**
 * How a panel is laid flat: `plane` along its mean normal or a given one, or unrolled around a line along an axis of
 * the drawing (0 x, 1 y, 2 z) through `centre`, given in the two other coordinates: (z, y), (x, z) or (x, y).
 */
export type Unwrap = "plane" | { normal: V3 } | { axis: 0 | 1 | 2; centre: readonly [number, number] };

export const OPENINGS = ["sideIntake", "upperIntake", "hoodVent", "louvre", "tailMesh", "tailVent"] as const;

/** An opening that leads into the body: its patch pushed in by `push` within `wall` of the edge, with bars across. */
export type Opening = {
  push: V3;
  wall: number;
  /** Bars where the coordinate along `along` (drawing space) is near a bar's centre. */
  bars?: Bars & { along: V3 };
  /** Straight vanes: the leading edge's ends, the way to the trailing edge, half the thickness. */
  vanes?: readonly { from: V3; to: V3; chord: V3; half: number }[];
  frame?: number;
  /** Node that carries it. */
  parent?: string;
};

/** Where the derived pieces of one car sit, in drawing space: what follows the body's own shape and no general rule. */
export type FittingsTable = {
  frames: { bumperFront: V3; hood: V3; trunk: V3; door: V3; doorRear?: V3 };
  anchors: { lip: V3; spoiler: V3; diffuser: V3; exhaust: V3; skirts: V3 };
  unwrap: { trunk: Unwrap; bumperFront: Unwrap; bumperRear: Unwrap; fender: Unwrap; quarter: Unwrap; cab?: Unwrap };
  headlamp: {
    /** How far the modules look outward, radians. */
    yaw: number;
    depth: number;
    /** The light line is kept below (or above) y = at + slope·u and outside u = outer, u across the 45° view. */
    line: { at: number; slope: number; outer: number; from: number; to: number; above?: boolean };
    /** Modules as [u, y] in the 45° view, half height and half width, and how far they lean with the lamp. */
    modules: readonly (readonly [number, number])[];
    half: readonly [number, number];
    shear: number;
  };
  /** A tailgate carries backlight, plate and name; one that drops carries the name and opens downwards. */
  tailgate: boolean | "drops";
  tailLamp: {
    depth: number;
    /** `lift` off the lens: a light that is no more behind it shines unhindered. Inside z = `inner` the line is left out. */
    line: { from: number; to: number; lift?: number; inner?: number };
    /** A row of light cells outside z = `from`, along z or y. */
    cells: { axis: 1 | 2; from: number; pitch: number; half: number; edge: number; fine?: boolean };
    /** Which of the cells indicate a turn, behind a clear lens: those outside this z, below this y, or both. */
    signal?: { outside?: number; below?: number };
  };
  /** Ducts, vents and slats of a car that has them. */
  openings?: Partial<Record<(typeof OPENINGS)[number], Opening>>;
  /** An engine behind the seats under its own lid: the backlight opens with the lid. Its middle and length. */
  engine?: { at: V3; length: number };
  /** Error and weight of shading for the large black surfaces: ducts and a hollow valance. */
  coarse?: { error: number; weight: number };
  /** A luggage bay below the hood, no wider than `half` and down to `floor`. */
  frunk?: { half: number; floor: number };
  /** A boot no wider than `half`, down to `floor`, from `x0`; behind a tailgate to `x1`, its sides up to `top`. */
  boot?: { half: number; floor: number; x0: number; x1: number; top: number };
  grille: { duct: number; rows: Bars; posts: Bars; frame: number; frameMaterial?: "chrome" };
  intake: { duct: number; rows: Bars; frame: number };
  /** `flat` lays the recess out as a plane where the body behind it bends. */
  plate: { half: readonly [number, number]; depth: number; flat?: boolean };
  stern: {
    /** x that valance pieces are measured from. */
    tail: number;
    /** Rise of the tray above the drawing of a low car. */
    rise?: number;
    /** The valance is a skid plate of bare metal. */
    skid?: boolean;
    /** Half widths of the tray from the centre line out. */
    tray: readonly number[];
    fins: readonly number[];
    /** Fins and tray as drawn for a tall diffuser: [x before `tail`, y] around a fin; how far the valance is hollow. */
    tall?: {
      fin: readonly (readonly [number, number])[];
      tray: readonly (readonly [number, number])[];
      hollow: number;
    };
    /** Tips: y, radius, distance before `tail`, and their z. */
    exhaust: { y: number; radius: number; x: number; sweep: number; z: readonly number[] };
  };
  floor: {
    /** Arch liners: outer and inner z. */
    liner: readonly [number, number];
    /** Height that the liners end at, when not near the ground. */
    foot?: number;
    boxes: readonly (readonly [V3, V3])[];
    tray: { x0: number; y0: number; x1: number; y1: number; half: number };
  };
  /** Moves of the cabin's groups against the drawing of `car/interior.ts`. `wide` scales across. */
  cabin: {
    wide: number;
    dash: V3;
    console: V3;
    seat: V3;
    /** A two-seater has none. */
    bench?: V3;
    wheel: V3;
    card: V3;
    /** Where the front door's card begins, when not before the dash. */
    cardStart?: number;
    /** Where the front door's card ends, when its door is shorter than the drawing's. */
    cardEnd?: number;
    /** Floor pan: front, rear, height. */
    tub: { x0: number; x1: number; y: number; top?: number };
    /** Tops of the walls behind the seats and before the dash. */
    wall: { y: number; front?: number };
    /** Of a car with rear doors: the move of its bench for three instead of the two small seats, and its rear cards from … to x. */
    rear?: { bench: V3; card: { x0: number; x1: number; by: V3 } };
  };
  /** Move of the mirror pod and its foot; `scale` of both about the pod's foot, 1 when left out. */
  mirror: { pod: V3; foot: V3; scale?: number };
  /** A line of light along the dark blade between the lamps. */
  bladeLight?: { y: number; half: number };
  /** A pair of roof rails: ends, distance from the middle, half width and height. */
  rails?: { from: number; to: number; z: number; half: number; rise: number };
  /** A stock spoiler that carries the roof on past its rear edge: its reach and half width. */
  roofSpoiler?: { reach: number; half: number };
  /** Tailgate cars carry their spoiler on the roof's edge: least height of its patch, and the way it follows. */
  deck: { edgeAbove: number };
  /** Lower edge of the front bumper: height it is read at, where it ends rearward, height that a lip hangs on. */
  chin: { y: number; to: number; hang: number };
  /** What a truck has besides. */
  flares?: FlareTable;
  bed?: BedTable;
  stepBumper?: StepBumperTable;
  steps?: StepTable;
  noseGear?: NoseGearTable;
  pulls?: PullTable;
  chassis?: ChassisTable;
};
