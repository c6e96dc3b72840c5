import type { CameraPose, Stage } from "@carloom/stage";
import { createStore, type Store, useStore } from "../lib/store.ts";

export type Vec3 = [number, number, number];
export type Rect = { left: number; top: number; width: number; height: number };

/** px; names are the messages `studio.output.size-<id>`. */
export const SIZES = {
  hd: [1920, 1080],
  "4k": [3840, 2160],
  "8k": [7680, 4320],
  square: [2160, 2160],
  upright: [2160, 3840],
  poster: [1200, 630],
} as const;
export type SizeId = keyof typeof SIZES;
export const SIZE_IDS = Object.keys(SIZES) as SizeId[];

/** What the photo tool shows over the car. */
export type PhotoLook = {
  open: boolean;
  size: SizeId;
  thirds: boolean;
  /** What is sharp, car space; null: the near end of the car. */
  focus: Vec3 | null;
  /** The next press on the car sets it. */
  aiming: boolean;
};
export const photo: Store<PhotoLook> = createStore<PhotoLook>({
  open: false,
  size: "4k",
  thirds: true,
  focus: null,
  aiming: false,
});
export const usePhoto = <S>(select: (state: PhotoLook) => S): S => useStore(photo, select);

/** CSS px around the frame, and above it what the stage keeps free (`viewport/insets.ts`). */
const ROOM = 14;
const TOP = { desk: 12, phone: 8 };

/** What of the view is photographed: the largest frame of the size's sides in what panels leave free, around the picture's middle. */
export function frameIn(
  canvas: { width: number; height: number },
  free: Record<"left" | "right" | "bottom", number>,
  size: SizeId,
): Rect {
  const [w, h] = SIZES[size];
  const top = free.left === 8 ? TOP.phone : TOP.desk;
  const [wide, high] = [canvas.width - free.left - free.right - 2 * ROOM, canvas.height - top - free.bottom - 2 * ROOM];
  const scale = Math.max(0.01, Math.min(wide / w, high / h));
  const [width, height] = [w * scale, h * scale];
  const [x, y] = [(canvas.width + free.left - free.right) / 2, (canvas.height + top - free.bottom) / 2];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

const coveredOf = ({ canvas }: Pick<Stage, "canvas">) => {
  const view = canvas.closest<HTMLElement>(".st-viewport");
  const side = (name: string) => Number.parseFloat(view?.style.getPropertyValue(`--free-${name}`) ?? "") || 0;
  return { left: side("left"), right: side("right"), bottom: side("bottom") };
};

/** CSS px across that panels leave free of the view. */
export function freeWidth(stage: Pick<Stage, "canvas">): number {
  const { left, right } = coveredOf(stage);
  return stage.canvas.getBoundingClientRect().width - left - right;
}

/** The frame over a stage as it lies now. */
export function frameOver({ canvas }: Pick<Stage, "canvas">, size: SizeId): Rect {
  const { width, height } = canvas.getBoundingClientRect();
  return frameIn({ width, height }, coveredOf({ canvas }), size);
}

/** Points of the car that are looked at to see how large it is. */
const POINTS = 800;
/** Of the frame's sides that a car fills which is shown whole. */
const FILL = 0.86;

/** CSS px that the car covers; null where it has no panels yet, or reaches behind the camera. */
function carOnScreen(stage: Pick<Stage, "panels" | "projectToScreen">): { width: number; height: number } | null {
  const positions = stage.panels()?.positions;
  if (!positions || positions.length === 0) return null;
  const step = 3 * Math.max(1, Math.floor(positions.length / 3 / POINTS));
  let [left, right, top, foot] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < positions.length; i += step) {
    const point = stage.projectToScreen([positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]);
    if (!point) return null;
    [left, right] = [Math.min(left, point.x), Math.max(right, point.x)];
    [top, foot] = [Math.min(top, point.y), Math.max(foot, point.y)];
  }
  return { width: right - left, height: foot - top };
}

/**
 * How much farther the camera has to be for the frame: a car that is shown whole fills it, a detail stays what the view
 * showed. @param before CSS px across that were free of panels before the frame came
 */
export function zoomForFrame(
  stage: Pick<Stage, "canvas" | "panels" | "projectToScreen">,
  before: number,
  size: SizeId,
): number {
  const frame = frameOver(stage, size);
  const car = carOnScreen(stage);
  if (car && car.width > 0 && car.width <= before)
    return Math.max(car.width / (frame.width * FILL), car.height / (frame.height * FILL));
  return Math.max(1, before / frame.width);
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const deg = (radians: number) => (radians * 180) / Math.PI;
/** mm of a frame that is 24 mm high. */
const HALF_FILM = 12;

/** Of the whole view, from what a part of its height shows, and back; degrees. @param share of the view's height */
export const fovOfShare = (fov: number, share: number): number => deg(2 * Math.atan(Math.tan(rad(fov / 2)) * share));
/** Focal length of a full frame camera that sees so much, mm. */
export const focalOf = (fov: number): number => HALF_FILM / Math.tan(rad(fov / 2));
export const fovOfFocal = (mm: number): number => deg(2 * Math.atan(HALF_FILM / mm));

const minus = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Another focal length from a place where the car stays as large: the camera goes nearer or farther. */
export function withFov(pose: CameraPose, fov: number): CameraPose {
  const by = Math.tan(rad(pose.fov / 2)) / Math.tan(rad(fov / 2));
  const away = minus(pose.position, pose.target);
  const position = pose.target.map((value, k) => value + (away[k] ?? 0) * by) as Vec3;
  return { ...pose, position: [position[0], Math.max(0.12, position[1]), position[2]], fov };
}

/** Degrees that the camera looks down. */
export function tiltOf({ position, target }: CameraPose): number {
  const [x, y, z] = minus(target, position);
  return -deg(Math.atan2(y, Math.hypot(x, z)));
}
/** Looks up or down from where it stands. */
export function withTilt(pose: CameraPose, degrees: number): CameraPose {
  const [x, y, z] = minus(pose.target, pose.position);
  const [long, level] = [Math.hypot(x, y, z), Math.hypot(x, z) || 1e-6];
  const flat = long * Math.cos(rad(degrees));
  const [px, py, pz] = pose.position;
  return { ...pose, target: [px + (x / level) * flat, py - long * Math.sin(rad(degrees)), pz + (z / level) * flat] };
}

/** Metres along the view to a place. */
export function depthOf({ position, target }: CameraPose, point: Readonly<Vec3>): number {
  const view = minus(target, position);
  return Math.max(0.1, dot(minus(point, position), view) / (Math.hypot(...view) || 1));
}

/** What the frame shows, as a picture of its own. */
export const poseInFrame = (pose: CameraPose, frame: Rect, height: number): CameraPose => ({
  ...pose,
  fov: fovOfShare(pose.fov, frame.height / height),
});
