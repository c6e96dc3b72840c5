import type { Inks, Printed } from "./inks.ts";
import type { Layer } from "./plan.ts";
import { Prints } from "./prints.ts";
import { liveryTarget, type Printer } from "./printer.ts";

/** Script time of a slice of many prints before a frame is let through. */
export const SLICE_MS = 8;

/** Colours, and what films do to the surface; without the second every film is gloss. */
export type LiveryMaps = Printed;

export function disposeMaps(maps: LiveryMaps | null): void {
  maps?.color.dispose();
  maps?.finish?.dispose();
}

/** Side of the map of finishes that goes with a livery. */
export const finishSide = (side: number) => Math.max(512, side / 2);

/** Pixels of a map's side, a power of two, that show as much as a picture with so many pixels a metre can. */
export function sideFor(pixelsPerMetre: number, mmPerUnit: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, (pixelsPerMetre * mmPerUnit) / 1000)));
}

/**
 * Prints layers, bottom first, on maps of their own, in slices between which frames are drawn.
 * @param side pixels of the maps' sides @param art a layer's art, null to leave it out @param goOn false when nobody waits any more
 * @returns null when given up, or when the device has no memory for maps of this size
 */
export async function printMaps(
  printer: Printer,
  layers: readonly Layer[],
  side: { color: number; finish: number },
  art: (p: Layer) => Promise<Inks | null>,
  goOn: () => boolean,
): Promise<LiveryMaps | null> {
  const maps: LiveryMaps = {
    color: liveryTarget(side.color, true),
    finish: layers.some((p) => p.finish !== "gloss") ? liveryTarget(side.finish, false) : null,
  };
  const giveUp = () => {
    disposeMaps(maps);
    return null;
  };
  const prints = new Prints(printer, maps);
  try {
    for (const map of [maps.color, maps.finish]) if (map && !printer.claim(map)) return giveUp();
    let slice = performance.now();
    for (const p of layers) {
      const inks = await art(p);
      if (!goOn()) return giveUp();
      if (inks) prints.print(p, inks);
      if (performance.now() - slice < SLICE_MS) continue;
      await printer.settle();
      if (!goOn()) return giveUp();
      slice = performance.now();
    }
    prints.settle();
    printer.mips(maps.color);
    if (maps.finish) printer.mips(maps.finish);
    return maps;
  } catch (error) {
    disposeMaps(maps);
    throw error;
  } finally {
    prints.end(false);
  }
}
