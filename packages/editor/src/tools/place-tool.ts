import type { Placement } from "@carloom/build";
import type { Editor } from "../editor.ts";
import { addSticker } from "../mutate/stickers.ts";
import { pointsAround } from "./around.ts";
import { SNAP_REACH, snapMove } from "./snap.ts";
import { CLICK_SLOP, distance, type Hit, type PointerInput, type Surface, type Tool } from "./surface.ts";

export type PlaceToolPorts<H extends Hit> = {
  editor: Editor;
  surface: Surface<H>;
  /** The sticker to place; its position and rotation are not used. */
  sticker: Placement;
  /** The sticker lies on the car (true), or the tool was left (false). */
  done(placed: boolean): void;
  /** The press did not hit a surface that takes stickers. */
  missed(): void;
  /** The sticker is pulled to lines of the car. */
  snap(): boolean;
};

export interface PlaceTool extends Tool {
  /** Places at a point of the picture. */
  placeAt(x: number, y: number): boolean;
  /** Places where stickers hold next to a point of the picture, for keys and buttons. */
  placeNear(x: number, y: number): boolean;
}

/** Follows the mouse with the sticker and drops it by a click or tap; a longer drag orbits. */
export function createPlaceTool<H extends Hit>(ports: PlaceToolPorts<H>): PlaceTool {
  const { editor, surface, sticker } = ports;
  let pressed: PointerInput | null = null;
  let hovering = false;
  let over = false;

  const posed = (x: number, y: number, touch = false): Placement | null => {
    const hit = surface.pick(x, y);
    if (!hit?.livery) return null;
    const pose = surface.placementAt(hit, sticker.size);
    const reach = touch ? SNAP_REACH.touch : SNAP_REACH.fine;
    const { position, rotation, depth } = ports.snap()
      ? snapMove(surface, pose, 0, editor.state.document.stickers, reach).pose
      : pose;
    return { ...sticker, position, rotation, depth };
  };
  const leaveHover = () => {
    if (hovering) surface.cancelDrag();
    hovering = false;
  };
  const put = (placement: Placement | null): boolean => {
    leaveHover();
    if (!placement) {
      ports.missed();
      return false;
    }
    over = true;
    editor.edit({ key: "studio.step.sticker-add" }, (document) => addSticker(document, placement), {
      stickers: [placement.id],
    });
    ports.done(true);
    return true;
  };
  const placeAt = (x: number, y: number, touch = false): boolean => put(posed(x, y, touch));

  return {
    get state() {
      return pressed ? "pressed" : hovering ? "hovering" : "armed";
    },
    down(pointer) {
      pressed = pointer;
      return false;
    },
    move(pointer) {
      if (pressed || pointer.touch || over) return;
      const placement = posed(pointer.x, pointer.y);
      if (!placement) return leaveHover();
      if (!hovering) hovering = surface.beginDrag(placement);
      if (hovering) {
        const { position, rotation, depth } = placement;
        surface.drag({ position, rotation, depth });
      }
    },
    up(pointer) {
      const from = pressed;
      pressed = null;
      if (!over && from && from.id === pointer.id && distance(from, pointer) <= CLICK_SLOP)
        placeAt(pointer.x, pointer.y, pointer.touch);
    },
    cancel() {
      leaveHover();
      pressed = null;
      if (!over) ports.done(false);
      over = true;
    },
    placeAt,
    placeNear(x, y) {
      for (const point of pointsAround(x, y)) {
        const placement = posed(point.x, point.y);
        if (placement) return put(placement);
      }
      return put(null);
    },
  };
}
