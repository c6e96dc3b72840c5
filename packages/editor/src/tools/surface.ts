import type { Placement } from "@carloom/build";
import type { Quat, Vec3 } from "../geometry/quat.ts";

export type ScreenPoint = { x: number; y: number };

/** What lies under a point of the picture. The stage's pick has at least this. */
export type Hit = {
  zone: string | null;
  slot: string | null;
  panel: string | null;
  placementId: string | null;
  twin: boolean;
  livery: boolean;
  point: Vec3;
  normal: Vec3;
};

export type Pose = { position: Vec3; rotation: Quat; depth: number };
export type LivePatch = Partial<Pick<Placement, "position" | "rotation" | "size" | "depth" | "skew">>;

/** What tools need of a stage, so that they can be tested on a plane of their own. Points are CSS pixels. */
export interface Surface<H extends Hit = Hit> {
  /** @param held a sticker that is held already: all of its box is it, not its ink alone */
  pick(x: number, y: number, held?: string): H | null;
  placementAt(hit: H, size: [number, number], depth?: number): Pose;
  beginDrag(placement: string | Placement): boolean;
  drag(patch: LivePatch): void;
  endDrag(): Placement | null;
  cancelDrag(): void;
  projectToScreen(point: Vec3): ScreenPoint | null;
  /** @param twin of the mirrored twin; null where there is none */
  placementOutline(
    id: string,
    twin?: boolean,
  ): { corners: readonly ScreenPoint[]; center: ScreenPoint; facing: boolean } | null;
  /** Direction of the lower edge of the side windows, beside a surface of this normal. */
  beltLine?(normal: Vec3): Vec3 | null;
}

export type PointerInput = {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  shift: boolean;
  /** Ctrl, ⌘ or Alt is held: nothing pulls. */
  free?: boolean;
};

/** Corners from the art's top left clockwise, edges from its top clockwise, the handle that turns and the one that skews; `twin`: of the mirrored twin. */
export type Handle = ({ kind: "corner" | "edge"; index: number } | { kind: "turn" | "skew" }) & { twin?: boolean };

/** A small state machine. `down` says whether the tool takes the pointer; otherwise it orbits the camera. */
export interface Tool {
  readonly state: string;
  down(pointer: PointerInput, handle?: Handle): boolean;
  move(pointer: PointerInput): void;
  up(pointer: PointerInput): void;
  cancel(): void;
}

/** CSS pixels that a press may travel and still be a click. */
export const CLICK_SLOP = 5;
export const distance = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
