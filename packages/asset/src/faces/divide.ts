import type { Material } from "@gltf-transform/core";
import { areaOf, type Piece, triangleCross } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import type { Notes } from "../report.ts";
import { Copies } from "./copies.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { type Patch, saidBy } from "./patch.ts";
import { areRuns, facesOf } from "./runs.ts";
import { coloursOf, coloursOfVertices, texelsOf } from "./texels.ts";

/** A material that covers this share of the surface is shared by parts that are painted apart. */
const SHARED = 0.35;
/** So much of it must be of plain colours: a photograph is no palette. */
const PLAIN = 0.6;

export type Divided = {
  pieces: Piece[];
  /** Materials whose picture was divided by colour, and such as could be. */
  split: string[];
  splittable: string[];
  /** Regions' colours, and by the piece's number the region of each triangle. */
  colors: string[];
  regions: ReadonlyMap<number, Uint8Array>;
};

const nameOf = (material: Material): string => material.getName() || "unnamed";

function areasOf(piece: Piece): Float64Array {
  return Float64Array.from(
    { length: piece.index.length / 3 },
    (_, t) => Math.hypot(...triangleCross(piece.position, piece.index, t)) / 2,
  );
}

/** The colours of a material's picture on its pieces; null where there is none to tell them by. */
async function read(material: Material, pieces: readonly Piece[]): Promise<(Palette & { pieces: Piece[] }) | null> {
  const texels = await texelsOf(material);
  const lists = pieces.flatMap((piece) => {
    const colours = texels ? coloursOf(piece, texels) : coloursOfVertices(piece);
    return colours ? [{ piece, colours, areas: areasOf(piece) }] : [];
  });
  if (lists.length === 0) return null;
  return { ...paletteOf(lists), pieces: lists.map(({ piece }) => piece) };
}

/** Which of these patches each triangle of a piece is in, counted from 1; patches of another file than this say nothing. */
function patched(piece: Piece, patches: readonly Patch[], notes: Notes): Uint16Array | null {
  const triangles = piece.index.length / 3;
  const labels = new Uint16Array(triangles);
  let any = false;
  for (const [i, { piece: number, triangles: had, runs }] of patches.entries()) {
    if (number !== piece.number) continue;
    if (had !== triangles || !areRuns(runs, triangles)) {
      notes.add("warning", "faces-lost", { name: piece.node || "unnamed" });
      continue;
    }
    any = true;
    for (const face of facesOf(runs)) labels[face] = i + 1;
  }
  return any ? labels : null;
}

/** The colour that covers most of a piece. */
function mainColor(palette: Palette, labels: Uint8Array, areas: Float64Array): string {
  const sums = new Float64Array(palette.colors.length);
  for (const [t, label] of labels.entries()) sums[label] = (sums[label] as number) + (areas[t] as number);
  return palette.colors[sums.indexOf(Math.max(...sums))] ?? "#808080";
}

/**
 * Divides pieces by what a person said of their faces, and by the colours of a picture, or of its points, that most of the car shares.
 * @param asked materials to be divided by colour whatever they cover; a name with `-` before it is not
 */
export async function divide(
  given: readonly Piece[],
  patches: readonly Patch[],
  asked: readonly string[],
  notes: Notes,
): Promise<Divided> {
  const whole = given.reduce((sum, piece) => sum + areaOf(piece), 0);
  const materials = new Map<Material, Piece[]>();
  for (const piece of given)
    if (piece.material && (piece.material.getBaseColorTexture() || piece.color))
      materials.set(piece.material, [...(materials.get(piece.material) ?? []), piece]);
  const palettes = new Map<Piece, { palette: Palette; labels: Uint8Array; isSplit: boolean }>();
  const [split, splittable, colors] = [[] as string[], [] as string[], [] as string[]];
  const regions = new Map<number, Uint8Array>();
  // where the seams run is said beside everything else, and changes no material
  const seams = patches.filter(({ as }) => as.startsWith("panel:"));
  const names = patches.filter(({ as }) => !as.startsWith("panel:"));
  const touched = new Set(names.map(({ piece }) => piece));
  for (const [material, own] of materials) {
    const name = nameOf(material);
    const share = own.reduce((sum, piece) => sum + areaOf(piece), 0) / whole;
    const wanted = asked.includes(name);
    const isTouched = own.some(({ number }) => number !== undefined && touched.has(number));
    if (share < SHARED && !wanted && !isTouched) continue;
    const found = await read(material, own);
    if (!found) continue;
    const many = found.colors.length > 1;
    const isSplit = many && (wanted || (!asked.includes(`-${name}`) && share >= SHARED && found.flat >= PLAIN));
    if (many) (isSplit ? split : splittable).push(name);
    if (isSplit) notes.add("done", "colors-split", { material: name, count: found.colors.length });
    const base = colors.length;
    colors.push(...found.colors);
    for (const [i, piece] of found.pieces.entries()) {
      const labels = found.labels[i] as Uint8Array;
      palettes.set(piece, { palette: found, labels, isSplit });
      if (piece.number !== undefined)
        regions.set(
          piece.number,
          labels.map((label) => Math.min(254, base + label)),
        );
    }
  }
  const copies = new Copies();
  const pieces = given.flatMap((piece) => {
    const said = patched(piece, names, notes);
    const seam = patched(piece, seams, notes);
    const region = palettes.get(piece);
    if (!said && !seam && !region?.isSplit) return [piece];
    const most = names.length + 1;
    const labels = Uint32Array.from(
      { length: piece.index.length / 3 },
      (_, t) =>
        ((seam?.[t] ?? 0) * most + (said?.[t] ?? 0)) * 256 + (region?.isSplit ? (region.labels[t] as number) : 0),
    );
    const areas = region && said && !region.isSplit ? areasOf(piece) : null;
    return [...splitByLabel(piece, labels)].flatMap(([label, own]): Piece[] => {
      const name = Math.floor(label / 256) % most;
      const patch = names[name - 1];
      if (patch?.as === "out") return [];
      const panel = seams[Math.floor(label / 256 / most) - 1];
      const material = piece.material;
      const marked =
        patch || panel ? { ...own, said: { ...(patch && saidBy(patch.as)), ...(panel && saidBy(panel.as)) } } : own;
      if (!region || !material) return [marked];
      if (region.isSplit) {
        const color = region.palette.colors[label % 256] ?? "#808080";
        return [{ ...marked, material: copies.of(material, `${nameOf(material)} ${color}`, color) }];
      }
      if (!patch || !said || !areas) return [marked];
      const inside = areas.map((area, t) => (said[t] === name ? area : 0));
      const color = mainColor(region.palette, region.labels, inside);
      return [{ ...marked, material: copies.of(material, nameOf(material), color) }];
    });
  });
  return { pieces, split, splittable, colors, regions };
}
