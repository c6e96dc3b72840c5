import { AXES, INTERFACES, PART_KINDS, PART_ROLES, PART_ZONES, type PartCorrections, SUBSTANCES } from "@carloom/asset";
import { z } from "zod";
import { isStorableText } from "../text.ts";

const name = z.string().max(200).refine(isStorableText);
const mm = z.number().min(-5000).max(5000);
const substances = Object.keys(SUBSTANCES) as (keyof typeof SUBSTANCES)[];
const places = [...new Set(Object.values(INTERFACES).flat())];

/** What staff say of a part; what is null or empty is as proposed. Lengths in mm, the rim in inches. */
export const WorkshopPartCorrections = z.strictObject({
  kind: z.enum(PART_KINDS).nullable().default(null),
  turn: z.array(z.number().min(-360).max(360)).length(3).nullable().default(null),
  size: z
    .strictObject({ axis: z.enum(AXES), mm: z.number().min(5).max(6000) })
    .nullable()
    .default(null),
  anchor: z.array(mm).length(3).nullable().default(null),
  bolts: z
    .strictObject({ count: z.int().min(3).max(8), pcd: z.number().min(50).max(300) })
    .nullable()
    .default(null),
  bore: z.number().min(20).max(250).nullable().default(null),
  rim: z
    .strictObject({ diameter: z.number().min(8).max(30), width: z.number().min(3).max(18) })
    .nullable()
    .default(null),
  interface: z.enum(places).nullable().default(null),
  span: z.number().min(5).max(6000).nullable().default(null),
  oneMesh: z.boolean().default(false),
  substance: z.enum(substances).nullable().default(null),
  weightKg: z.number().min(0.05).max(200).nullable().default(null),
  zones: z
    .array(z.strictObject({ name, value: z.enum(PART_ZONES).nullable() }))
    .max(100)
    .default([]),
  roles: z
    .array(z.strictObject({ name, value: z.enum(PART_ROLES) }))
    .max(100)
    .default([]),
});
export type WorkshopPartCorrections = z.infer<typeof WorkshopPartCorrections>;

/** As they are stored: what an earlier release did not know is as proposed. */
export const readPartCorrections = (stored: unknown): WorkshopPartCorrections =>
  WorkshopPartCorrections.parse(stored ?? {});

const three = (values: number[] | null) =>
  values ? ([values[0] ?? 0, values[1] ?? 0, values[2] ?? 0] as const) : undefined;

/** In the form that the import takes. */
export const partCorrections = ({ zones, roles, turn, anchor, ...rest }: WorkshopPartCorrections): PartCorrections => ({
  kind: rest.kind ?? undefined,
  size: rest.size ?? undefined,
  bolts: rest.bolts ?? undefined,
  bore: rest.bore ?? undefined,
  rim: rest.rim ?? undefined,
  interface: rest.interface ?? undefined,
  span: rest.span ?? undefined,
  oneMesh: rest.oneMesh,
  substance: rest.substance ?? undefined,
  weightKg: rest.weightKg ?? undefined,
  turn: three(turn),
  anchor: three(anchor),
  zones: zones.map((one) => [one.name, one.value] as const),
  roles: roles.map((one) => [one.name, one.value] as const),
});
