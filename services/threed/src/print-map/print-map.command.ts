import { randomUUID } from "node:crypto";
import { type Film, FILMS } from "@carloom/asset/print-map";
import type { Manifest } from "@carloom/build";
import { type PrintMap, readPrintMap } from "@carloom/build/print-map";
import type { Services } from "@carloom/platform";
import { kept } from "../design/kept.ts";
import { keepObjects, removeObjects } from "../object/keep.ts";
import { shopPrint } from "../print-rules/print-rules.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { isolatedPrintMapWork } from "./isolated.ts";
import { forgetMaps, madeMap, setMadeMap } from "./print-map.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
export type PrintMapWork = typeof isolatedPrintMapWork;

/** Counts up when the same surface is laid another way than before. */
const FORMAT = 1;
/** The format of a map whose film stretches as the shop has set it: another limit makes it anew, in place of the one before. */
const formatOf = (film: Film, limit: number) =>
  limit === FILMS[film] ? FORMAT : FORMAT * 1e6 + Math.round(limit * 1e4);
/** Maps that are kept read, some 3 MB each. */
const KEPT = 4;

export type PrintMaps = {
  /** The object that holds the print map of a car; null where it has none, or its panels cannot be laid. Made when it is missing. */
  object(manifest: Manifest, film: Film): Promise<string | null>;
  /** The same, read: what production, prices by area and templates stand on. */
  read(manifest: Manifest, film: Film): Promise<PrintMap | null>;
};

/** @param manifest as it is stored: addresses are names of objects */
export function createPrintMaps(services: Store, work: PrintMapWork = isolatedPrintMapWork): PrintMaps {
  const { db, storage, log } = services;
  const running = new Map<string, Promise<string | null>>();
  const read = kept<Promise<PrintMap | null>>(KEPT);

  async function make(surface: string, film: Film, limit: number): Promise<string | null> {
    const format = formatOf(film, limit);
    const made = await madeMap(db, surface, film, format);
    if (made && (made.object === null || (await storage.size(made.object)) !== null)) return made.object;
    const bytes = await storage.get(surface);
    if (!bytes) return null;
    const entry = { surface, film, format };
    let map: Uint8Array;
    try {
      map = await work({ kind: "map", surface: bytes, limit });
    } catch (error) {
      log.warn("the panels of a template cannot be laid flat", { surface, error: String(error) });
      await db.transaction().execute((trx) => setMadeMap(trx, { ...entry, object: null }));
      return null;
    }
    return keepObjects(
      services,
      [{ folder: "print-map", bytes: map, extension: "bin" }],
      async (trx, [object = ""]) => {
        const before = await setMadeMap(trx, { ...entry, object });
        if (before) await addPendingObjects(trx, randomUUID(), [before]);
        return object;
      },
    );
  }

  const object: PrintMaps["object"] = async (manifest, film) => {
    const surface = manifest.panelSurface?.url;
    if (surface === undefined) return null;
    const limit = (await shopPrint(services)).profile.stretch[film];
    const key = `${film} ${limit} ${surface}`;
    const before = running.get(key);
    if (before) return before;
    const making = make(surface, film, limit).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
  const load = async (name: string) => {
    const bytes = await storage.get(name);
    return bytes && readPrintMap(bytes);
  };
  return {
    object,
    async read(manifest, film) {
      const name = await object(manifest, film);
      if (name === null) return null;
      const before = read.get(name);
      if (before) return before;
      const loading = load(name);
      loading.catch(() => read.forget(name));
      read.set(name, loading);
      return loading;
    },
  };
}

/** Removes the maps of cars that were replaced. */
export async function sweepPrintMaps(services: Store): Promise<void> {
  const token = randomUUID();
  const objects = await services.db.transaction().execute(async (trx) => {
    const gone = await forgetMaps(trx);
    await addPendingObjects(trx, token, gone);
    return gone;
  });
  await removeObjects(services, token, objects);
}
