import { type BuildDocument, parseBuild } from "@carloom/build";
import type { Design, PresetSnapshot, PrintedPieces } from "@carloom/threed";
import type { DesignPort } from "../design.port.ts";
import { MANIFEST, PARTS, UUIDS } from "./goods.ts";

const text = (en: string) => ({ en, ko: en, ja: en });

/** A 3D service that knows one car, `halden-gt`, and the goods of the fixture. Presets belong to whoever saved them; `printed` is how much of stickers lies on it. */
export function testPort(
  presets: ReadonlyMap<string, PresetSnapshot & { owner: string }> = new Map(),
  printed?: (build: BuildDocument) => readonly PrintedPieces[],
): DesignPort {
  return {
    async designOf(templateSlug, build) {
      const no = (code: string, message: string, reference: string | null = null) => ({
        ok: false as const,
        problem: { code, message, reference },
      });
      if (templateSlug !== "halden-gt") return no("unknown-template", "This template does not exist.");
      const parsed = parseBuild(build);
      if (!parsed.ok) return no("invalid", parsed.message);
      const parts: Design["parts"] = [];
      for (const [slot, uuid] of Object.entries(parsed.value.parts)) {
        const part = PARTS[uuid];
        if (!part) return no("unknown-part", "This part does not exist.", slot);
        if (!part.slots.includes(slot)) return no("part-slot", "This part is not made for the slot.", slot);
        const { slug, option, slots } = part;
        const entry = { uuid, slug, title: text(slug), description: null, slots, templateSlugs: null, option };
        parts.push({ slot, part: { ...entry, thumbnail: null } });
      }
      for (const { id, art } of parsed.value.stickers) {
        if (art.kind === "library" && art.uuid !== UUIDS.stripe)
          return no("unknown-sticker", "This sticker does not exist.", id);
        if (art.kind === "upload" && art.uuid !== UUIDS.upload)
          return no("unknown-picture", "This picture does not exist.", id);
      }
      const stripe = { uuid: UUIDS.stripe, slug: "stripe", title: text("Stripe"), description: null, type: "stripes" };
      return {
        ok: true,
        design: {
          template: {
            uuid: UUIDS.template,
            slug: "halden-gt",
            title: text("Halden GT"),
            description: null,
            isOpen: true,
            manifest: MANIFEST,
            thumbnail: null,
          },
          build: parsed.value,
          parts,
          stickers: new Map([[UUIDS.stripe, { ...stripe, scale: 0.5, stickerFile: "", thumbnail: null }]]),
          uploads: new Map(),
          vinyls: new Map(),
          ...(printed && { printed: printed(parsed.value) }),
        },
      };
    },
    async presetSnapshot(uuid, visitor) {
      const preset = presets.get(uuid);
      return preset && visitor?.userId === preset.owner ? preset : null;
    },
    holdObjects: async (_, __, names) => [...names],
    async partModels(uuids) {
      const known = uuids.flatMap((uuid) => {
        const part = PARTS[uuid];
        if (!part) return [];
        const { slug, option, slots } = part;
        const model = { uuid, slug, title: text(slug), description: null, slots, templateSlugs: null, option };
        return [[uuid, { ...model, thumbnail: null }] as const];
      });
      return new Map(known);
    },
    templateBySlug: async (slug) => {
      if (slug !== "halden-gt") return null;
      const title = text("Halden GT");
      const shown = { uuid: UUIDS.template, slug, title, description: null, isOpen: true, thumbnail: null };
      return { ...shown, manifest: MANIFEST };
    },
    cleanPicture: async (bytes) =>
      bytes[0] === 0x89 ? { ok: true, bytes, extension: "png" } : { ok: false, message: "This is not a picture." },
    exportOwner: async () => ({}),
    eraseOwner: async () => undefined,
    publicBuilds: async () => [],
    shown: async () => null,
    shownPicture: async () => null,
    withdrawShown: async () => false,
    production: async () => ({ ok: false, code: "no-map", message: "The panels of this car cannot be laid flat." }),
  };
}
