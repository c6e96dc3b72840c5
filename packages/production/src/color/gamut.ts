import { labDistance } from "@carloom/build/delta-e";
import { labOf, labOfXyz, rgbOf, xyzOf } from "../pdf/icc.ts";
import { type Profile, readProfile } from "./icc-file.ts";
import { type Lut, lutOf } from "./lut.ts";

/** CIEDE2000 from which on somebody sees beside the screen that a print is another colour. */
export const SEEN = 4;

type Three = [number, number, number];
/** A colour as it is printed, sRGB 0…1, and how far it is from what was wanted, CIEDE2000. */
export type PrintedColor = { rgb: Three; distance: number };
export type Gamut = {
  /** What its profile calls itself. */
  name: string;
  /** @param rgb sRGB 0…1 */
  printed(rgb: readonly number[]): PrintedColor;
};

const XYZ_MOST = 1 + 32767 / 32768;

/** Numbers of a table as Lab, and back. */
function connection({ pcs }: Profile, { isLegacy }: Lut) {
  const full = pcs === "Lab" && isLegacy ? 65535 / 65280 : 1;
  return {
    read([x = 0, y = 0, z = 0]: readonly number[]): Three {
      if (pcs === "XYZ") return labOfXyz([x * XYZ_MOST, y * XYZ_MOST, z * XYZ_MOST]);
      return [x * full * 100, y * full * 255 - 128, z * full * 255 - 128];
    },
    written(lab: Three): number[] {
      if (pcs === "XYZ") return xyzOf(lab).map((v) => v / XYZ_MOST);
      const [l, a, b] = lab;
      return [l / 100 / full, (a + 128) / 255 / full, (b + 128) / 255 / full];
    },
  };
}

/**
 * What a printer makes of colours by its profile, as a print shop's software turns them into inks: relative to the film's
 * white, with its black for black. Null where the profile has no tables to know it by.
 * @throws for a file that is no printer's profile
 */
export function gamutOf(icc: Uint8Array): Gamut | null {
  const profile = readProfile(icc);
  if (typeof profile === "string") throw new Error(`That is no ICC profile of a printer (${profile}).`);
  const find = (way: "A2B" | "B2A") => {
    const tag = profile.tag(`${way}1`) ?? profile.tag(`${way}0`);
    return tag && lutOf(tag);
  };
  const [toLab, toInk] = [find("A2B"), find("B2A")];
  const { components } = profile;
  if (!toLab || !toInk || toLab.inputs !== components || toInk.outputs !== components) return null;
  if (toLab.outputs !== 3 || toInk.inputs !== 3) return null;
  const [from, into] = [connection(profile, toLab), connection(profile, toInk)];
  const made = (lab: Three): Three => from.read(toLab.at(toInk.at(into.written(lab))));
  const darkest = xyzOf([Math.min(50, Math.max(0, made([0, 0, 0])[0])), 0, 0])[1] ?? 0;
  const [white] = [xyzOf([100, 0, 0])];
  const lifted = (lab: Three): Three =>
    labOfXyz(xyzOf(lab).map((v, i) => v * (1 - darkest) + darkest * (white[i] ?? 1)) as Three);
  const dropped = (lab: Three): Three =>
    labOfXyz(xyzOf(lab).map((v, i) => Math.max(0, v - darkest * (white[i] ?? 1)) / (1 - darkest)) as Three);
  return {
    name: profile.name,
    printed(rgb) {
      const wanted = labOf(rgb);
      const lab = dropped(made(lifted(wanted)));
      return { rgb: rgbOf(lab).rgb as Three, distance: labDistance(wanted, lab) };
    },
  };
}

const hex = (rgb: readonly number[]) =>
  `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** A colour `#rrggbb` as it is printed, and whether somebody sees the difference. */
export function printedHex(gamut: Gamut, color: string): { color: string; distance: number; isOutside: boolean } {
  const { rgb, distance } = gamut.printed([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return { color: hex(rgb), distance: Math.round(distance * 10) / 10, isOutside: distance >= SEEN };
}
