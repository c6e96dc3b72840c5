import { z } from "zod";
import { MANIFEST_VERSION, PART_VERSION } from "./constants.ts";
import { Paint } from "./document.ts";

/** Text in the product's three languages. */
export const LocalizedText = z.strictObject({ en: z.string(), ko: z.string(), ja: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;

const Id = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/);
const Vec3 = z.tuple([z.number(), z.number(), z.number()]);
const Quat = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A file of the package. `url` is relative to the CDN root, or absolute. */
export const AssetFile = z.strictObject({
  url: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type AssetFile = z.infer<typeof AssetFile>;

/** A paintable zone: every primitive whose glTF material is named `zone.<id>`. */
export const Zone = z.strictObject({
  id: Id,
  label: LocalizedText,
  paint: Paint,
  /** Stickers land on this zone's panels. */
  livery: z.boolean().default(false),
});
export type Zone = z.infer<typeof Zone>;

/** A body panel: glTF mesh nodes named `panel.<id>`, one non-overlapping chart in the livery map each. */
export const Panel = z.strictObject({
  id: Id,
  label: LocalizedText,
  zone: Id,
  /** u0, v0, u1, v1 in the livery map. */
  chart: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Where the chart is laid at another scale than the map: length on the car of one whole unit of u or v, mm. */
  mmPerUnit: z.number().positive().optional(),
});
export type Panel = z.infer<typeof Panel>;

/** Studs of a hub, or holes of what is bolted to it: how many, on a circle of what diameter (mm). */
export const BoltPattern = z.strictObject({ count: z.number().int().min(3).max(8), pcd: z.number().positive() });
export type BoltPattern = z.infer<typeof BoltPattern>;

/** What a wheel slot's hub and arch demand; all lengths in millimetres. */
export const HubMeasures = z.strictObject({
  boltPattern: BoltPattern,
  centreBore: z.number().positive(),
  /** Inches. */
  diameter: z.strictObject({ min: z.number(), max: z.number(), stock: z.number() }),
  /** Inches. */
  width: z.strictObject({ min: z.number(), max: z.number(), stock: z.number() }),
  offset: z.strictObject({ min: z.number(), max: z.number(), stock: z.number() }),
  tyreDiameter: z.number().positive(),
  tyreWidth: z.number().positive(),
  /** Circle that the stock brake, caliper included, needs free inside the rim. */
  brakeDiameter: z.number().positive().optional(),
});
export type HubMeasures = z.infer<typeof HubMeasures>;

/**
 * What a body slot offers to sit on, and what a part was made to sit on: a part fits where the kind of place is the
 * same and its measures are near enough. All lengths in millimetres.
 */
export const MountMeasures = z.strictObject({
  /** Kind of place: "deck", "chin", "hood". */
  interface: Id,
  /** Across the mount, of a part across what is bolted or bonded to it. */
  span: z.number().positive(),
  /** How far the edge that is followed runs off its beginning, read at steps that are the same for each kind of place. */
  edge: z.array(z.number()).optional(),
  /** Of a part on stands: between the outer ones. It then needs that much room, whatever edge is behind it. */
  feet: z.number().positive().optional(),
});
export type MountMeasures = z.infer<typeof MountMeasures>;

/** What brakes must agree with: the hub's studs, and the room inside the wheels that the car is sold with (mm). */
export const BrakeMount = z.strictObject({ boltPattern: BoltPattern, clearDiameter: z.number().positive() });
export type BrakeMount = z.infer<typeof BrakeMount>;

/**
 * A place that takes a part. Anchors are empty glTF nodes; the stock part's meshes are their children
 * and are hidden when something else is mounted. Parts are made for the car's left side (+X outward)
 * where they come in pairs; a `mirror` anchor reflects them in x.
 */
export const Slot = z.strictObject({
  id: Id,
  label: LocalizedText,
  anchors: z
    .array(
      z.strictObject({
        node: z.string(),
        position: Vec3,
        rotation: Quat.default([0, 0, 0, 1]),
        mirror: z.boolean().default(false),
      }),
    )
    .min(1),
  hub: HubMeasures.optional(),
  mount: MountMeasures.optional(),
  brake: BrakeMount.optional(),
  /** The car is sold with something here; otherwise an unfilled slot is bare. */
  stock: z.boolean().default(true),
});
export type Slot = z.infer<typeof Slot>;

export const CameraView = z.strictObject({ id: Id, position: Vec3, target: Vec3, fov: z.number().min(5).max(120) });

/** A change of this form is a new version: see `versions/manifest/`. Who reads one asks `readManifest`. */
export const Manifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  brand: z.string().min(1),
  model: z.string().min(1),
  years: z.tuple([z.number().int(), z.number().int()]),
  bodyStyle: z.enum(["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"]),
  /** Metres. */
  dimensions: z.strictObject({
    length: z.number().positive(),
    width: z.number().positive(),
    height: z.number().positive(),
    wheelbase: z.number().positive(),
    trackFront: z.number().positive(),
    trackRear: z.number().positive(),
  }),
  model3d: z.strictObject({ full: AssetFile, lods: z.array(AssetFile).default([]) }),
  /** The panels' surface that printed areas are computed from (`readSurface`); made when the template is registered. */
  panelSurface: AssetFile.optional(),
  /**
   * Line drawing, white on nothing: the side elevation, nose at the left, as wide as the car is long, and below it at
   * the same scale and from the same edge the front elevation. Metres from the nose to the middle of the axles, and
   * from mirror to mirror.
   */
  drawing: z.strictObject({ file: AssetFile, nose: z.number().positive(), breadth: z.number().positive() }).optional(),
  zones: z.array(Zone).min(1),
  panels: z.array(Panel),
  /** `texCoord` is the glTF TEXCOORD set; `mmPerUnit` the length on the car of one whole unit of u or v, on panels that state none of their own. */
  livery: z
    .strictObject({ texCoord: z.union([z.literal(0), z.literal(1)]), mmPerUnit: z.number().positive() })
    .nullable(),
  slots: z.array(Slot),
  cameras: z.array(CameraView).min(1),
  /** Nodes that swing: axis in the node's own frame, angle in degrees when open. */
  hinges: z.array(z.strictObject({ id: Id, node: z.string(), axis: Vec3, angle: z.number() })).default([]),
  /** Materials that glow when lamps are on. */
  lights: z
    .array(z.strictObject({ id: Id, material: z.string(), color: z.string(), intensity: z.number() }))
    .default([]),
  credits: z.string().optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Measures a part states about itself; lengths in mm, rim diameter and width in inches. */
export const PartMeasures = z.strictObject({
  wheel: z
    .strictObject({
      boltPattern: z.strictObject({ count: z.number().int(), pcd: z.number() }),
      centreBore: z.number(),
      diameter: z.number(),
      width: z.number(),
      offset: z.number(),
      /** Further patterns that the same wheel is drilled for. */
      alsoDrilled: z.array(BoltPattern).optional(),
      /** Diameter that is free inside the barrel. */
      clearDiameter: z.number().positive().optional(),
    })
    .optional(),
  mount: MountMeasures.optional(),
  brake: z
    .strictObject({
      /** Hubs that its discs are bored for. */
      boltPatterns: z.array(BoltPattern).min(1),
      discFront: z.number().positive(),
      discRear: z.number().positive(),
      /** Circle that the larger caliper needs free inside the rim. */
      sweptDiameter: z.number().positive(),
    })
    .optional(),
  /** Overall box, mm. */
  size: Vec3.optional(),
  weightKg: z.number().positive().optional(),
});
export type PartMeasures = z.infer<typeof PartMeasures>;

/** The `option` of a part model. */
export const PartOption = z.strictObject({
  version: z.literal(PART_VERSION),
  model3d: AssetFile,
  measures: PartMeasures,
  /** What other parts call this one in their `conflicts`. */
  id: Id.optional(),
  /** Slots on the same car that must be empty for this part, or ids of single parts that stand in its way. */
  conflicts: z.array(Id).default([]),
  /** Slots that must be filled. */
  requires: z.array(Id).default([]),
  /**
   * Panels that the part stands in for and whose charts its `panel.<id>` meshes carry: stickers go on over it.
   * Stickers on a panel that a part hides without carrying it are not seen.
   */
  panels: z.array(Id).optional(),
});
export type PartOption = z.infer<typeof PartOption>;
