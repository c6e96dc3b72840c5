import type { SharedPaintUniforms } from "../paint/material.ts";
import type { Texture } from "three";
import type { Inks } from "./inks.ts";
import { disposeMaps, finishSide, type LiveryMaps, printMaps } from "./maps.ts";
import type { Layer } from "./plan.ts";
import type { Printer } from "./printer.ts";

/** A livery's layers once more on a finer map, for a photo; the live maps stay as they are. */
export type FineLivery = {
  /** Pixels of the map's side. */
  readonly size: number;
  /** Runs with the paint showing the fine map, then shows the live one again. */
  wear(draw: () => void): void;
  /** Frees the fine map. */
  dispose(): void;
};

/**
 * Prints layers as finely as the device allows: halves the side until there is memory for it.
 * @param side pixels wanted @param above sides not larger than this gain nothing
 * @returns null when nothing finer can be had, or nobody waits for it any more
 */
export async function printFine(
  printer: Printer,
  uniforms: SharedPaintUniforms,
  empty: Texture,
  layers: readonly Layer[],
  side: number,
  above: number,
  art: (p: Layer) => Promise<Inks | null>,
  goOn: () => boolean,
): Promise<FineLivery | null> {
  for (let size = side; size > above && goOn(); size /= 2) {
    const maps = await printMaps(printer, layers, { color: size, finish: finishSide(size) }, art, goOn);
    if (maps) return worn(maps, uniforms, empty, size);
  }
  return null;
}

function worn(maps: LiveryMaps, u: SharedPaintUniforms, empty: Texture, size: number): FineLivery {
  return {
    size,
    wear(draw) {
      const live = [u.uLivery.value, u.uLiveryFinish.value, u.uHasFinish.value] as const;
      u.uLivery.value = maps.color.texture;
      u.uLiveryFinish.value = maps.finish?.texture ?? empty;
      u.uHasFinish.value = maps.finish ? 1 : 0;
      try {
        draw();
      } finally {
        [u.uLivery.value, u.uLiveryFinish.value, u.uHasFinish.value] = live;
      }
    },
    dispose: () => disposeMaps(maps),
  };
}
