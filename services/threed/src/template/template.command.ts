import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import {
  composeFormer,
  emptyBuild,
  type Former,
  type LocalizedText,
  type Manifest,
  manifestFrom,
} from "@carloom/build";
import { addJob, type Database, type Services } from "@carloom/platform";
import { keepObjects, type NewObject } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import type { Status } from "../tables.ts";
import { isSlug } from "../text.ts";
import { uuidv7 } from "../uuid.ts";
import { filesOfManifest, mapManifestUrls } from "./manifest-urls.ts";
import { measurePanels, panelFile } from "./panel-surface.ts";
import { pictureSizes } from "./picture-sizes.ts";
import {
  objectsOfTemplate,
  setTemplatePictures,
  setTemplateStatus,
  type TemplatePictures,
  templateBySlug,
  upsertTemplate,
} from "./template.repository.ts";
import { insertDefaultProject } from "./default-project.repository.ts";
import { namesOf } from "./names.ts";
import { formerOf } from "./version.repository.ts";

/** The job that opens an announced template at its moment. */
export const OPEN_TEMPLATE = "threed.open-template";

/** The address of the file of panels within a package. */
const PANELS = "panels.bin";

type Store = Pick<Services, "db" | "storage" | "log">;

export type StoredFile = { bytes: Uint8Array; extension: string };

/** Pictures of a template; those that are absent stay as they are. */
export type Thumbnails = {
  thumbnail?: StoredFile;
  thumbnailMobile?: StoredFile;
  thumbnailVideo?: StoredFile;
  thumbnailWebp?: StoredFile;
};

const COLUMN = {
  thumbnail: "thumbnail",
  thumbnailMobile: "thumbnail_mobile",
  thumbnailVideo: "thumbnail_video",
  thumbnailWebp: "thumbnail_webp",
} as const;

export type TemplateInput = {
  slug: string;
  title: LocalizedText;
  description?: LocalizedText | null;
  /** Open it when it is new; a template that is already there stays open or closed. */
  open?: boolean;
  /** What it calls otherwise than builds of earlier versions do; absent: as before. */
  former?: Former;
};

type NewPictures = {
  objects: NewObject[];
  /** The columns that show them, from their names in the order of `objects`. */
  columnsOf: (names: readonly string[]) => TemplatePictures;
};

/** Pictures as they came, and the main one in the sizes that pages choose from. */
async function picturesOf(services: Pick<Services, "log">, thumbnails: Thumbnails): Promise<NewPictures> {
  const kinds = (Object.keys(COLUMN) as (keyof typeof COLUMN)[]).filter((kind) => thumbnails[kind]);
  const sizes = thumbnails.thumbnail ? await pictureSizes(services, thumbnails.thumbnail.bytes) : null;
  return {
    objects: [
      ...kinds.map((kind) => ({ folder: "template", ...(thumbnails[kind] as StoredFile) })),
      ...(sizes ?? []).map(({ bytes, extension }) => ({ folder: "template", bytes, extension })),
    ],
    columnsOf: (names) => ({
      ...Object.fromEntries(kinds.map((kind, index) => [COLUMN[kind], names[index]])),
      ...(sizes && {
        picture_sizes: sizes.map(({ width, height, type }, index) => ({
          name: names[kinds.length + index] ?? "",
          width,
          height,
          type,
        })),
      }),
    }),
  };
}

/** All or nothing: within the caller's transaction where there is one. */
const asOne = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Opens a template to everybody and gives it its public default project. */
export async function openTemplate(db: Database, slug: string): Promise<boolean> {
  return asOne(db, async (trx) => {
    const template = await templateBySlug(trx, { closed: true }, slug);
    if (!template) return false;
    await setTemplateStatus(trx, template.uuid, "open");
    await insertDefaultProject(trx, {
      uuid: uuidv7(),
      template_uuid: template.uuid,
      title: template.title.en,
      description: null,
      thumbnail: template.thumbnail,
      option: emptyBuild(),
    });
    return true;
  });
}

/** Withholds a template from everybody but the administrators; projects and presets of it stay. */
export async function closeTemplate(db: Database, slug: string): Promise<boolean> {
  const template = await templateBySlug(db, { closed: true }, slug);
  return template ? setTemplateStatus(db, template.uuid, "closed") : false;
}

/**
 * Withholds a template but shows its name and picture as coming soon.
 * @param opensAt when it opens by itself; null: when somebody opens it
 */
export async function announceTemplate(db: Database, slug: string, opensAt: Date | null): Promise<boolean> {
  return asOne(db, async (trx) => {
    const template = await templateBySlug(trx, { closed: true }, slug);
    if (!template) return false;
    await setTemplateStatus(trx, template.uuid, "closed", { opensAt });
    if (opensAt) await addJob(trx, OPEN_TEMPLATE, { slug }, { key: `${OPEN_TEMPLATE}:${slug}`, runAt: opensAt });
    return true;
  });
}

/** Opens an announced template whose moment has come; whoever was told another one meanwhile stays as it is. */
export async function openAnnounced(db: Database, slug: string): Promise<boolean> {
  const template = await templateBySlug(db, { closed: true }, slug);
  if (!template?.is_announced || !template.opens_at || template.opens_at > new Date()) return false;
  return openTemplate(db, slug);
}

/** The template that lies there was written by later code: it stays as it is. */
export class NewerTemplateError extends Error {
  constructor(slug: string) {
    super(`The template ${slug} was written by a newer version of Carloom. It was left as it is.`);
  }
}

/**
 * Stores a template package and makes or replaces the template of this slug.
 * @param files bytes by the address that the manifest gives them
 * @throws when the manifest is not valid or names a file that is not there
 * @throws NewerTemplateError
 */
export async function registerTemplate(
  services: Store,
  input: TemplateInput,
  manifest: Manifest,
  files: ReadonlyMap<string, Uint8Array>,
  thumbnails: Thumbnails = {},
): Promise<{ uuid: string; slug: string; status: Status; created: boolean }> {
  const { slug, title, description = null } = input;
  if (!isSlug(slug)) throw new Error(`"${slug}" is no slug: lower-case letters, digits and dashes.`);
  const { panelSurface: _, ...given } = manifestFrom(manifest);
  // a name that it has again stands for itself, also where nobody says what is called otherwise
  const former = input.former ?? composeFormer((await formerOf(services.db, slug)) ?? {}, {}, new Set(namesOf(given)));
  const whole = files.get(given.model3d.full.url);
  const measured = given.livery && whole && (await measurePanels(services, slug, given.livery.texCoord, whole));
  const checked: Manifest = { ...given, ...(measured && { panelSurface: panelFile(PANELS, measured) }) };
  const named = filesOfManifest(checked);
  const pictures = await picturesOf(services, thumbnails);
  const objects = named.map(({ url }): NewObject => {
    const bytes = url === PANELS && measured ? measured : files.get(url);
    if (!bytes) throw new Error(`The manifest of ${slug} names ${url}, which is not there.`);
    return { folder: "model", bytes, extension: extname(url).slice(1) };
  });
  const result = await keepObjects(services, [...objects, ...pictures.objects], async (trx, names) => {
    const before = await objectsOfTemplate(trx, slug);
    const nameOf = new Map(named.map(({ url }, index) => [url, names[index] ?? ""]));
    const values = {
      uuid: uuidv7(),
      slug,
      title,
      description,
      option: mapManifestUrls(checked, (url) => nameOf.get(url) ?? url),
      thumbnail: null,
      thumbnail_mobile: null,
      thumbnail_video: null,
      thumbnail_webp: null,
      picture_sizes: null,
      former,
      ...pictures.columnsOf(names.slice(named.length)),
    };
    const stored = await upsertTemplate(trx, values);
    if (!stored) throw new NewerTemplateError(slug);
    // replaced files stay for those who have the old manifest open, until the next sweep
    const replaced = before.filter((name) => !names.includes(name));
    await addPendingObjects(trx, randomUUID(), replaced);
    return stored;
  });
  const opens = result.created ? (input.open ?? true) : result.status === "open";
  if (opens) await openTemplate(services.db, slug);
  return { ...result, slug, status: opens ? "open" : result.status };
}

/** Gives a template new pictures; the ones not named stay. False when there is no such template. */
export async function setTemplateThumbnails(services: Store, slug: string, thumbnails: Thumbnails): Promise<boolean> {
  const pictures = await picturesOf(services, thumbnails);
  return keepObjects(services, pictures.objects, async (trx, names) => {
    const before = await objectsOfTemplate(trx, slug);
    const found = await setTemplatePictures(trx, slug, pictures.columnsOf(names));
    const after = await objectsOfTemplate(trx, slug);
    const replaced = before.filter((name) => !after.includes(name));
    await addPendingObjects(trx, randomUUID(), replaced);
    if (!found) await addPendingObjects(trx, randomUUID(), names);
    return found;
  });
}
