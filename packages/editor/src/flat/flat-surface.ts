import type { Placement } from "@carloom/build";
import type { Vec3 } from "../geometry/quat.ts";
import type { Hit, ScreenPoint, Surface } from "../tools/surface.ts";
import type { FlatSpace } from "./space.ts";

/** The part of a sheet that is shown: mm of its place at the upper left corner of the picture, and CSS pixels a mm. */
export type SheetView = { x: number; y: number; scale: number };

export const toScreen = ({ x, y, scale }: SheetView, point: ScreenPoint): ScreenPoint => ({
  x: (point.x - x) * scale,
  y: (point.y - y) * scale,
});
export const toSheet = ({ x, y, scale }: SheetView, point: ScreenPoint): ScreenPoint => ({
  x: x + point.x / scale,
  y: y + point.y / scale,
});

export type FlatPorts = {
  space: FlatSpace;
  view(): SheetView;
  /** A placement as it is shown, dragged or not. */
  find(id: string): Placement | undefined;
  zoneOf(panel: string): string | null;
  /** The topmost layer that is seen at a point of the car. */
  layerAt(point: Vec3, normal: Vec3, panel: string, held?: string): { id: string; twin: boolean } | null;
};

/** The sheet as what tools work on: what is dragged there is dragged on the car, whose own surface does all the rest. */
export function flatSurface<S extends Omit<Surface, "pick" | "placementAt">>(
  car: S,
  { space, view, find, zoneOf, layerAt }: FlatPorts,
): Omit<S, "pick"> & Pick<Surface, "pick" | "projectToScreen" | "placementOutline"> {
  const own: Pick<Surface, "pick" | "projectToScreen" | "placementOutline"> = {
    pick(x, y, held): Hit | null {
      const at = toSheet(view(), { x, y });
      const hit = space.at(at.x, at.y);
      if (!hit) return null;
      const { point, normal, panel } = hit;
      const layer = layerAt(point, normal, panel, held);
      return {
        zone: zoneOf(panel),
        slot: null,
        panel,
        placementId: layer?.id ?? null,
        twin: layer?.twin ?? false,
        livery: true,
        point,
        normal,
      };
    },
    projectToScreen(point) {
      const at = space.project(point);
      return at && toScreen(view(), at);
    },
    placementOutline(id, twin) {
      const placement = find(id);
      const outline = placement ? space.outline(placement, twin) : null;
      if (!outline) return null;
      const now = view();
      const [a, b, c, d] = outline.corners;
      return {
        corners: [toScreen(now, a), toScreen(now, b), toScreen(now, c), toScreen(now, d)],
        center: toScreen(now, outline.center),
        facing: outline.facing,
      };
    },
  };
  return new Proxy(car, {
    get(target, key) {
      if (key in own) return own[key as keyof typeof own];
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as never;
}
