import type { Placement } from "@carloom/build";
import { Vector3 } from "three";
import type { CameraRig } from "./camera.ts";
import type * as InkModule from "./livery/ink.ts";
import type { Livery } from "./livery/livery.ts";
import { placeOnSurface } from "./livery/place.ts";
import { outlineOf } from "./outline.ts";
import { type Ink, pickAt, stickerAt } from "./picking.ts";
import type { Show } from "./show.ts";
import type { Stage } from "./types.ts";

type Calls = Pick<
  Stage,
  "pick" | "placementAt" | "projectToScreen" | "placementOutline" | "panels" | "charts" | "body" | "flat" | "beltLine"
>;

/**
 * What lies where on the car, and where that is in the picture.
 * @param find a placement of the build that is shown, as it is dragged now
 */
export function surfaceCalls(
  show: () => Show | null,
  rig: CameraRig,
  find: (id: string) => Placement | undefined,
): Calls {
  let told: typeof InkModule | null = null;
  const inkOf = (livery: Livery | null): Ink | null => {
    if (!told || !livery) return null;
    const { alphaOf, isInked, isLetThrough } = told;
    const alpha = (p: Placement) => {
      const art = livery.drawn(p);
      return art && alphaOf(art);
    };
    return {
      isInked: (p, u, v) => isInked(p, alpha, u, v),
      isLetThrough: (p, twin, ...at) => isLetThrough(p, twin, alpha, ...at),
    };
  };
  return {
    pick(x, y, held) {
      const shown = show();
      if (!shown) return null;
      const livery = shown.prepareLivery();
      const at = rig.toClip(x, y);
      const slotOf = (o: Parameters<typeof shown.parts.slotOf>[0]) => shown.parts.slotOf(o) ?? null;
      return pickAt(
        shown.car,
        rig.camera,
        at,
        livery?.surface ?? null,
        livery?.layers ?? [],
        slotOf,
        inkOf(livery),
        held ?? null,
      );
    },
    placementAt: (pick, size, depth) => placeOnSurface(pick.point, pick.normal, size, depth),
    projectToScreen(point) {
      const lift = show()?.car.root.position.y ?? 0;
      return rig.toScreen([point[0], point[1] + lift, point[2]]);
    },
    placementOutline(id, twin) {
      const [shown, placement] = [show(), find(id)];
      if (!placement || !shown) return null;
      return outlineOf(placement, rig, shown.car.root.position.y, (point) => shown.swingAt(point), twin);
    },
    panels: () => show()?.prepareLivery()?.surface.printed ?? null,
    charts: () => show()?.prepareLivery()?.surface.charts ?? null,
    async body() {
      const [{ bodyOf }, ink] = await Promise.all([import("./livery/near.ts"), import("./livery/ink.ts")]);
      told = ink;
      return bodyOf(
        () => show()?.prepareLivery()?.surface ?? null,
        (point, normal, panel, held) => {
          const livery = show()?.prepareLivery() ?? null;
          const [at, looks] = [new Vector3(...point), new Vector3(...normal)];
          return stickerAt(livery?.layers ?? [], at, looks, panel, inkOf(livery), held ?? null);
        },
      );
    },
    flat: async (mesh) => (await show()?.prepareLivery()?.flat(mesh)) ?? null,
    beltLine: (normal) => (Math.abs(normal[0]) > 0.5 ? (show()?.car.belt ?? null) : null),
  };
}
