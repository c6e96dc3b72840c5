import { type BuildDocument, vinylObject } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { keepObjects } from "../object/keep.ts";
import { insertHolds, releaseOthers } from "../object/object.repository.ts";
import { readBuild } from "../design/resolve.ts";
import type { ProductionMade, ProductionOrder } from "../port.ts";
import type { PrintMaps } from "../print-map/print-map.command.ts";
import { stickersByUuid } from "../sticker/sticker.repository.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";
import { uploadsForPrint } from "../upload/upload.repository.ts";
import type { ArtSource } from "./art.ts";
import { isolatedProduction } from "./isolated.ts";
import { layersNeeded, TOO_MANY_PIXELS } from "./needed.ts";
import type { Packed, ProductionTask } from "./work.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
export type ProductionWork = typeof isolatedProduction;

/** Bytes of art of one build at the most. */
const MOST_ART = 150_000_000;

/**
 * Makes the production files of an ordered design and keeps them for its holder, in place of those that it had. The same
 * order again gives the same object.
 */
export function createProduction(services: Store, maps: PrintMaps, work: ProductionWork = isolatedProduction) {
  const { db, storage } = services;

  async function artOf(build: BuildDocument): Promise<Map<string, ArtSource> | string> {
    const needed = layersNeeded(build);
    const uuids = (kind: "library" | "upload") => [
      ...new Set(needed.flatMap(({ art }) => (art.kind === kind ? [art.uuid] : []))),
    ];
    const [library, uploads] = [uuids("library"), uuids("upload")];
    const hashes = needed.flatMap(({ art }) => (art.kind === "vinyl" ? [art.hash] : []));
    const [stickers, images] = await Promise.all([stickersByUuid(db, library), uploadsForPrint(db, uploads)]);
    const names = new Map<string, string>();
    for (const [uuid, { file }] of stickers) names.set(uuid, file);
    for (const [uuid, { object_name: name }] of images) names.set(uuid, name);
    // an order holds them by their name, whoever has deleted theirs since
    for (const hash of hashes) names.set(hash, vinylObject(hash));
    const art = new Map<string, ArtSource>();
    let total = 0;
    for (const uuid of [...library, ...uploads, ...new Set(hashes)]) {
      const name = names.get(uuid);
      const bytes = name === undefined ? null : await storage.get(name);
      if (!name || !bytes) return `The picture ${uuid} is not there any more.`;
      total += bytes.byteLength;
      if (total > MOST_ART) return "The pictures of this build are too large together.";
      art.set(uuid, { bytes, svg: name.endsWith(".svg") });
    }
    return art;
  }

  return async (order: ProductionOrder): Promise<ProductionMade> => {
    const no = (code: Extract<ProductionMade, { ok: false }>["code"], message: string): ProductionMade => ({
      ok: false,
      code,
      message,
    });
    const reading = (await manifestsByUuid(db, [order.templateUuid])).get(order.templateUuid);
    if (!reading) return no("no-car", "The car is not there any more.");
    if (reading.status === "newer") return no("newer", "The car is of a later release.");
    const manifest = wholeManifest(reading);
    const build = readBuild(order.build);
    if (!build.ok) return no(build.newer ? "newer" : "invalid", build.message);
    const object = await maps.object(manifest, "cast");
    const map = object && (await storage.get(object));
    if (!map) return no("no-map", "The panels of this car cannot be laid flat.");
    const art = await artOf(build.value);
    if (typeof art === "string") return no("no-art", art);
    const task: ProductionTask = {
      map,
      panels: manifest.panels,
      build: build.value,
      art,
      title: order.title,
      language: order.language,
      profile: {},
      date: order.date.toISOString(),
    };
    let done: Packed;
    try {
      done = await work(task);
    } catch (error) {
      // no other try ends otherwise
      if (error instanceof Error && error.message === TOO_MANY_PIXELS) return no("no-art", TOO_MANY_PIXELS);
      throw error;
    }
    const { bytes, report } = done;
    const kept = await keepObjects(
      services,
      [{ folder: "production", bytes, extension: "zip" }],
      async (trx, [name = ""]) => {
        await insertHolds(trx, order.holder, [name]);
        // its order shows the newer one from here on; the sweep leaves the older one long enough for links that are open
        await releaseOthers(trx, order.holder, "production", [name]);
        return name;
      },
    );
    return { ok: true, object: kept, report };
  };
}
