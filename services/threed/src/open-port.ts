import type { Manifest, ManifestReading } from "@carloom/build";
import { presetToBuild, throughFormer } from "@carloom/build";
import type { Services, Visitor } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "./cdn-url.ts";
import { drawing } from "./drawing/drawing.ts";
import { SHOP } from "./drawing/fair-queue.ts";
import { askGlance } from "./glance/glance.command.ts";
import { readStrangers } from "./drawing/read.ts";
import { insertHolds, lockObjects } from "./object/object.repository.ts";
import { openPartModels, type PartModelRow, partModelsByUuid } from "./part/part.repository.ts";
import { PART_NEWER, readableParts, wholePart } from "./part/unreadable.ts";
import type {
  Design,
  PartModelDesign,
  ShownOrigin,
  StickerDesign,
  TemplateDesign,
  ThreedPort,
  UploadedDesign,
} from "./port.ts";
import { ownPreset } from "./preset/preset.repository.ts";
import { eraseOwner } from "./owner/erase.ts";
import { ownerFiles, ownerTopics } from "./owner/export.ts";
import { claimedBy } from "./owner/owner.repository.ts";
import {
  defaultProjectByUuid,
  ownProject,
  projectsThere,
  publicProjects,
  savedProjects,
} from "./project/project.repository.ts";
import { formerOf } from "./template/version.repository.ts";
import { type OriginRow, originsByReference, shownByReference } from "./share/share.repository.ts";
import { withdrawShown } from "./share/share.command.ts";
import { shownBuild } from "./share/shown.ts";
import { listStickers, type StickerRow, stickersByUuid } from "./sticker/sticker.repository.ts";
import { mapManifestUrls, mapPartUrls } from "./template/manifest-urls.ts";
import { seesClosed } from "./template/template.policy.ts";
import {
  listTemplates,
  manifestsByUuid,
  type TemplateRow,
  templateBySlug,
  templatesByUuid,
} from "./template/template.repository.ts";
import { CAR_NEWER, wholeManifest } from "./template/unreadable.ts";
import { isSlug } from "./text.ts";
import { type UploadRow, uploadsByUuid, uploadsForPrint, useUploads } from "./upload/upload.repository.ts";
import { coveredByHash } from "./vinyl/vinyl.repository.ts";
import { createPrintMaps } from "./print-map/print-map.command.ts";
import { readOutputProfile } from "./print-rules/print-rules.ts";
import { createProduction } from "./production/production.command.ts";
import { createDrawn } from "./design/drawn.ts";
import { letters } from "./design/letters.ts";
import { createMaterials } from "./design/materials.ts";
import { createPrinted } from "./design/printed.ts";
import { createRoad } from "./design/road.ts";
import { readBuild, type ResolvedBuild, resolveBuild } from "./design/resolve.ts";
import { createSurfaces } from "./design/surfaces.ts";
import { createVinylTexts } from "./design/vinyl-texts.ts";
import { ownerOf } from "./owner/owner.policy.ts";

const CATALOGUE_LIMIT = 10_000;
const PUBLIC_BUILDS = 100;
const SAVED_BUILDS = 50;
/** Pixels across a picture on paper. */
const PAPER_WIDTH = 1600;
/** Of one that stands beside a line of text. */
const SMALL_PAPER_WIDTH = 320;

/** Rows as other services see them. */
function presenter(services: Services) {
  const url = (name: string) => cdnUrl(services, name);
  return {
    template: (row: TemplateRow, manifest: Manifest): TemplateDesign => ({
      uuid: row.uuid,
      slug: row.slug,
      title: row.title,
      description: row.description,
      isOpen: row.status === "open",
      channels: row.channels,
      manifest: mapManifestUrls(manifest, url),
      thumbnail: cdnUrlOrNull(services, row.thumbnail),
    }),
    part: (row: PartModelRow): PartModelDesign => ({
      uuid: row.uuid,
      slug: row.slug,
      title: row.title,
      description: row.description,
      slots: row.slots,
      templateSlugs: row.template_slugs,
      option: mapPartUrls(wholePart(row.option), url),
      thumbnail: cdnUrlOrNull(services, row.thumbnail),
      ...(row.status !== "open" && { isWithdrawn: true as const }),
    }),
    sticker: (row: StickerRow): StickerDesign => ({
      uuid: row.uuid,
      slug: row.slug,
      title: row.title,
      description: row.description,
      type: row.type,
      scale: row.scale,
      stickerFile: url(row.file),
      thumbnail: cdnUrlOrNull(services, row.thumbnail),
    }),
    upload: (row: UploadRow): UploadedDesign => ({
      uuid: row.uuid,
      url: url(row.object_name),
      width: row.width,
      height: row.height,
      mimeType: row.mime_type,
    }),
  };
}

const mapped = <A, B>(rows: ReadonlyMap<string, A>, map: (row: A) => B): ReadonlyMap<string, B> =>
  new Map([...rows].map(([key, row]) => [key, map(row)]));
const sightOf = (visitor: Visitor | null) => ({ closed: seesClosed(visitor) });
const idOf = (visitor: Visitor | null) => visitor && ownerOf(visitor);

/** The 3D service for the other services of this process. */
export function createThreedPort(services: Services): ThreedPort {
  const { db } = services;
  const present = presenter(services);
  const surfaceOf = createSurfaces(services);
  const drawnOf = createDrawn(services);
  const lettersOf = letters();
  const vinylTextsOf = createVinylTexts(services);
  const printedOf = createPrinted(services, { surfaceOf });
  const materialsOf = createMaterials(services, surfaceOf);
  const production = createProduction(services, createPrintMaps(services));

  const reading = async (slug: string, visitor: Visitor | null) => {
    const row = isSlug(slug) ? await templateBySlug(db, sightOf(visitor), slug) : undefined;
    const manifest = row && (await manifestsByUuid(db, [row.uuid])).get(row.uuid);
    return row && manifest ? { row, manifest } : null;
  };
  const stored = async (slug: string, visitor: Visitor | null) => {
    const found = await reading(slug, visitor);
    return found && { row: found.row, manifest: wholeManifest(found.manifest) };
  };

  const designFor = (
    row: TemplateRow,
    manifest: Manifest,
    { build, parts, stickers, uploads, vinyls }: ResolvedBuild,
  ): Design => ({
    template: present.template(row, manifest),
    build,
    parts: manifest.slots.flatMap(({ id }) => {
      const part = parts.get(build.parts[id] ?? "");
      return part ? [{ slot: id, part: present.part(part) }] : [];
    }),
    stickers: mapped(stickers, present.sticker),
    uploads: mapped(uploads, present.upload),
    vinyls: mapped(vinyls, ({ hash, object_name }) => ({
      hash,
      url: cdnUrl(services, object_name),
      object: object_name,
    })),
  });

  /** Handles of those who show these and want to be named. */
  const namesOf = async (rows: readonly Pick<OriginRow, "owner_id" | "is_named">[]) => {
    const ids = rows.flatMap((row) => (row.is_named && row.owner_id !== null ? [row.owner_id] : []));
    const names = (ids.length > 0 && (await services.userNames?.(ids))) || new Map<string, string>();
    return (row: Pick<OriginRow, "owner_id" | "is_named">) =>
      row.is_named && row.owner_id !== null ? (names.get(row.owner_id) ?? null) : null;
  };
  const originsOf = async (references: readonly string[]): Promise<ReadonlyMap<string, ShownOrigin>> => {
    const rows = await originsByReference(db, references);
    const nameOf = await namesOf([...rows.values()]);
    return mapped(rows, (row) => ({ reference: row.reference, title: row.title, userName: nameOf(row) }));
  };

  return {
    async templateBySlug(slug, visitor) {
      const found = await stored(slug, visitor);
      return found && present.template(found.row, found.manifest);
    },
    async designOf(templateSlug, input, visitor) {
      const found = await reading(templateSlug, visitor);
      const problem = (code: string, message: string) => ({
        ok: false as const,
        problem: { code, message, reference: null },
      });
      if (!found) return problem("unknown-template", "This template does not exist.");
      const build = readBuild(input);
      if (!build.ok) return problem(build.newer ? "newer" : "invalid", build.message);
      if (found.manifest.status === "newer") return problem("newer", CAR_NEWER);
      const { row } = found;
      const manifest = wholeManifest(found.manifest);
      const resolved = await resolveBuild(db, { slug: row.slug, manifest }, build.value, idOf(visitor));
      if (!resolved.ok) return resolved;
      const { parts } = resolved.value;
      if (readableParts([...parts.values()]).length < parts.size) return problem("newer", PART_NEWER);
      const { stickers, uploads, vinyls } = resolved.value;
      const onCar = await printedOf(manifest, resolved.value.build, await coveredByHash(db, [...vinyls.keys()]));
      const drawn = await drawnOf(
        new Map([
          ...[...stickers].map(([uuid, { file }]) => [uuid, file] as const),
          ...[...uploads].map(([uuid, { object_name: name }]) => [uuid, name] as const),
        ]),
      );
      const texts = await vinylTextsOf(mapped(vinyls, (vinyl) => vinyl.object_name));
      const design = designFor(row, manifest, resolved.value);
      return {
        ok: true,
        design: {
          ...design,
          ...onCar,
          drawn,
          letters: await lettersOf(resolved.value.build, texts),
          vinyls: mapped(design.vinyls, (vinyl) => ({
            ...vinyl,
            hasText: (texts.get(vinyl.hash)?.texts.length ?? 0) > 0,
          })),
        },
      };
    },
    async materials(slug, visitor) {
      const found = await stored(slug, visitor);
      if (!found) return null;
      const { parts, stickers, surface } = await materialsOf(slug, found.manifest);
      return {
        template: present.template(found.row, found.manifest),
        parts: readableParts(parts).map(present.part),
        stickers: stickers.map((row) => ({ ...present.sticker(row), aspect: row.aspect })),
        surface,
      };
    },
    projectsThere: (uuids) => projectsThere(db, uuids),
    async projectBuild(uuid, visitor) {
      const ownerId = idOf(visitor);
      const own = ownerId === null ? undefined : await ownProject(db, ownerId, uuid);
      const row = own ?? (await defaultProjectByUuid(db, uuid));
      const template = row && (await templatesByUuid(db, sightOf(visitor), [row.template_uuid])).get(row.template_uuid);
      if (!row || !template) return null;
      const build = throughFormer(await formerOf(db, template.slug), row.option);
      return { uuid: row.uuid, templateSlug: template.slug, build, isOwn: own !== undefined };
    },
    partModels: async (uuids) =>
      new Map(
        readableParts([...(await partModelsByUuid(db, uuids)).values()]).map((row) => [row.uuid, present.part(row)]),
      ),
    stickers: async (uuids) => mapped(await stickersByUuid(db, uuids), present.sticker),
    uploads: async (uuids, visitor) => mapped(await uploadsByUuid(db, uuids, idOf(visitor)), present.upload),
    async presetSnapshot(uuid, visitor) {
      const preset = visitor && (await ownPreset(db, ownerOf(visitor), uuid));
      const template =
        preset && (await templatesByUuid(db, sightOf(visitor), [preset.template_uuid])).get(preset.template_uuid);
      if (!preset || !template) return null;
      const { setting, stickers, part_model_uuids: partModelUuids } = preset;
      const build = presetToBuild({ setting, stickers, partModelUuids }, () => []);
      if (!build.ok) throw new Error(`Preset ${uuid} cannot be read: ${build.message}`);
      return {
        uuid: preset.uuid,
        title: preset.title,
        templateSlug: template.slug,
        build: build.value,
        thumbnail: cdnUrlOrNull(services, preset.thumbnail),
        thumbnailObject: preset.thumbnail,
      };
    },
    async catalogue() {
      const templates = await listTemplates(db, { closed: false }, {}, CATALOGUE_LIMIT, null);
      const uuids = templates.map((row) => row.uuid);
      const manifests = templates.length > 0 ? await manifestsByUuid(db, uuids) : new Map<string, ManifestReading>();
      return {
        // one that went meanwhile, or that is for a later version of this code to offer, is not offered
        templates: templates.flatMap((row) => {
          const reading = manifests.get(row.uuid);
          if (!reading || reading.status === "newer") {
            services.log.warn("a template is left out of the catalogue", {
              slug: row.slug,
              newer: reading !== undefined,
            });
            return [];
          }
          return present.template(row, wholeManifest(reading));
        }),
        partModels: readableParts(await openPartModels(db)).map(present.part),
        stickers: (await listStickers(db, CATALOGUE_LIMIT, null)).map(present.sticker),
      };
    },
    async shown(reference) {
      const shown = await shownBuild(db, reference);
      if (!shown) return null;
      const { row, template, manifest, resolved } = shown;
      const { origin } = resolved.build;
      return {
        reference: row.reference,
        title: row.title,
        userName: (await namesOf([row]))(row),
        createdAt: row.created_at,
        design: designFor(template, manifest, resolved),
        origin: (origin && (await originsOf([origin])).get(origin)) || null,
      };
    },
    async ordered({ templateUuid, build: stored, title, reference, date }) {
      const build = readBuild(stored);
      const template = (await templatesByUuid(db, { closed: true }, [templateUuid])).get(templateUuid);
      const found = (await manifestsByUuid(db, [templateUuid])).get(templateUuid);
      if (!template || !found || !build.ok) return null;
      const manifest = wholeManifest(found);
      // an order shows the pictures of its buyer, whoever looks
      const resolved = await resolveBuild(db, { slug: template.slug, manifest }, build.value, null, uploadsForPrint);
      if (!resolved.ok) return null;
      const design = designFor(template, manifest, resolved.value);
      return { reference, title, userName: null, createdAt: date, design, origin: null };
    },
    outputProfile: readOutputProfile,
    withdrawShown: (reference) => withdrawShown(services, reference),
    async shownPicture(reference) {
      const shown = await shownByReference(db, reference);
      const name = shown?.picture ?? shown?.template_thumbnail;
      const bytes = name ? await services.storage.get(name) : null;
      if (!bytes) return null;
      return drawing.draw<"jpeg">(SHOP, async () => ({ kind: "jpeg", bytes, width: PAPER_WIDTH }));
    },
    async drawnBuild(templateUuid, build, ownerId) {
      const asked = await askGlance(db, { templateUuid, build, ownerId });
      return { picture: asked?.value?.name ?? null, waiting: asked?.value?.waiting ?? false };
    },
    async paperPicture(object) {
      const bytes = await services.storage.get(object);
      return bytes && drawing.draw<"jpeg">(SHOP, async () => ({ kind: "jpeg", bytes, width: SMALL_PAPER_WIDTH }));
    },
    async cleanPicture(bytes) {
      const { LIMIT_IMAGE_BYTES, LIMIT_IMAGE_PIXELS } = services.settings.env;
      const limits = { bytes: LIMIT_IMAGE_BYTES, pixels: LIMIT_IMAGE_PIXELS };
      const read = await readStrangers("staff", bytes, limits, "thumbnail");
      return read.ok ? { ok: true, bytes: read.picture.bytes, extension: read.picture.extension } : read;
    },
    async cutPicture(bytes, cut) {
      const { LIMIT_IMAGE_BYTES, LIMIT_IMAGE_PIXELS } = services.settings.env;
      const limits = { bytes: LIMIT_IMAGE_BYTES, pixels: LIMIT_IMAGE_PIXELS };
      const read = await readStrangers("staff", bytes, limits, cut);
      if (!read.ok) return read;
      const { bytes: made, extension, width, height } = read.picture;
      return { ok: true, bytes: made, extension, width, height };
    },
    async publicBuilds(ownerId) {
      const rows = await publicProjects(db, ownerId, PUBLIC_BUILDS);
      const origins = await originsOf(rows.flatMap(({ origin }) => origin ?? []));
      return rows.map((row) => ({
        uuid: row.uuid,
        title: row.title,
        origin: (row.origin !== null && origins.get(row.origin)) || null,
        templateSlug: row.template_slug,
        templateTitle: row.template_title,
        thumbnail: cdnUrlOrNull(services, row.thumbnail),
        updatedAt: row.updated_at,
      }));
    },
    async savedBuilds(ownerId) {
      const rows = await savedProjects(db, ownerId, SAVED_BUILDS);
      return rows.map((row) => ({
        uuid: row.uuid,
        title: row.title,
        templateSlug: row.template_slug,
        templateTitle: row.template_title,
        thumbnail: cdnUrlOrNull(services, row.thumbnail),
        updatedAt: row.updated_at,
        isPublic: row.is_public,
      }));
    },
    production,
    roadMeasures: createRoad(services),
    claimedUploads: (ownerId) => claimedBy(db, ownerId),
    ownerTopics: (ownerId) => ownerTopics(services, ownerId),
    ownerFiles: (ownerId, from, most) => ownerFiles(db, ownerId, from, most),
    eraseOwner: (ownerId, keepUploads) => eraseOwner(services, ownerId, keepUploads),
    useUploads: (trx, uuids) => useUploads(trx, uuids, null),
    async holdObjects(trx, holder, names) {
      await lockObjects(trx, names);
      const sizes = await Promise.all(names.map((name) => services.storage.size(name)));
      const there = names.filter((_, index) => sizes[index] !== null);
      await insertHolds(trx, holder, there);
      return there;
    },
  };
}
