import type { Box, MaterialBox } from "@carloom/asset/boxes";
import type { Manifest } from "@carloom/build";
import type { LampColor } from "@carloom/build/road";

/** A lamp whose color differs by less in every channel, of 255, is the same to whoever looks. */
const SAME = 24;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(255 * Math.min(1, Math.max(0, encoded(value))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const middle = ({ min, max }: Box) => [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
const size = ({ min, max }: Box) => [0, 1, 2].reduce((all, k) => all * ((max[k] as number) - (min[k] as number)), 1);
/** A lens may stand a little before its lamp. */
const AROUND = 0.08;
const holds = ({ min, max }: Box, point: readonly number[]) =>
  point.every((value, k) => value >= (min[k] as number) - AROUND && value <= (max[k] as number) + AROUND);

type Shining = { color: string; hasLens: boolean };

/** What shines through: the lens that lies most closely around the lamp takes what it hides, and tints the rest. */
function shining(light: Manifest["lights"][number], surfaces: readonly MaterialBox[]): Shining | null {
  const lamp = surfaces.find(({ material }) => material === light.material);
  if (!lamp) return null;
  const at = middle(lamp.box);
  const [lens] = surfaces
    .filter(({ material, isClear, box }) => isClear && /lens|lamp|light/i.test(material) && holds(box, at))
    .sort((a, b) => size(a.box) - size(b.box));
  const own = channels(light.color).map((value) => linear(value / 255));
  if (!lens) return { color: toHex(own), hasLens: false };
  const [r, g, b, hides] = lens.color;
  const tinted = own.map((value, k) => value * (1 - hides + hides * ([r, g, b][k] as number)));
  return { color: toHex(tinted), hasLens: true };
}

/** Lamps that shine in another color than the car is sold with, and those that the build has no more. */
export function lampColors(
  lights: Manifest["lights"],
  sold: readonly MaterialBox[],
  now: readonly MaterialBox[],
): LampColor[] {
  return lights.flatMap((light): LampColor[] => {
    const [before, after] = [shining(light, sold), shining(light, now)];
    if (before === null) return [];
    // a lens that is not found around its lamp takes nothing from it: the lamp has its own color
    if (after && before.hasLens && !after.hasLens) return [];
    const [a, b] = [channels(before.color), after === null ? null : channels(after.color)];
    const isSame = b?.every((value, k) => Math.abs(value - (a[k] as number)) < SAME) ?? false;
    return isSame ? [] : [{ lamp: light.id, sold: before.color, now: after?.color ?? null }];
  });
}
