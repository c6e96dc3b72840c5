import {
  applyPoint,
  areRuns,
  CORNERS,
  type Corrections,
  CORRECTED_ZONES,
  FIXES,
  HINGES,
  NAMED_SLOTS,
  SAID_PANELS,
  SAID_SUBSTANCES,
  VIEW_IDS,
} from "@carloom/asset";
import type { Manifest } from "@carloom/build";
import { PLATE_LIMITS, PLATE_SIDES, type PlateMeasure, plateProblem } from "@carloom/build/plate-place";
import { z } from "zod";
import { isStorableText } from "../text.ts";

/** Numbers that name faces, of all patches together. */
const MOST_RUNS = 60_000;
const List = 500;
/** Further out no car reaches, in whatever unit a file is. */
const FAR = 1_000_000;
/** So much of earlier corrections is kept to be had back, bytes. */
const MOST_EARLIER_BYTES = 4_000_000;
/** Steps that can be undone. */
const MOST_EARLIER = 50;

const Name = z.string().min(1).max(300).refine(isStorableText);
const said = (values: readonly string[]) =>
  z
    .array(
      z.strictObject({
        name: Name,
        value: z
          .string()
          .refine((value) => values.includes(value))
          .nullable(),
      }),
    )
    .max(List);

const AS: ReadonlySet<string> = new Set([
  "out",
  "zone:",
  ...CORRECTED_ZONES.map((zone) => `zone:${zone}`),
  ...NAMED_SLOTS.map((slot) => `slot:${slot}`),
  ...SAID_SUBSTANCES.map((one) => `is:${one}`),
  ...HINGES.map((hinge) => `hinge:${hinge}`),
  ...SAID_PANELS.map((panel) => `panel:${panel}`),
]);

const Coordinate = z.number().min(-FAR).max(FAR);
const Point = z.tuple([Coordinate, Coordinate, Coordinate]);
const Length = z.number().positive().max(FAR);

const Faces = z
  .array(
    z
      .strictObject({
        piece: z.int().min(0).max(100_000),
        triangles: z.int().min(1).max(10_000_000),
        runs: z.array(z.int().min(0)).min(2).max(MOST_RUNS),
        as: z.string().refine((as) => AS.has(as)),
      })
      .refine(({ runs, triangles }) => areRuns(runs, triangles)),
  )
  .max(List)
  .refine((patches) => patches.reduce((sum, { runs }) => sum + runs.length, 0) <= MOST_RUNS);

/** What rims, bolts and brakes of cars and light trucks come in; the table of vehicles takes the same. */
const rim = z.number().min(10).max(30);
const rimWidth = z.number().min(3).max(20);
const offset = z.number().min(-150).max(150);
const room = z.number().min(100).max(700).nullable();
const rising = (...values: number[]) => values.every((value, i) => i === 0 || value >= (values[i - 1] ?? value));
const Hub = z
  .strictObject({
    axle: z.enum(["front", "rear"]),
    boltCount: z.int().min(3).max(8),
    boltPcd: z.number().min(80).max(300),
    centreBore: z.number().min(40).max(200),
    diameterMin: rim,
    diameterStock: rim,
    diameterMax: rim,
    widthMin: rimWidth,
    widthStock: rimWidth,
    widthMax: rimWidth,
    offsetMin: offset,
    offsetStock: offset,
    offsetMax: offset,
    brakeDiameter: room,
    clearDiameter: room,
  })
  .refine(
    (hub) =>
      rising(hub.diameterMin, hub.diameterStock, hub.diameterMax) &&
      rising(hub.widthMin, hub.widthStock, hub.widthMax) &&
      rising(hub.offsetMin, hub.offsetStock, hub.offsetMax),
  );

const MEASURES: Readonly<Record<PlateMeasure, readonly [does: string, unit: string]>> = {
  width: ["is", "mm wide"],
  height: ["is", "mm high"],
  tilt: ["tilts by", "degrees"],
  turn: ["turns by", "degrees"],
};
/** What a number plate may measure, and the sentence where it does not. */
const measure = (of: PlateMeasure) => {
  const [least, most] = PLATE_LIMITS[of];
  const [does, unit] = MEASURES[of];
  const message = `A number plate ${does} ${least} to ${most} ${unit}.`;
  return z.number({ message }).min(least, message).max(most, message);
};
const Plates = z
  .array(
    z.strictObject({
      side: z.enum(PLATE_SIDES, "A number plate is at the front or the rear."),
      at: Point,
      width: measure("width"),
      height: measure("height"),
      tilt: measure("tilt"),
      turn: measure("turn"),
    }),
  )
  .refine(
    (plates) => new Set(plates.map(({ side }) => side)).size === plates.length,
    "A car has one number plate on each side.",
  );

/** What a person put right, as it is stored. `length` in metres; places in the file's own space and unit, which nothing moves. */
export const WorkshopCorrections = z.strictObject({
  length: z.number().min(1).max(12).nullable().default(null),
  nose: z.enum(["+x", "-x", "+z", "-z"]).nullable().default(null),
  triangles: z.int().min(5_000).max(500_000).nullable().default(null),
  zones: said(CORRECTED_ZONES).default([]),
  slots: said(NAMED_SLOTS).default([]),
  dropped: z.array(Name).max(List).default([]),
  kept: z.array(Name).max(List).default([]),
  fixes: z.array(z.enum(FIXES)).max(FIXES.length).default([]),
  split: z.array(Name).max(50).default([]),
  faces: Faces.default([]),
  wheels: z
    .array(z.strictObject({ corner: z.enum(CORNERS), at: Point, radius: Length, width: Length }))
    .max(CORNERS.length)
    .default([]),
  hubs: z
    .array(Hub)
    .max(2)
    .refine((hubs) => new Set(hubs.map(({ axle }) => axle)).size === hubs.length)
    .default([]),
  anchors: z
    .array(z.strictObject({ node: z.string().regex(/^slot\.[a-z0-9.-]{1,60}$/), at: Point }))
    .max(60)
    .default([]),
  hinges: z
    .array(
      z.strictObject({
        id: z.enum(HINGES),
        panels: z.array(z.string().regex(/^[a-z0-9._-]{1,64}$/)).max(40),
        at: Point,
        axis: Point.refine((axis) => Math.hypot(...axis) > 0),
        angle: z.number().min(-180).max(180),
      }),
    )
    .max(HINGES.length)
    .default([]),
  views: z
    .array(z.strictObject({ id: z.enum(VIEW_IDS), position: Point, target: Point, fov: z.number().min(5).max(120) }))
    .max(VIEW_IDS.length)
    .default([]),
  plates: Plates.default([]),
});
export type WorkshopCorrections = z.infer<typeof WorkshopCorrections>;

export const readCorrections = (value: unknown): WorkshopCorrections => WorkshopCorrections.parse(value ?? {});

/**
 * What is against the plates that were set, in a sentence; null: nothing.
 * @param frame from the file's space to the car's, of the import before; empty of an old one, whose places are not asked
 */
export function platesOff(
  { plates }: WorkshopCorrections,
  frame: readonly number[],
  dimensions: Manifest["dimensions"] | null,
): string | null {
  if (frame.length !== 16) return null;
  const off = plates.find(
    ({ at: [x, y, z], ...plate }) => plateProblem({ ...plate, at: applyPoint(frame, x, y, z) }, dimensions) !== null,
  );
  return off ? `The ${off.side} number plate is off the car. Set it on the ${off.side} of the body.` : null;
}

/** The same as the import takes it: by names, with what is stated of the whole car apart. */
export function importCorrections(given: WorkshopCorrections): Corrections {
  const { length: _, nose: __, triangles: ___, zones, slots, ...rest } = given;
  return {
    ...rest,
    zones: zones.map(({ name, value }) => [name, value] as const),
    slots: slots.map(({ name, value }) => [name, value] as const),
  };
}

/** Corrections before, with one more; the oldest go where they are many or large. */
export function withEarlier(earlier: readonly unknown[], before: unknown): unknown[] {
  const kept = [...earlier, before].slice(-MOST_EARLIER);
  while (kept.length > 1 && JSON.stringify(kept).length > MOST_EARLIER_BYTES) kept.shift();
  return kept;
}
