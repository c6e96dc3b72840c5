import { type BoltPattern, type LocalizedText, SLOT_IDS, type SlotId } from "@carloom/build";

/** Minor units: US cents, Korean won, Japanese yen. */
export type Price = { USD: number; KRW: number; JPY: number };

/** A wheel goes into both of its slots, any other part into the one of its kind. */
export type PartKind = "rim" | Exclude<SlotId, `wheels.${string}`>;
const isOwnKind = (id: SlotId): id is Exclude<SlotId, `wheels.${string}`> => !id.startsWith("wheels.");
export const PART_KINDS: readonly PartKind[] = ["rim", ...SLOT_IDS.filter(isOwnKind)];

/** How a part is finished. */
export const FINISHES = [
  "body-color",
  "gloss-black",
  "matte-black",
  "satin-graphite",
  "gunmetal",
  "machined",
  "polished-lip",
  "polished-steel",
  "bare-steel",
  "silver-anodized",
  "burnt-titanium",
  "gloss-carbon",
  "clear",
  "smoked",
] as const;
export type PartFinish = (typeof FINISHES)[number];

type Sold = {
  title: LocalizedText;
  description: LocalizedText;
  price: Price;
  weightKg: number;
  stock: number;
  tags: string[];
  /** What is seen of it, the most of it first; none where it is told by nothing of the kind. */
  finishes: readonly PartFinish[];
};

/** What of a rim decides whether it fits. */
export type RimMeasures = {
  /** Inches. */
  diameter: number;
  width: number;
  /** Millimetres. */
  offset: number;
  boltPattern: BoltPattern;
  alsoDrilled?: BoltPattern[] | undefined;
};

/** How discs and calipers look. */
export type BrakeDesign = {
  face: "drilled" | "slotted" | "both";
  /** Material of the disc's ring. */
  ring: "disc" | "ceramic";
  /** Angle that the caliper covers, radians, and how far its bridge is cut out, 0 … 1. */
  cover: number;
  window: number;
  word: string;
};

/** A rim is any car's; `design` names a drawing of `tables/rims.ts`. */
export type RimPart = Sold & {
  kind: "rim";
  slug: string;
  design: string;
  wheel: RimMeasures & { centreBore: number; alsoDrilled?: BoltPattern[] };
  tyre: { diameter: number; width: number };
};

/** Brakes of all four corners, for any car whose hubs and wheels agree. Disc diameters in millimetres. */
export type BrakePart = Sold & {
  kind: "brakes";
  slug: string;
  discs: { front: number; rear: number };
  boltPatterns: BoltPattern[];
  design: BrakeDesign;
};

/** Parts that fit by measure alone. */
export type LoosePart = RimPart | BrakePart;

/** A drawing that is shaped on each car that can carry it, a part for each. `shape` names it in `generator/parts/`. */
export type BodyDrawing = Omit<Sold, "title"> & {
  kind: Exclude<PartKind, "rim" | "brakes">;
  id: string;
  shape: string;
  name: LocalizedText;
  /** Of what stands on feet: millimetres between the outer ones. */
  feet?: number;
  /** Slots that must be filled as well. */
  requires?: string[];
};

/** From whole dollars, at amounts that look like prices. */
export const priced = (dollars: number): Price => ({
  USD: dollars * 100,
  KRW: Math.round(dollars * 1.374) * 1000,
  JPY: Math.round(dollars * 1.5) * 100,
});
