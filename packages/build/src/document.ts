import { z } from "zod";
import { HexColor } from "./color.ts";
import {
  BLENDS,
  DOCUMENT_VERSION,
  FLOORS,
  LEAST_GROUP_OPACITY,
  MAX_STICKERS,
  MOST_SKEW,
  MOST_VINYL_COLORS,
  PAINT_FINISHES,
  PROJECTIONS,
  STICKER_FINISHES,
} from "./constants.ts";
import { LEAST_PLATE, MOST_PLATE, MOST_PLATE_LENGTH, PLATE_FORMS, type PlateFault, plateFault } from "./plate.ts";
import { ShapeArt } from "./shape/schema.ts";
import { OwnLetters } from "./own-letters.ts";

export { HexColor } from "./color.ts";

export const PaintFinish = z.enum(PAINT_FINISHES);
export type PaintFinish = z.infer<typeof PaintFinish>;

/** Paint of one zone. `flop` is the second colour seen at grazing angles (colour-shift, pearl); `flake` is 0…1. */
export const Paint = z.strictObject({
  color: HexColor,
  finish: PaintFinish,
  flop: HexColor.optional(),
  flake: z.number().min(0).max(1).optional(),
});
export type Paint = z.infer<typeof Paint>;

export const StickerFinish = z.enum(STICKER_FINISHES);
export type Blend = (typeof BLENDS)[number];
export type StickerFinish = z.infer<typeof StickerFinish>;

const Identifier = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, "an identifier is lower-case letters, digits, . _ -");
const Uuid = z.uuid();
const Metres = z.number().min(-30).max(30);
const Vec3 = z.tuple([Metres, Metres, Metres]);
const Unit = z.number().min(-1.0001).max(1.0001);
/** Unit quaternion, x y z w. */
const Quaternion = z
  .tuple([Unit, Unit, Unit, Unit])
  .refine((q) => Math.abs(Math.hypot(...q) - 1) < 1e-2, "a rotation is a unit quaternion");

/** Colours of vector art and what is printed in their place. */
const Recolor = z
  .record(z.string().regex(/^#[0-9a-f]{6}$/, "a colour of the art is written #rrggbb"), HexColor)
  .refine((colors) => Object.keys(colors).length <= 32, "at most 32 colours are replaced");

/** The same of a vinyl, which may have more of them. */
const VinylRecolor = z
  .record(z.string().regex(/^#[0-9a-f]{6}$/, "a colour of the vinyl is written #rrggbb"), HexColor)
  .refine(
    (colors) => Object.keys(colors).length <= MOST_VINYL_COLORS,
    `at most ${MOST_VINYL_COLORS} colours are replaced`,
  );

/** Around letters; width in ems. */
const Rim = z.strictObject({ color: HexColor, width: z.number().min(0).max(0.5) });

export const TextArt = z.strictObject({
  kind: z.literal("text"),
  text: z.string().min(1).max(200),
  font: Identifier,
  color: HexColor,
  outline: Rim.optional(),
  /** Around the first outline, or the letters. */
  outline2: Rim.optional(),
  /** Thrown by letters and outlines; ems to the right and up. */
  shadow: z
    .strictObject({
      color: HexColor,
      x: z.number().min(-1).max(1),
      y: z.number().min(-1).max(1),
      blur: z.number().min(0).max(0.5),
    })
    .optional(),
  /** Ems between letters beside what the face has. */
  tracking: z.number().min(-0.3).max(2).optional(),
  /** Ems from line to line; absent is 1.15. */
  leading: z.number().min(0.5).max(3).optional(),
  /** Degrees that letters lean to the right. */
  slant: z.number().min(-45).max(45).optional(),
  /** Degrees of a circle that the widest line goes around: above its middle, or below where it is less than 0. */
  arc: z.number().min(-350).max(350).optional(),
  /** Of several lines; absent is centred. */
  align: z.enum(["left", "center", "right"]).optional(),
  /** Set in a face of somebody's own, whose letters it brings along; `font` is what stands in where that is taken away. */
  own: OwnLetters.optional(),
});
export type TextArt = z.infer<typeof TextArt>;

/**
 * A composition that lies stored under the SHA-256 of its content (`@carloom/build/vinyl`) and never changes. `of` is the
 * vinyl of somebody's collection that it was placed from: what it looks like later has another hash.
 */
export const VinylArt = z.strictObject({
  kind: z.literal("vinyl"),
  hash: z.string().regex(/^[0-9a-f]{64}$/, "a vinyl is named by its SHA-256"),
  of: Uuid.optional(),
  colors: VinylRecolor.optional(),
});
export type VinylArt = z.infer<typeof VinylArt>;

/** What a sticker shows. */
export const StickerArt = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("library"), uuid: Uuid, colors: Recolor.optional() }),
  z.strictObject({ kind: z.literal("upload"), uuid: Uuid, colors: Recolor.optional() }),
  ShapeArt,
  TextArt,
  VinylArt,
]);
export type StickerArt = z.infer<typeof StickerArt>;
/** Art that lies in a file. */
export type FileArt = Extract<StickerArt, { kind: "library" | "upload" }>;

/**
 * One sticker: a box projector in car space (metres; +X the car's left, +Y up, +Z nose).
 * The box's local x is the art's right, y the art's up, z points away from the surface.
 */
export const Placement = z.strictObject({
  id: Identifier,
  name: z.string().max(80).optional(),
  art: StickerArt,
  position: Vec3,
  rotation: Quaternion,
  /** Width and height in metres. */
  size: z.tuple([z.number().min(0.005).max(8), z.number().min(0.005).max(8)]),
  /** Depth of the projector box in metres; at most 1.2 × the larger side, so nothing prints through. */
  depth: z.number().min(0.005).max(4),
  opacity: z.number().min(0).max(1).default(1),
  tint: HexColor.nullable().default(null),
  finish: StickerFinish.default("gloss"),
  flip: z.boolean().default(false),
  /** Degrees that the art's up leans to its right in its box, which leans with it; absent is none. */
  skew: z.number().min(-MOST_SKEW).max(MOST_SKEW).optional(),
  projection: z.enum(PROJECTIONS).default("box"),
  /** Only these panels take the art; null is every panel. */
  panels: z.array(Identifier).max(64).nullable().default(null),
  /** A linked twin reflected in x. `readable` keeps text from being mirrored. */
  mirror: z.strictObject({ readable: z.boolean() }).nullable().default(null),
  /** The innermost group that it is in; where that lies itself, `groups` says. */
  group: z.string().max(80).nullable().default(null),
  locked: z.boolean().default(false),
  hidden: z.boolean().default(false),
  /** Made in its full size where an edge of the body cuts it; absent is only what lies on the body. */
  whole: z.boolean().optional(),
  /** Absent lies over what is printed below it. */
  blend: z.enum(BLENDS).optional(),
  /**
   * Printed only where another layer's art lies, or only where it does not. That one may be hidden and clips all the same;
   * what it is clipped by itself does not count here.
   */
  mask: z.strictObject({ layer: Identifier, inverted: z.boolean() }).optional(),
});
export type Placement = z.infer<typeof Placement>;

const GroupName = z.string().min(1).max(80);
const Group = z.strictObject({
  /** The group that it lies in; absent is none. A chain that ends in itself says nothing. */
  in: GroupName.optional(),
  /**
   * Of what its layers are together: they cover and blend with each other as if nothing else were there, and what comes of
   * it is laid over what is below, that much of it. Absent is 1: each layer meets what is below it. Never 0: what is not to
   * be seen is hidden.
   */
  opacity: z.number().min(LEAST_GROUP_OPACITY).max(1).optional(),
});
export const Groups = z
  .record(GroupName, Group)
  .refine((groups) => Object.keys(groups).length <= MAX_STICKERS, `at most ${MAX_STICKERS} groups are told of`);
export type Groups = z.infer<typeof Groups>;

/** What stands on the number plates. For pictures: nothing of it is made. */
export const Plate = z
  .strictObject({
    form: z.enum(PLATE_FORMS),
    /** Absent leaves it blank. */
    text: z
      .string()
      .max(4 * MOST_PLATE_LENGTH)
      .optional(),
  })
  .superRefine(({ form, text }, context) => {
    const fault = text === undefined ? null : plateFault(form, text);
    if (fault) context.addIssue({ code: "custom", path: ["text"], message: saidOf(fault) });
  });
export type Plate = z.infer<typeof Plate>;
const saidOf = (fault: PlateFault): string =>
  fault.kind === "letter"
    ? `this plate has no letter ${JSON.stringify(fault.at)}`
    : `a plate has ${LEAST_PLATE} to ${MOST_PLATE} letters`;

export const Stance = z.strictObject({
  /** Millimetres against the stock ride height. */
  height: z.number().min(-120).max(120).default(0),
  /** Degrees, negative leans the wheel's top inwards. */
  camber: z
    .strictObject({ front: z.number().min(-15).max(5), rear: z.number().min(-15).max(5) })
    .default({ front: 0, rear: 0 }),
  /** Millimetres the wheel moves outwards against stock. */
  offset: z
    .strictObject({ front: z.number().min(-60).max(60), rear: z.number().min(-60).max(60) })
    .default({ front: 0, rear: 0 }),
  /** Degrees the front wheels are turned, positive to the car's left; absent is straight ahead. */
  steer: z.number().min(-40).max(40).optional(),
});
export type Stance = z.infer<typeof Stance>;

export const Glass = z.strictObject({ tint: z.number().min(0).max(1), color: HexColor });
/** `on` is head and tail lamps; brake lamps and indicators glow where the template has them. */
export const Lights = z.strictObject({
  on: z.boolean(),
  brake: z.boolean().optional(),
  indicators: z.enum(["left", "right", "both"]).optional(),
});
/** Hinges of the manifest that stand open. */
export const Doors = z.array(Identifier).max(16);
/** Where a build was taken from: the code of a link, or the uuid of a public project. */
export const Origin = z
  .string()
  .regex(/^([23456789a-hjkmnp-tv-z]{10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, "an origin is a code or a uuid");
export const Scene = z.strictObject({
  id: Identifier,
  exposure: z.number().min(0.1).max(4).optional(),
  time: z.number().min(0).max(24).optional(),
  /** Absent is the scene's own. */
  floor: z.enum(FLOORS).optional(),
});

/** The one truth about a car somebody designed. `{}` parses to the empty build. */
export const BuildDocument = z.strictObject({
  version: z.literal(DOCUMENT_VERSION).default(DOCUMENT_VERSION),
  /** Zone → paint. A zone that is absent follows its leader (`paint.ts`), or is as the template is sold. */
  paint: z.record(Identifier, Paint).default({}),
  /** Zones that stay as the template is sold although their leader is painted. */
  asSold: z.array(Identifier).max(64).optional(),
  /** Slot → part model uuid. A slot that is absent carries the template's stock part. */
  parts: z.record(Identifier, Uuid).default({}),
  /** Bottom layer first. */
  stickers: z.array(Placement).max(MAX_STICKERS).default([]),
  /** Groups that lie in other groups or show less than all of themselves; one that is not named does neither. */
  groups: Groups.optional(),
  stance: Stance.default({ height: 0, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } }),
  glass: Glass.optional(),
  /** Absent: the plates that the car has. */
  plate: Plate.optional(),
  lights: Lights.optional(),
  doors: Doors.optional(),
  scene: Scene.optional(),
  /** Whoever made it is credited for as long as they show it. */
  origin: Origin.optional(),
});
export type BuildDocument = z.infer<typeof BuildDocument>;
