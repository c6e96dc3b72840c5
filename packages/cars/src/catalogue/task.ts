import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bodyAnchors } from "../generator/car/build.ts";
import { Workshop } from "../generator/car/workshop.ts";
import { simplifierReady } from "../geometry/simplify.ts";
import { hostOf } from "../generator/parts/build.ts";
import { CARS } from "../tables/cars.ts";
import { BODY_DRAWINGS, LOOSE_PARTS } from "../tables/parts.ts";
import { drawingOf } from "./drawing.ts";
import { keepMade, makeCar } from "./made.ts";
import { asset, manifestOf } from "./manifest.ts";
import { clashesOf } from "./clash.ts";
import { type BuiltPart, buildLoosePart, buildPartOn, type PartOn } from "./parts.ts";
import type { CataloguePart } from "./types.ts";

/** One share of the work: a car with the parts shaped on it, or some parts that are no car's own. */
export type Task = CarTask | { parts: string[] };
/** @property made folder that the car as built is left in as well */
type CarTask = { car: string; made?: string };

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function writePart(work: string, { glb, entry }: BuiltPart): CataloguePart {
  const home = join(work, "parts", entry.slug);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "model.glb"), glb);
  writeFileSync(join(home, "part.json"), json(entry));
  return entry;
}

async function carTask(
  { car: slug, made }: CarTask,
  work: string,
  done: (text: string) => void,
): Promise<CataloguePart[]> {
  const table = CARS.find((car) => car.slug === slug);
  if (!table) throw new Error(`No car is named "${slug}".`);
  const built = await makeCar(table);
  if (made) keepMade(made, table, built);
  const { car, full, coarser } = built;
  const home = join(work, slug);
  mkdirSync(home);
  const [model, ...lods] = [full, ...coarser].map((glb, i) => {
    const name = i === 0 ? "model.glb" : `model-${i}.glb`;
    writeFileSync(join(home, name), glb);
    return asset(name, glb);
  });
  writeFileSync(join(home, "manifest.json"), json({ ...manifestOf(table, car, model!, lods), ...drawingOf(slug) }));
  done(`${table.brand} ${table.model}`);
  const host = hostOf(table, car);
  const shop = new Workshop(table.dimensions.wheelbase);
  const parts: PartOn[] = [];
  for (const drawing of BODY_DRAWINGS) {
    const part = await buildPartOn(drawing, host);
    if (part) parts.push(part);
    done(`${drawing.name.en} for ${table.title.en}`);
  }
  const anchors = bodyAnchors(table);
  const clashes = clashesOf(
    parts.flatMap(({ entry: { slug: part, kind }, model }) => {
      const at = anchors[`slot.${kind}`];
      return at ? [{ slug: part, kind, model, at: shop.toCar(at) }] : [];
    }),
  );
  return parts.map(({ glb, entry }) =>
    writePart(work, {
      glb,
      entry: { ...entry, option: { ...entry.option, conflicts: clashes.get(entry.slug) ?? [] } },
    }),
  );
}

async function partsTask(
  slugs: readonly string[],
  work: string,
  done: (text: string) => void,
): Promise<CataloguePart[]> {
  await simplifierReady;
  const parts: CataloguePart[] = [];
  for (const slug of slugs) {
    const part = LOOSE_PARTS.find((one) => one.slug === slug);
    if (!part) throw new Error(`No part is named "${slug}".`);
    parts.push(writePart(work, await buildLoosePart(part)));
    done(part.title.en);
  }
  return parts;
}

/** Does a task, writing its files below `work`; answers the entries of the parts made. `done` is called per item. */
export const runTask = (task: Task, work: string, done: (text: string) => void): Promise<CataloguePart[]> =>
  "car" in task ? carTask(task, work, done) : partsTask(task.parts, work, done);
