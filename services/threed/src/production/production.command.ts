import { type BuildDocument, type Manifest, throughFormer, vinylObject } from "@carloom/build";
import type { Services } from "@carloom/platform";
import type { Wheel } from "@carloom/production";
import { keepObjects } from "../object/keep.ts";
import { insertHolds, releaseOthers } from "../object/object.repository.ts";
import { readBuild } from "../design/resolve.ts";
import type { ProductionMade, ProductionOrder } from "../port.ts";
import type { PrintMaps } from "../print-map/print-map.command.ts";
import { shopPrint } from "../print-rules/print-rules.ts";
import { stickersByUuid } from "../sticker/sticker.repository.ts";
import { partModelsByUuid } from "../part/part.repository.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";
import { formersOf } from "../template/version.repository.ts";
import { uploadsForPrint } from "../upload/upload.repository.ts";
import type { ArtSource } from "./art.ts";
import { isolatedProduction } from "./isolated.ts";
import { layersNeeded, TOO_MANY_PIXELS } from "./needed.ts";
import type { CarModels, Packed, ProductionTask } from "./work.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
export type ProductionWork = typeof isolatedProduction;

/** The tyres that the car is sold with. */
const wheelsOf = ({ slots }: Manifest): Wheel[] =>
  (["front", "rear"] as const).flatMap((axle) =>
    slots
      .filter(({ id }) => id === `wheels.${axle}`)
      .flatMap(({ anchors, hub }) =>
        anchors.map(({ position }) => ({
          axle,
          center: position,
          radius: hub ? hub.tyreDiameter / 2000 : position[1],
        })),
      ),
  );

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

  /** The models of a car and of what it is built with; null where its own is gone. */
  async function carOf(manifest: Manifest, build: BuildDocument): Promise<CarModels | null> {
    const model = await storage.get(manifest.model3d.full.url);
    if (!model) return null;
    const rows = await partModelsByUuid(db, [...new Set(Object.values(build.parts))]);
    const filled = manifest.slots.flatMap((slot) => {
      const uuid = build.parts[slot.id];
      return uuid === undefined ? [] : [{ slot, row: rows.get(uuid) }];
    });
    const parts = await Promise.all(
      filled.map(async ({ slot, row }) => {
        const glb = row?.option.status === "ok" ? await storage.get(row.option.value.model3d.url) : null;
        const tyreDiameter = slot.hub?.tyreDiameter ?? null;
        return glb && { slot: slot.id, anchors: slot.anchors, tyreDiameter, glb: new Uint8Array(glb) };
      }),
    );
    return {
      model: new Uint8Array(model),
      parts: parts.filter((part) => part !== null),
      missing: filled.flatMap(({ slot }, i) => (parts[i] ? [] : [slot.id])),
      slots: manifest.slots.map(({ id, label }) => ({ id, label })),
      dressed: { zones: manifest.zones, lights: manifest.lights },
    };
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
    const former = (await formersOf(db, [order.templateUuid])).get(order.templateUuid);
    const { profile, output } = await shopPrint(services);
    const flat = await maps.object(manifest, profile.film);
    const map = flat && (await storage.get(flat));
    if (!map) return no("no-map", "The panels of this car cannot be laid flat.");
    const art = await artOf(build.value);
    if (typeof art === "string") return no("no-art", art);
    const icc = output && (await storage.get(output.object));
    if (output && !icc)
      return no("no-profile", "The printer's profile is not there any more. Send it again under Settings, Production.");
    const car = await carOf(manifest, throughFormer(former, build.value));
    const task: ProductionTask = {
      map,
      panels: manifest.panels,
      build: throughFormer(former, build.value),
      art,
      title: order.title,
      language: order.language,
      profile: { ...profile, ...(output && icc && { output: { condition: output.name, icc: new Uint8Array(icc) } }) },
      date: order.date.toISOString(),
      wheels: wheelsOf(manifest),
      ...(car && { car }),
      ...(order.link !== undefined && { link: order.link }),
    };
    let done: Packed;
    try {
      done = await work(task);
    } catch (error) {
      // no other try ends otherwise
      if (error instanceof Error && error.message === TOO_MANY_PIXELS) return no("no-art", TOO_MANY_PIXELS);
      throw error;
    }
    const { bytes, drawings, assembly, report } = done;
    const [object = "", drawn = "", assembled = ""] = await keepObjects(
      services,
      [bytes, drawings, assembly].map((one) => ({ folder: "production", bytes: one, extension: "zip" })),
      async (trx, names) => {
        await insertHolds(trx, order.holder, names);
        // its order shows the newer ones from here on; the sweep leaves the older ones long enough for links that are open
        await releaseOthers(trx, order.holder, "production", names);
        return names;
      },
    );
    return { ok: true, object, drawings: drawn, assembly: assembled, report };
  };
}
