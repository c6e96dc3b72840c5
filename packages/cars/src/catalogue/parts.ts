import { PartOption } from "@carloom/build";
import type { BuiltCar } from "../car/build.ts";
import { bounds } from "../geometry/mesh.ts";
import type { Piece } from "../gltf/model.ts";
import { writeGlb } from "../gltf/write.ts";
import { buildBodyPart } from "../parts/body-part.ts";
import { buildWheel } from "../parts/rim.ts";
import { clearDiameter } from "../parts/tyre.ts";
import type { PartTable } from "../tables/parts/types.ts";
import { RIMS } from "../tables/rims.ts";
import type { CarTable } from "../tables/types.ts";
import { asset } from "./manifest.ts";
import type { CataloguePart } from "./types.ts";

export type BuiltPart = { glb: Uint8Array; entry: CataloguePart };

function shape(part: PartTable, cars: ReadonlyMap<string, { table: CarTable; car: BuiltCar }>): Piece[] {
  if (part.kind === "rim") {
    const design = RIMS[part.design];
    if (!design) throw new Error(`No rim is drawn as "${part.design}".`);
    return buildWheel(design, part.wheel, part.tyre);
  }
  const home = cars.get(part.template);
  if (!home) throw new Error(`Part "${part.slug}" belongs to an unknown template "${part.template}".`);
  return buildBodyPart(part, home.car, home.table);
}

/** Builds a part's GLB and its catalogue entry. */
export async function buildPart(
  part: PartTable,
  cars: ReadonlyMap<string, { table: CarTable; car: BuiltCar }>,
): Promise<BuiltPart> {
  const pieces = shape(part, cars);
  const glb = await writeGlb({ name: part.slug, frames: [], pieces, instances: [] });
  const box = bounds(...pieces.map((p) => p.mesh));
  const size = [0, 1, 2].map((k) => Math.round((box.max[k]! - box.min[k]!) * 1000));
  const option = PartOption.parse({
    version: 1,
    model3d: asset("model.glb", glb),
    measures: {
      ...(part.kind === "rim"
        ? { wheel: { ...part.wheel, clearDiameter: clearDiameter(part.wheel.diameter) } }
        : { mount: part.mount }),
      size,
      weightKg: part.weightKg,
    },
  });
  const entry: CataloguePart = {
    slug: part.slug,
    sku: `CL-${part.slug.toUpperCase()}`,
    kind: part.kind,
    title: part.title,
    description: part.description,
    tags: part.tags,
    slots: part.kind === "rim" ? ["wheels.front", "wheels.rear"] : [part.kind],
    templates: part.kind === "rim" ? null : [part.template],
    model: `parts/${part.slug}/model.glb`,
    option,
    price: part.price,
    weightKg: part.weightKg,
    stock: part.stock,
    thumbnail: `thumbnails/parts/${part.slug}.webp`,
  };
  return { glb, entry };
}
