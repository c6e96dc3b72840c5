import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { manifestFrom } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { keepObjects } from "../object/keep.ts";
import { upsertPartModel } from "../part/part.repository.ts";
import { upsertSticker } from "../sticker/sticker.repository.ts";
import { filesOfManifest, mapPartUrls } from "../template/manifest-urls.ts";
import { NewerTemplateError, registerTemplate, type StoredFile } from "../template/template.command.ts";
import { objectsOfTemplate } from "../template/template.repository.ts";
import { uuidv7 } from "../uuid.ts";
import { Catalogue } from "./catalogue.ts";
import { seedHash, setSeedHash } from "./seed.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
export type SeedOptions = { onProgress?: (done: number, total: number, what: string) => void };

/** Counts up when what the seeder writes of an unchanged catalogue changes. */
const FORMAT = 2;
const NAME = "catalogue";

async function readStored(folder: string, file: string): Promise<StoredFile> {
  const bytes = await readFile(join(folder, file));
  return { bytes, extension: extname(file).slice(1).toLowerCase() };
}

const inFolder = (folder: string) => (file: StoredFile) => ({ folder, ...file });

/** Pictures may be missing from a catalogue that is not finished; what they show is there all the same. */
function pictureReader(services: Store, folder: string) {
  const missing: string[] = [];
  const read = async (file: string): Promise<StoredFile | undefined> => {
    try {
      return await readStored(folder, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      missing.push(file);
      services.log.warn("catalogue picture is missing", { file });
      return undefined;
    }
  };
  return { read, missing };
}
type ReadPicture = ReturnType<typeof pictureReader>["read"];

async function seedTemplate(
  services: Store,
  folder: string,
  template: Catalogue["templates"][number],
  read: ReadPicture,
): Promise<void> {
  const place = join(folder, dirname(template.manifest));
  const manifest = manifestFrom(await readFile(join(folder, template.manifest), "utf8"));
  const files = new Map<string, Uint8Array>();
  for (const { url } of filesOfManifest(manifest)) files.set(url, await readFile(join(place, url)));
  await registerTemplate(services, template, manifest, files, {
    thumbnail: await read(template.thumbnail.jpg),
    thumbnailWebp: await read(template.thumbnail.webp),
    thumbnailMobile: await read(template.thumbnail.mobile),
    ...(template.thumbnail.video && { thumbnailVideo: await read(template.thumbnail.video) }),
  });
}

async function seedPart(
  services: Store,
  folder: string,
  part: Catalogue["parts"][number],
  read: ReadPicture,
): Promise<void> {
  const { slug, title, description, slots } = part;
  const picture = await read(part.thumbnail);
  const objects = [await readStored(folder, part.model), ...(picture ? [picture] : [])].map(inFolder("part"));
  await keepObjects(services, objects, async (trx, [model = "", thumbnail = null]) => {
    const option = mapPartUrls(part.option, () => model);
    const texts = { slug, title, description, slots, template_slugs: part.templates };
    await upsertPartModel(trx, { uuid: uuidv7(), ...texts, option, thumbnail });
  });
}

async function seedSticker(
  services: Store,
  folder: string,
  sticker: Catalogue["stickers"][number],
  read: ReadPicture,
): Promise<void> {
  const { slug, title, type, width } = sticker;
  const picture = await read(sticker.thumbnail);
  const objects = [await readStored(folder, sticker.file), ...(picture ? [picture] : [])].map(inFolder("sticker"));
  await keepObjects(services, objects, async (trx, [file = "", thumbnail = null]) => {
    await upsertSticker(trx, { uuid: uuidv7(), slug, title, description: null, type, scale: width, file, thumbnail });
  });
}

/** Is the catalogue written, and are its files still in this store? */
async function isSeeded(services: Store, hash: string, catalogue: Catalogue): Promise<boolean> {
  if ((await seedHash(services.db, NAME)) !== hash) return false;
  const first = catalogue.templates[0];
  const objects = first ? await objectsOfTemplate(services.db, first.slug) : [];
  const sizes = await Promise.all(objects.map((name) => services.storage.size(name)));
  return sizes.every((size) => size !== null);
}

/**
 * Writes the generated catalogue (`catalogue.json` and the files beside it) into object storage and tables.
 * Rows keep their uuid by slug; what staff opened or closed stays so. Does nothing when the catalogue is unchanged
 * and was complete. A template that later code wrote meanwhile stays as it is.
 * @returns whether anything was written
 */
export async function seedThreed(services: Store, folder: string, options: SeedOptions = {}): Promise<boolean> {
  const text = await readFile(join(folder, "catalogue.json"), "utf8");
  const hash = createHash("sha256").update(`${FORMAT}\n${text}`).digest("hex");
  const catalogue = Catalogue.parse(JSON.parse(text));
  if (await isSeeded(services, hash, catalogue)) return false;
  const total = catalogue.templates.length + catalogue.parts.length + catalogue.stickers.length;
  const pictures = pictureReader(services, folder);
  let done = 0;
  let isWhole = true;
  const step = (what: string) => options.onProgress?.(++done, total, what);
  for (const template of catalogue.templates) {
    try {
      await seedTemplate(services, folder, template, pictures.read);
    } catch (error) {
      if (!(error instanceof NewerTemplateError)) throw error;
      services.log.warn(error.message);
      isWhole = false;
    }
    step(template.slug);
  }
  for (const part of catalogue.parts) {
    await seedPart(services, folder, part, pictures.read);
    step(part.slug);
  }
  for (const sticker of catalogue.stickers) {
    await seedSticker(services, folder, sticker, pictures.read);
    step(sticker.slug);
  }
  if (isWhole && pictures.missing.length === 0) await setSeedHash(services.db, NAME, hash);
  return true;
}
