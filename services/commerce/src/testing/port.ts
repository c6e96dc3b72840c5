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
            channels: null,
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
    async roadMeasures(templateUuid, { parts, stance, glass }) {
      if (templateUuid !== UUIDS.template) return null;
      const measures = { length: 45, width: 0, wheels: 0, slots: Object.keys(parts) };
      const tint = glass ? Math.round((1 - glass.tint) * 78) : null;
      return {
        ...measures,
        height: stance.height,
        clearance: 130 + stance.height,
        isLowered: stance.height < 0,
        glass: tint,
        lamps: parts.spoiler ? [{ lamp: "head", sold: "#ffffff", now: "#ffcc00" }] : [],
      };
    },
    async presetSnapshot(uuid, visitor) {
      const preset = presets.get(uuid);
      return preset && visitor?.userId === preset.owner ? preset : null;
    },
    projectBuild: async () => null,
    drawnBuild: async () => ({ picture: null, waiting: false }),
    holdObjects: async (_, __, names) => [...names],
    useUploads: async () => true,
    catalogue: async () => ({ templates: [], partModels: [], stickers: [] }),
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
      const shown = {
        uuid: UUIDS.template,
        slug,
        title,
        description: null,
        isOpen: true,
        channels: null,
        thumbnail: null,
      };
      return { ...shown, manifest: MANIFEST };
    },
    outputProfile: (bytes) =>
      new TextDecoder().decode(bytes.subarray(0, 3)) === "icc"
        ? { ok: true, name: "Test press", components: 4, hasGamut: true }
        : { ok: false, why: "no-printer" },
    cleanPicture: async (bytes) =>
      bytes[0] === 0x89 ? { ok: true, bytes, extension: "png" } : { ok: false, message: "This is not a picture." },
    // as it came, so that what it was cut to shows in its size
    cutPicture: async (bytes, { box }) =>
      bytes[0] === 0x89
        ? { ok: true, bytes, extension: "webp", width: bytes[1] === 0 ? 300 : (box?.width ?? 800), height: 600 }
        : { ok: false, message: "This is not a picture." },
    claimedUploads: async () => [],
    ownerTopics: () => [],
    ownerFiles: async () => [],
    eraseOwner: async () => undefined,
    publicBuilds: async () => [],
    savedBuilds: async () => [],
    shown: async () => null,
    shownPicture: async () => null,
    withdrawShown: async () => false,
    ordered: async () => null,
    paperPicture: async () => null,
    production: async () => ({ ok: false, code: "no-map", message: "The panels of this car cannot be laid flat." }),
  };
}
