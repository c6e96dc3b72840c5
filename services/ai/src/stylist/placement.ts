import type { Placement } from "@carloom/build";
import type { Pose } from "./lay.ts";

/** A sticker as it is laid: on both sides with a twin that reads alike, otherwise as every new one is. */
export const laidSticker = (
  laid: Pick<Placement, "id" | "art" | "size"> &
    Pose & {
      both: boolean;
      tint?: string | null;
      name?: string;
      finish?: Placement["finish"];
      panels?: string[] | null;
    },
): Placement => {
  const { both, tint = null, name, finish = "gloss", panels = null, ...own } = laid;
  return {
    ...own,
    ...(name && { name: name.slice(0, 80) }),
    opacity: 1,
    tint,
    finish,
    flip: false,
    projection: "box",
    panels,
    mirror: both ? { readable: true } : null,
    group: null,
    locked: false,
    hidden: false,
  };
};
