import { around, type Box, type Boxes, boxesOf, type MaterialBox, movedBox, placed } from "@carloom/asset/boxes";
import type { BuildDocument, Manifest, PartOption, Slot } from "@carloom/build";
import { type CarReach, type RoadMeasures, roadMeasures, UNMEASURED } from "@carloom/build/road";
import type { Services } from "@carloom/platform";
import { partModelsByUuid } from "../part/part.repository.ts";
import { wholePart } from "../part/unreadable.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";
import { kept } from "./kept.ts";
import { lampColors } from "./lamp-colors.ts";

/** Models whose boxes are kept, some hundred bytes each. */
const KEPT_BOXES = 500;

/** A part on all anchors of its slot; it is made for the left side, so a mirrored anchor reflects it. */
const onAnchors = (slot: Slot, part: Box | null): Box | null =>
  slot.anchors.reduce<Box | null>(
    (all, { position, rotation, mirror }) =>
      around(all, movedBox(part, placed(position, rotation, [mirror ? -1 : 1, 1, 1]))),
    null,
  );

/** How far a car reaches as it is sold and as it is built, and how wide the widest mounted part is. */
function reachOf(manifest: Manifest, car: Boxes, mounted: ReadonlyMap<string, Box | null>): CarReach | null {
  let [sold, now] = [car.rest, car.rest];
  let widest = 0;
  for (const slot of manifest.slots) {
    if (UNMEASURED.has(slot.id)) continue;
    const stock = slot.anchors.reduce<Box | null>((box, { node }) => around(box, car.below.get(node) ?? null), null);
    const part = mounted.has(slot.id) ? onAnchors(slot, mounted.get(slot.id) ?? null) : null;
    sold = around(sold, stock);
    now = around(now, mounted.has(slot.id) ? part : stock);
    if (part && slot.id !== "mirrors") widest = Math.max(widest, part.max[0] - part.min[0]);
  }
  return sold && now && { sold, now, widest };
}

/** Where materials are on the car as it is built: of a slot that is filled those of its part. */
function builtSurfaces(manifest: Manifest, car: Boxes, parts: ReadonlyMap<string, Boxes | null>): MaterialBox[] {
  const filled = manifest.slots.filter(({ id }) => parts.has(id));
  const gone = new Set(filled.flatMap(({ anchors }) => anchors.map(({ node }) => node)));
  const own = car.surfaces.filter(({ below }) => below === null || !gone.has(below));
  const mounted = filled.flatMap(({ id, anchors }) =>
    anchors.flatMap(({ position, rotation, mirror }) =>
      (parts.get(id)?.surfaces ?? []).flatMap((surface) => {
        const box = movedBox(surface.box, placed(position, rotation, [mirror ? -1 : 1, 1, 1]));
        return box ? [{ ...surface, box }] : [];
      }),
    ),
  );
  return [...own, ...mounted];
}

/** What of a build laws of the road measure; null where there is no such template. Of the models only what their files state is read. */
export function createRoad({ db, storage, log }: Pick<Services, "db" | "storage" | "log">) {
  const boxes = kept<Promise<Boxes | null>>(KEPT_BOXES);

  const load = async (object: string, names: ReadonlySet<string>): Promise<Boxes | null> => {
    const bytes = await storage.get(object);
    return bytes && boxesOf(bytes, names);
  };
  const of = (object: string, names: ReadonlySet<string>): Promise<Boxes | null> => {
    // the same file may be asked with other anchors when a template was corrected
    const key = `${object} ${[...names].sort().join(" ")}`;
    const before = boxes.get(key);
    if (before) return before;
    const loading = load(object, names).catch((error: unknown) => {
      boxes.forget(key);
      log.warn("a model cannot be measured", { object, error: String(error) });
      return null;
    });
    boxes.set(key, loading);
    return loading;
  };

  return async (templateUuid: string, build: BuildDocument): Promise<RoadMeasures | null> => {
    const reading = (await manifestsByUuid(db, [templateUuid])).get(templateUuid);
    if (!reading) return null;
    const manifest = wholeManifest(reading);
    const rows = await partModelsByUuid(db, [...new Set(Object.values(build.parts))]);
    const options = new Map<string, PartOption>();
    for (const { id } of manifest.slots) {
      const row = rows.get(build.parts[id] ?? "");
      if (row) options.set(id, wholePart(row.option));
    }
    const anchors = new Set(manifest.slots.flatMap((slot) => slot.anchors.map(({ node }) => node)));
    const none = new Set<string>();
    const [car, ...parts] = await Promise.all([
      of(manifest.model3d.full.url, anchors),
      ...[...options].map(async ([slot, { model3d }]) => [slot, await of(model3d.url, none)] as const),
    ]);
    const mounted = new Map(parts);
    // of a part that cannot be read nothing is known
    const isKnown = car !== null && [...mounted.values()].every((part) => part !== null);
    return roadMeasures(
      build,
      manifest,
      new Map([...options].map(([slot, { measures }]) => [slot, measures])),
      car && reachOf(manifest, car, new Map([...mounted].map(([slot, part]) => [slot, part?.rest ?? null]))),
      isKnown ? lampColors(manifest.lights, car.surfaces, builtSurfaces(manifest, car, mounted)) : [],
    );
  };
}
