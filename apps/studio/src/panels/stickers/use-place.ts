import type { Placement } from "@carloom/build";
import { degreesOf, resized, normalOf, type Vec3, withDegrees } from "@carloom/editor";
import { useCommandContext } from "../../commands/context.ts";
import { useUi } from "../../workspace/studio-context.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

export type Axis = 0 | 1 | 2;
export type Side = 0 | 1;

/** Metres as the millimetres that a person reads. */
export const mm = (metres: number, digits: 0 | 1 = 1): number =>
  Math.round(metres * 1000 * 10 ** digits) / 10 ** digits;
export const degrees = ({ rotation }: Placement): number => Math.round(degreesOf(rotation) * 10) / 10;

/** The two axes of the car along which a sticker goes over its surface: without the one that it looks along most. */
export function axesOver({ rotation }: Pick<Placement, "rotation">): Axis[] {
  const away = normalOf(rotation).map(Math.abs);
  const most = away.indexOf(Math.max(...away));
  return ([2, 0, 1] as const).filter((axis) => axis !== most);
}

/** Place, size and turn of a sticker by numbers: in mm of the car and degrees, exactly or streamed from a ruler. */
export function usePlace(sticker: Placement) {
  const { edit, stream, settle } = useStickerEdit(sticker);
  const { layAt } = useCommandContext();
  const keepAspect = useUi((state) => state.keepAspect);
  const at = ({ position }: Placement, axis: Axis, value: number): Vec3 => {
    const next: Vec3 = [...position];
    next[axis] = value / 1000;
    return next;
  };
  const sized = (now: Placement, side: Side, value: number) => {
    const [width, height] = now.size;
    const metres = value / 1000;
    const ratio = metres / now.size[side];
    const free: [number, number] = side === 0 ? [metres, height] : [width, metres];
    return resized(now, keepAspect ? [width * ratio, height * ratio] : free);
  };
  return {
    settle,
    moveTo: (axis: Axis, value: number) =>
      edit("studio.step.sticker-move", (now) => ({ position: at(now, axis, value) })),
    sizeTo: (side: Side, value: number) => edit("studio.step.sticker-scale", (now) => sized(now, side, value)),
    turnTo: (value: number) =>
      edit("studio.step.sticker-turn", (now) => ({ rotation: withDegrees(now.rotation, value) })),
    /** Over the surface where the camera sees it: where that curves away the sticker stays on it. */
    slideTo: (axis: Axis, value: number) =>
      stream("studio.step.sticker-move", (now) => {
        const position = at(now, axis, value);
        return layAt?.(now, position) ?? { position };
      }),
    stretchTo: (side: Side, value: number) => stream("studio.step.sticker-scale", (now) => sized(now, side, value)),
    skewTo: (value: number) => stream("studio.step.sticker-skew", () => ({ skew: value })),
    swingTo: (value: number) =>
      stream("studio.step.sticker-turn", (now) => ({ rotation: withDegrees(now.rotation, value) })),
  };
}
