import { Copies, plainOf } from "../faces/copies.ts";
import { alphasOf, type Texels, texelsOf } from "../faces/texels.ts";
import { componentsOf } from "../geometry/components.ts";
import { areaOf, boundsOf, type Piece, triangleCross } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import type { Notes } from "../report.ts";
import type { Part } from "./part.ts";

/** Where panes are, as shares of the car's height: none begins below the belt, and the middle of none is in the roof. */
const BELT = 0.5;
const MIDDLE = [0.58, 0.96] as const;
/** Steeper than a roof: the upward part of a pane's normal. */
const FLAT = 0.87;
/** Square metres of a pane, and of all panes of a car. */
const PANE = [0.05, 3] as const;
const ALL = [0.6, 10] as const;
/** Panes are drawn darker than this (linear luminance), whatever the paint is. */
const DARK = 0.25;
/** Less than this is seen through. */
const CLEAR = 0.9;
/** A mesh of more pieces than this is a heap of details, no body with panes. */
const MOST_PIECES = 5000;

const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const isOpen = (part: Part): boolean =>
  part.corner === null &&
  (part.substance === "other" || part.substance === "paint") &&
  part.said?.is === undefined &&
  part.said?.zone === undefined &&
  part.said?.slot === undefined;

/** Is a connected piece where a pane is, as large as one, and steep as one? */
function isPane(piece: Piece, height: number): boolean {
  const { min, max } = boundsOf([piece]);
  const middle = (min[1] + max[1]) / 2 / height;
  if (min[1] < height * BELT || middle < MIDDLE[0] || middle > MIDDLE[1]) return false;
  const area = areaOf(piece);
  if (area < PANE[0] || area > PANE[1]) return false;
  let steep = 0;
  for (let t = 0; t < piece.index.length / 3; t++) {
    const cross = triangleCross(piece.position, piece.index, t);
    const size = Math.hypot(...cross);
    if (size > 0 && Math.abs(cross[1]) < FLAT * size) steep += size / 2;
  }
  return steep > area * 0.7;
}

/** Faces of a part in two: what is a pane, and the rest. */
type Told = { panes: Part[]; rest: Part[] };

function parted(part: Part, labels: ArrayLike<number>): Told {
  const sides = splitByLabel(part, labels);
  const of = (label: number): Part[] => {
    const own = sides.get(label);
    return own ? [{ ...part, ...own }] : [];
  };
  return { panes: of(1), rest: of(0) };
}

/** Panes by what their picture lets through. */
function byAlpha(part: Part, texels: Texels): Told | null {
  const alphas = alphasOf(part, texels);
  if (!alphas || !alphas.some((alpha) => alpha < CLEAR)) return null;
  return parted(
    part,
    Uint8Array.from(alphas, (alpha) => (alpha < CLEAR ? 1 : 0)),
  );
}

/** Panes by where they are and how they stand; of a car whose picture has colours, only dark ones. */
function byPlace(part: Part, height: number): Told | null {
  const plain = plainOf(part.material);
  if (plain && luminance(plain) > DARK) return null;
  const { labels, count } = componentsOf(part);
  if (count > MOST_PIECES) return null;
  const panes = new Set(
    [...splitByLabel(part, labels)]
      .filter(([, piece]) => isPane({ ...part, ...piece }, height))
      .map(([label]) => label),
  );
  if (panes.size === 0) return null;
  return parted(
    part,
    Uint8Array.from(labels, (label) => (panes.has(label) ? 1 : 0)),
  );
}

/** Both sides have panes, or neither: one pane alone is something else. */
function isCar(panes: readonly Part[]): boolean {
  const area = panes.reduce((sum, pane) => sum + areaOf(pane), 0);
  if (area < ALL[0] || area > ALL[1]) return false;
  const box = boundsOf(panes);
  return box.min[0] < -0.2 && box.max[0] > 0.2;
}

/**
 * Tells the windows of a car whose parts share one material, where nothing is named glass: by what its picture lets through,
 * else by region of colour and connected piece. A guess, which a person may take back by the material's name.
 * @param parts standing on the ground
 */
export async function tellWindows(parts: readonly Part[], notes: Notes): Promise<Part[]> {
  if (parts.some(({ substance }) => substance === "glass")) return [...parts];
  const height = boundsOf(parts).max[1];
  const pictures = new Map<Part["material"], Texels | null>();
  for (const { material } of parts)
    if (material?.getAlphaMode() === "BLEND" && !pictures.has(material))
      pictures.set(material, await texelsOf(material));
  for (const [how, tell] of [
    [
      "alpha",
      (part: Part) => (pictures.get(part.material) ? byAlpha(part, pictures.get(part.material) as Texels) : null),
    ],
    ["lie", (part: Part) => byPlace(part, height)],
  ] as const) {
    const told = parts.map((part): Told => (isOpen(part) && tell(part)) || { panes: [], rest: [part] });
    const panes = told.flatMap((one) => one.panes);
    if (!isCar(panes)) continue;
    const copies = new Copies();
    const glass = (part: Part): Part => {
      const { material } = part;
      // a colour of a picture is a material already
      if (!material || plainOf(material)) return { ...part, substance: "glass" };
      const name = `${material.getName() || "unnamed"} glass`;
      return { ...part, substance: "glass", material: copies.of(material, name, "#26282c") };
    };
    const made = told.flatMap(({ panes: own, rest }) => [...rest, ...own.map(glass)]);
    const names = new Set(made.filter(({ substance }) => substance === "glass").map((one) => one.material?.getName()));
    for (const material of names) notes.add("warning", "windows-guess", { material: material || "unnamed", how });
    return made;
  }
  return [...parts];
}
