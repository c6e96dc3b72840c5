import { type BuildDocument, fitment } from "@carloom/build";
import type { Pricer } from "@carloom/commerce";
import type { Language } from "@carloom/i18n";
import type { RequestContext } from "@carloom/platform";
import type { Design, Materials } from "@carloom/threed";
import type { AiPorts } from "../ports.ts";
import type { StylistCar } from "../stylist/contract.ts";
import { printer } from "./printer.ts";

/** Faces of the studio that a text is set in, by script. */
export const FONTS = { latin: "archivo", korean: "noto-kr", japanese: "noto-jp" };

/** A car as a stylist sees it, and what its builds cost. */
export type PricedCar = { car: StylistCar; quote(build: BuildDocument): ReturnType<Pricer["price"]> };

/** The design that a build is, without asking anybody: art that only its owner has is billed all the same. */
function designer({ template, parts, stickers, surface }: Materials): (build: BuildDocument) => Design {
  const partOf = new Map(parts.map((part) => [part.uuid, part]));
  const stickerOf = new Map(stickers.map((sticker) => [sticker.uuid, sticker]));
  const printed = printer(surface);
  return (build) => ({
    template,
    build,
    parts: template.manifest.slots.flatMap(({ id }) => {
      const part = partOf.get(build.parts[id] ?? "");
      return part ? [{ slot: id, part }] : [];
    }),
    stickers: stickerOf,
    uploads: new Map(),
    vinyls: new Map(),
    printed: printed(build),
  });
}

/**
 * Reads a car with everything that can go on it and what that costs in a channel now.
 * @returns null when there is no such car or channel for this visitor
 */
export async function readCar(
  ports: AiPorts,
  context: RequestContext,
  slug: string,
  channel: string,
  language: Language,
): Promise<PricedCar | null> {
  const materials = await ports.threed.materials(slug, context.visitor);
  if (!materials) return null;
  const { template, parts, stickers, surface } = materials;
  const goods = { partModels: parts.map(({ uuid }) => uuid), stickers: stickers.map(({ uuid }) => uuid) };
  const pricer = await ports.pricer(context, channel, goods, language);
  if (!pricer) return null;
  const designOf = designer(materials);
  const left = (uuid: string) => (pricer.available.has(uuid) ? (pricer.available.get(uuid) ?? null) : 0);
  const { manifest } = template;
  const slotOf = new Map(manifest.slots.map((slot) => [slot.id, slot]));
  return {
    quote: (build) => pricer.price(designOf(build)),
    car: {
      slug: template.slug,
      title: template.title,
      manifest,
      surface,
      parts: parts.map(({ uuid, slug: name, title, description, option, slots }) => ({
        uuid,
        slug: name,
        title,
        description,
        option,
        slots: slots.flatMap((id) => {
          const slot = slotOf.get(id);
          return slot ? [{ slot: id, fitment: fitment(slot, option.measures) }] : [];
        }),
        available: left(uuid),
      })),
      stickers: stickers.map(({ uuid, slug: name, title, description, type, scale, aspect }) => ({
        uuid,
        slug: name,
        title,
        description,
        type,
        scale,
        aspect: 1 / aspect,
        available: left(uuid),
      })),
      fonts: FONTS,
      currency: pricer.currency,
      tax: pricer.tax,
      price: (build) => pricer.price(designOf(build)).total,
    },
  };
}
