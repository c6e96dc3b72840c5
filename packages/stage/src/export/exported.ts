import type { Manifest, Paint, Painted } from "@carloom/build";
import type { Car } from "../car.ts";
import type { Livery } from "../livery/livery.ts";
import { paintParameters } from "../paint/parameters.ts";
import { plainModel, toGlb, toUsdz } from "./model.ts";

type Shown = {
  readonly car: Car;
  readonly manifest: Manifest;
  readonly livery: Livery | null;
  paintOf(zone: string, build: Painted): Paint;
};

/** A build that is shown as a file for other programs, stickers baked into the paint's textures. */
export async function exported(shown: Shown, build: Painted, kind: "glb" | "usdz"): Promise<Blob> {
  const { car, manifest, livery } = shown;
  const zones = manifest.zones
    .map(({ id }) => ({
      panels: manifest.panels.filter((panel) => panel.zone === id).map((panel) => panel.id),
      paint: paintParameters(shown.paintOf(id, build)),
    }))
    .filter(({ panels }) => panels.length > 0);
  const atlas = (await livery?.atlas(zones)) ?? null;
  const model = plainModel(car.root, atlas && { ...atlas, texCoord: manifest.livery?.texCoord ?? 0 });
  return kind === "glb" ? toGlb(model) : toUsdz(model, Math.max(2048, atlas?.color.width ?? 2048));
}
