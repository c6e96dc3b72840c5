import type { WebGLRenderer } from "three";
import type { Adaptation } from "./adaptation.ts";
import type { Picture } from "./picture.ts";
import { failedPrograms } from "./renderer.ts";
import type { Show } from "./show.ts";
import type { StageStats } from "./types.ts";

/** What the renderer, the picture and the car tell of themselves. */
export function statisticsOf(
  renderer: WebGLRenderer,
  picture: Picture,
  adaptation: Adaptation,
  show: Show | null,
  loop: Pick<StageStats, "frames" | "samples" | "idle" | "timing">,
): StageStats {
  const livery = show?.livery;
  return {
    ...loop,
    timing: { ...loop.timing },
    pixelRatio: adaptation.pixelRatio * (loop.samples > 0 ? 1 : adaptation.liveScale),
    width: renderer.domElement.width,
    height: renderer.domElement.height,
    geometries: renderer.info.memory.geometries,
    textures: renderer.info.memory.textures,
    programs: renderer.info.programs?.length ?? 0,
    failedPrograms: failedPrograms(renderer),
    drawCalls: picture.drawCalls,
    triangles: picture.triangles,
    livery: livery
      ? {
          size: livery.size,
          layers: livery.layers.length,
          bakedLayers: livery.bakedLayers,
          arts: livery.artsKept,
          rebuilds: livery.rebuilds,
          lastBakeMs: livery.lastBakeMs,
        }
      : null,
    detail: adaptation.detail?.shown ?? 0,
    partsCached: show?.parts.cached ?? 0,
  };
}
