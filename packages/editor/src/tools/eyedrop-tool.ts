import { CLICK_SLOP, distance, type Hit, type PointerInput, type Surface, type Tool } from "./surface.ts";

export type EyedropPorts<H extends Hit> = {
  surface: Pick<Surface<H>, "pick">;
  /** The mouse is over this; null beside the car. */
  over(hit: H | null): void;
  taken(hit: H): void;
  /** The press did not hit the car. */
  missed(): void;
  left(): void;
};

export interface EyedropTool extends Tool {
  /** Takes what is at a point of the picture, for keys and buttons. */
  takeAt(x: number, y: number): boolean;
}

/** Shows what lies under the mouse and takes it by a click or tap; a longer drag orbits. */
export function createEyedropTool<H extends Hit>({ surface, over, taken, missed, left }: EyedropPorts<H>): EyedropTool {
  let pressed: PointerInput | null = null;
  let done = false;
  const takeAt = (x: number, y: number): boolean => {
    const hit = surface.pick(x, y);
    if (!hit) {
      missed();
      return false;
    }
    done = true;
    over(null);
    taken(hit);
    return true;
  };
  return {
    get state() {
      return pressed ? "pressed" : "armed";
    },
    down(pointer) {
      pressed = pointer;
      return false;
    },
    move(pointer) {
      if (!pressed && !pointer.touch && !done) over(surface.pick(pointer.x, pointer.y));
    },
    up(pointer) {
      const from = pressed;
      pressed = null;
      if (!done && from?.id === pointer.id && distance(from, pointer) <= CLICK_SLOP) takeAt(pointer.x, pointer.y);
    },
    cancel() {
      pressed = null;
      over(null);
      if (!done) left();
      done = true;
    },
    takeAt,
  };
}
