import { type BuildDocument, PAINT_FINISHES, type Placement } from "@carloom/build";
import { z } from "zod";
import { hasZone, paintZone } from "../stylist/compose/paint.ts";
import type { StylistCar } from "../stylist/contract.ts";
import type { Pose } from "../stylist/lay.ts";
import { fontOf, widthOf } from "../stylist/lettering.ts";
import { laidSticker } from "../stylist/placement.ts";

const Hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const Id = z.string().min(1).max(64);

/** One change as a model asks for it: names of the car and the catalogue, millimetres, degrees. */
export const Wish = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("paint"),
    zone: Id,
    color: Hex,
    finish: z.enum(PAINT_FINISHES),
    flop: Hex.optional().describe("second colour of pearl and color-shift"),
  }),
  z.object({ do: z.literal("mount"), slot: Id, part: Id.nullable().describe("slug of a part; null: the stock part") }),
  z.object({
    do: z.literal("sticker"),
    sticker: Id.describe("slug of a sticker"),
    panel: Id,
    widthMm: z.number().min(20).max(3000),
    bothSides: z.boolean().optional(),
  }),
  z.object({
    do: z.literal("text"),
    text: z.string().min(1).max(60),
    panel: Id,
    heightMm: z.number().min(20).max(600),
    color: Hex,
    bothSides: z.boolean().optional(),
  }),
  z.object({ do: z.literal("removeSticker"), id: Id }),
  z.object({
    do: z.literal("stance"),
    heightMm: z.number().min(-120).max(120).optional(),
    camberFront: z.number().min(-15).max(5).optional(),
    camberRear: z.number().min(-15).max(5).optional(),
  }),
  z.object({ do: z.literal("glass"), tint: z.number().min(0).max(1), color: Hex }),
]);
export type Wish = z.infer<typeof Wish>;

/** Lays art of a width and height in metres on a panel; null where it has no room. */
export type Lay = (car: StylistCar, panel: string, size: readonly [number, number]) => Pose | null;

export class UnknownName extends Error {
  override name = "UnknownName";
}

const known = <T>(value: T | undefined | null, what: string): T => {
  if (value === undefined || value === null) throw new UnknownName(what);
  return value;
};

function placed(
  car: StylistCar,
  lay: Lay,
  wish: { panel: string; bothSides?: boolean | undefined },
  id: string,
  art: Placement["art"],
  size: [number, number],
): Placement {
  const pose = known(
    lay(car, wish.panel, size),
    `The panel ${wish.panel} has no room for it. Panels: ${car.manifest.panels.map((panel) => panel.id).join(", ")}.`,
  );
  return laidSticker({ id, art, ...pose, size, both: wish.bothSides ?? false });
}

/**
 * The build with all wishes in it; what follows a painted zone follows.
 * @param newId an identifier for each new sticker
 * @throws UnknownName for a zone, slot, part, sticker or panel that is not there: the message is for the model
 */
export function withWishes(
  from: BuildDocument,
  wishes: readonly Wish[],
  car: StylistCar,
  lay: Lay,
  newId: () => string,
): BuildDocument {
  const build = structuredClone(from);
  const { slots } = car.manifest;
  for (const wish of wishes) {
    if (wish.do === "paint") {
      const { zone, color, finish, flop } = wish;
      known(
        hasZone(car, zone) || null,
        `There is no zone ${zone}. Zones: ${car.manifest.zones.map(({ id }) => id).join(", ")}.`,
      );
      const paint = { color: color.toLowerCase(), finish, ...(flop && { flop: flop.toLowerCase() }) };
      paintZone(build, zone, paint, car);
    } else if (wish.do === "mount") {
      known(
        slots.find((slot) => slot.id === wish.slot),
        `There is no slot ${wish.slot}. Slots: ${slots.map((slot) => slot.id).join(", ")}.`,
      );
      if (wish.part === null) delete build.parts[wish.slot];
      else {
        const part = car.parts.find(({ slug }) => slug === wish.part);
        const fits = part?.slots.some(({ slot }) => slot === wish.slot);
        build.parts[wish.slot] = known(
          fits ? part?.uuid : null,
          `There is no part ${wish.part} for ${wish.slot}: ask findParts.`,
        );
      }
    } else if (wish.do === "sticker") {
      const sticker = known(
        car.stickers.find(({ slug }) => slug === wish.sticker),
        `There is no sticker ${wish.sticker}: ask findStickers.`,
      );
      const width = wish.widthMm / 1000;
      const art = { kind: "library" as const, uuid: sticker.uuid };
      build.stickers.push(placed(car, lay, wish, newId(), art, [width, width * sticker.aspect]));
    } else if (wish.do === "text") {
      const { text, color, heightMm } = wish;
      const art = { kind: "text" as const, text, font: fontOf(text, car), color: color.toLowerCase() };
      const height = heightMm / 1000;
      build.stickers.push(placed(car, lay, wish, newId(), art, [height * widthOf(text), height]));
    } else if (wish.do === "removeSticker") {
      const there = known(
        build.stickers.find(({ id }) => id === wish.id),
        `There is no sticker ${wish.id} on the car.`,
      );
      if (there.locked) throw new UnknownName(`The sticker ${wish.id} is locked and stays.`);
      build.stickers = build.stickers.filter((one) => one !== there);
    } else if (wish.do === "stance") {
      const { stance } = build;
      if (wish.heightMm !== undefined) stance.height = wish.heightMm;
      stance.camber = {
        front: wish.camberFront ?? stance.camber.front,
        rear: wish.camberRear ?? stance.camber.rear,
      };
    } else build.glass = { tint: wish.tint, color: wish.color.toLowerCase() };
  }
  return build;
}
