import type { Placement } from "@carloom/build";
import type { Vec3 } from "../geometry/quat.ts";
import type { FrameOutline } from "../tools/frame-drag.ts";
import type { ScreenPoint } from "../tools/surface.ts";
import type { SurfaceHit } from "./on-surface.ts";

/** What of a placement says where it lies. */
export type Lying = Pick<
  Placement,
  "id" | "position" | "rotation" | "size" | "depth" | "projection" | "panels" | "mirror"
> &
  Partial<Pick<Placement, "skew">>;

/** The car on a flat sheet at true scale: millimetres from its upper left corner. */
export type FlatSpace = {
  readonly width: number;
  readonly height: number;
  /** What of the car lies at a place of the sheet; null beside it. */
  at(x: number, y: number): SurfaceHit | null;
  /** Where a point of the car, or beside it, lies on the sheet. */
  project(point: Readonly<Vec3>): ScreenPoint | null;
  /** The frame of a placement, its reflection's with `twin`; null where nothing of it lies on the sheet. */
  outline(placement: Lying, twin?: boolean): FrameOutline | null;
};
