import type { BuildDocument, Placement } from "@carloom/build";
import type { StepLabel } from "../history/history.ts";
import type { LivePatch, Surface } from "./surface.ts";

/** Metres off the car's middle within which a sticker is its own twin. */
const MIDDLE = 0.01;
/** Steps that lay stickers or move them; what else a build goes through changes no links. */
const LAYS = new Set(
  ["add", "move", "scale", "turn", "skew", "duplicate", "align", "copies"].map((one) => `sticker-${one}`),
);
const LINKED: NonNullable<Placement["mirror"]> = { readable: true };

/** Has it another side? Art that is laid around the car goes over both as it is. */
const hasSide = ({ position, projection }: Pick<Placement, "position" | "projection">): boolean =>
  Math.abs(position[0]) > MIDDLE && projection !== "wrap";

const asLaid = ({ position, rotation, size, skew = 0 }: Placement): string =>
  JSON.stringify([position, rotation, size, skew]);

/** Everything that a step laid or moved has its twin on the other side, unless it was there and stayed where it was. */
export function mirroredStep(next: BuildDocument, before: BuildDocument, { key }: StepLabel): BuildDocument {
  if (!LAYS.has(key.replace("studio.step.", "")) && key !== "studio.step.paste") return next;
  const was = new Map(before.stickers.map((one) => [one.id, one]));
  let changed = false;
  const stickers = next.stickers.map((one) => {
    const known = was.get(one.id);
    if (one === known || one.mirror || one.locked || !hasSide(one)) return one;
    // a link that this very step has taken away stays away
    if (known && (known.mirror || asLaid(known) === asLaid(one))) return one;
    changed = true;
    return { ...one, mirror: LINKED };
  });
  return changed ? { ...next, stickers } : next;
}

type Dragged = Pick<Surface, "beginDrag" | "drag">;

/** A surface on which whatever is dragged has its twin while it is dragged. @param find a sticker of the build */
export function mirroring<S extends Dragged>(
  surface: S,
  find: (id: string) => Placement | undefined,
  isOn: () => boolean = () => true,
): S {
  let held: Placement | null = null;
  const own: Dragged = {
    beginDrag(given) {
      held = (typeof given === "string" ? find(given) : given) ?? null;
      return surface.beginDrag(given);
    },
    drag(patch) {
      const now = held && { ...held, ...patch };
      const linked: LivePatch & Pick<Partial<Placement>, "mirror"> =
        isOn() && now && !now.mirror && hasSide(now) ? { ...patch, mirror: LINKED } : patch;
      surface.drag(linked);
    },
  };
  return new Proxy(surface, {
    get(target, key) {
      const value: unknown = key in own ? own[key as keyof Dragged] : Reflect.get(target, key);
      return typeof value === "function" && !(key in own) ? value.bind(target) : value;
    },
  });
}
