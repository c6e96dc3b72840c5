import type { BuildDocument } from "@carloom/build";
import { diffDocuments } from "@carloom/editor";

/** What two builds differ in: zones, slots, how many stickers, and the rest by name. */
export type Differences = {
  zones: string[];
  slots: string[];
  /** Stickers that one of them has not, or has elsewhere or otherwise. */
  stickers: number;
  stance: boolean;
  /** Scene, lamps, glass, doors. */
  scene: boolean;
  none: boolean;
};

/** Zones that one of two builds keeps as they are sold, and the other does not. */
const soldIn = ({ asSold: a = [] }: BuildDocument, { asSold: b = [] }: BuildDocument): string[] => [
  ...a.filter((zone) => !b.includes(zone)),
  ...b.filter((zone) => !a.includes(zone)),
];

export function differencesOf(a: BuildDocument, b: BuildDocument): Differences {
  const diff = diffDocuments(a, b) ?? {};
  const whole = Object.keys(diff.whole ?? {});
  const stickers = Object.keys(diff.stickers ?? {}).length;
  return {
    zones: [...new Set([...Object.keys(diff.paint ?? {}), ...soldIn(a, b)])],
    slots: Object.keys(diff.parts ?? {}),
    // Only their order: the layers that moved.
    stickers: stickers || (diff.order ? diff.order.after.length : 0),
    stance: whole.includes("stance"),
    scene: whole.some((key) => key !== "stance" && key !== "asSold"),
    none: Object.keys(diff).length === 0,
  };
}
