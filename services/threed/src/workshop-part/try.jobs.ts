import { slotsOfKind, tryPartIsolated } from "@carloom/asset";
import { fitment, type Manifest, slotsFor } from "@carloom/build";
import type { JobHandlers, Services } from "@carloom/platform";
import { z } from "zod";
import { listTemplates, manifestsByUuid } from "../template/template.repository.ts";
import { type PartFit, partResultsByUuid, setFits } from "./workshop-part.repository.ts";
import { TRY } from "./workshop-part.jobs.ts";

export type TryWork = typeof tryPartIsolated;

const MOST_CARS = 200;
/** A car's meshes take some seconds to read and to measure against. */
const LIMITS = { seconds: 180, megabytes: 1536 };
const Payload = z.strictObject({ uuid: z.uuid() });

type Store = Pick<Services, "db" | "storage" | "log">;
type Car = { slug: string; manifest: Manifest };

/** Open cars that have a slot for it, as visitors see them listed. */
async function carsFor({ db }: Store, slots: readonly string[]): Promise<Car[]> {
  const rows = await listTemplates(db, { closed: false }, {}, MOST_CARS, null);
  if (rows.length === 0) return [];
  const manifests = await manifestsByUuid(
    db,
    rows.map(({ uuid }) => uuid),
  );
  return rows.flatMap(({ uuid, slug }) => {
    const reading = manifests.get(uuid);
    // a car that later code wrote is tried by that code
    return reading?.status === "ok" && slotsFor(reading.value, slots).length > 0
      ? [{ slug, manifest: reading.value }]
      : [];
  });
}

/** Tries a part on every open car that has its slot, a car at a time: by the rules of fitment, and by what is near it there. */
async function tryOn(services: Store, uuid: string, work: TryWork): Promise<void> {
  const { db, storage, log } = services;
  const result = (await partResultsByUuid(db, [uuid])).get(uuid);
  const part = result && (await storage.get(result.option.model3d.url));
  if (!result || !part) return;
  const model = result.option.model3d.url;
  const slots = slotsOfKind(result.found.kind);
  const cars = await carsFor(services, slots);
  const fits: PartFit[] = [];
  if (!(await setFits(db, uuid, model, fits, cars.length))) return;
  for (const [index, { slug, manifest }] of cars.entries()) {
    const own = slotsFor(manifest, slots);
    const car = await storage.get(manifest.model3d.full.url);
    const asked = own.map(({ id, anchors, hub }) => ({ id, anchors, tyreDiameter: hub?.tyreDiameter ?? null }));
    // what cannot be measured is still judged
    const rooms = car
      ? await work({ part, car, slots: asked }, LIMITS).catch((error: unknown) => {
          log.warn("a part cannot be tried on a car", { import: uuid, template: slug, error: String(error) });
          return null;
        })
      : null;
    for (const slot of own) {
      const { verdict, reasons } = fitment(slot, result.option.measures);
      const room = rooms?.find((one) => one.slot === slot.id);
      fits.push({
        template: slug,
        slot: slot.id,
        verdict,
        reasons,
        clearance: room?.clearance ?? null,
        collision: room?.collision ?? 0,
        name: room?.name ?? null,
        isMeasured: room !== undefined,
      });
    }
    // corrected meanwhile: the next try begins anew
    if (!(await setFits(db, uuid, model, fits, cars.length - index - 1))) return;
  }
}

/** @param work measures the room of a part on a car, in a process of its own */
export const tryJobs = (services: Store, work: TryWork = tryPartIsolated): JobHandlers => ({
  [TRY]: (payload) => tryOn(services, Payload.parse(payload).uuid, work),
});
