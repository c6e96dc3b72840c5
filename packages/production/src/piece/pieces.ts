import { type BuildDocument, fadesIn, type Placement, stencilsOf } from "@carloom/build/film";
import type { PrintMap } from "@carloom/build/print-map";
import type { Art } from "../art/art.ts";
import { areaOf, around, type Box, common, covered, grown, type Ring, within, without } from "../geometry/rings.ts";
import { Stowed } from "../geometry/stowed.ts";
import { filmsNear } from "../geometry/warp.ts";
import type { ShopProfile } from "../profile.ts";
import { type KeptPiece, opened } from "./kept.ts";
import { cutterOf, type Laid, laidOf } from "./lay.ts";
import { pieceOf } from "./make.ts";
import type { Piece } from "./piece.ts";

/** mm²: what is left of a piece below this is no piece. */
const LEAST = 4;

/** mm around a region that is cut: what of the other one lies further away changes nothing. */
const BESIDE = 1;

const meets = (p: Box, q: Box): boolean => p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];
/** A region without another one: itself where nothing of it is taken. */
function less(region: Stowed, taken: readonly Ring[]): Stowed {
  const rings = region.rings();
  const left = without(rings, within(taken, around(region.box, BESIDE)));
  return areaOf(left) === region.area ? region : new Stowed(left);
}
const joined = (regions: readonly Stowed[]) => new Stowed(covered(regions.flatMap((one) => one.rings())));
/** Nothing is seen through it of what lies below it in its group. */
const isOpaque = ({ placement: { opacity, blend }, art }: Laid) =>
  opacity === 1 && blend === undefined && art.items.every(({ alpha }) => alpha === 1);
const isWhole = (laid: Laid) => isOpaque(laid) && !laid.fades;
const isIn = ({ fades }: Laid, run: string | undefined) => fades?.some((fade) => fade.run === run) ?? false;

/** Layers that are printed on one film, because one is seen through another or mixed with it. */
type Group = { laid: Laid[]; cut: Stowed };

/** What clips a layer on the same film: everything of the other one, and of its reflection. */
function clippedBy(laid: Laid, others: readonly Laid[], inverted: boolean): Stowed {
  const here = others.filter((one) => one.warp.piece === laid.warp.piece && meets(one.cut.box, laid.cut.box));
  const region = covered(here.flatMap(({ cut }) => cut.rings()));
  return inverted ? less(laid.cut, region) : new Stowed(common(laid.cut.rings(), region));
}

export type CutInput = {
  map: PrintMap;
  build: Pick<BuildDocument, "stickers" | "groups">;
  /** Null where there is nothing to print. */
  artOf(placement: Placement): Art | null;
  profile: ShopProfile;
};
/** One piece of the print map, and the layers that may lie on it by their id. */
export type OneFilm = { film: number; layers: ReadonlySet<string> };

/**
 * The pieces of film of a build, in the order of the car's panels and of its layers. Every visible layer is printed on each
 * panel that carries it; wraps of one panel are one piece, and so are layers of which one lets another through.
 */
export const piecesOf = (input: CutInput): Piece[] => numbered(keptPieces(input));
export const numbered = (pieces: readonly KeptPiece[]): Piece[] => pieces.map((piece, i) => opened(piece, i + 1));

/** What can be cut apart from each other: pieces of the print map with the layers that may lie on them. */
export function filmsUnder({ map, build }: Pick<CutInput, "map" | "build">): OneFilm[] {
  const films = new Map<number, Set<string>>();
  for (const placement of build.stickers)
    for (const twin of placement.mirror ? [false, true] : [false])
      for (const film of filmsNear(map, placement, twin)) {
        const layers = films.get(film) ?? new Set();
        films.set(film, layers.add(placement.id));
      }
  return [...films].map(([film, layers]) => ({ film, layers }));
}

/** @param only what lies on one piece of the print map: nothing that lies on others changes it */
export function keptPieces({ map, build, artOf, profile }: CutInput, only?: OneFilm): KeptPiece[] {
  const cutter = cutterOf(map);
  const stencilOf = stencilsOf(build.stickers);
  const masks = new Map<string, readonly Laid[]>();
  const layOut = (placement: Placement): Laid[] => {
    const art = artOf(placement);
    return art && art.items.length > 0 ? laidOf(map, cutter, placement, art, profile, only?.film) : [];
  };
  // what has no reflection of its own clips the twin of a layer by the one that it would have
  const othersOf = (layer: Placement, twin: boolean): readonly Laid[] => {
    const reflect = twin && !layer.mirror;
    const key = `${layer.id} ${reflect}`;
    const before = masks.get(key);
    if (before) return before;
    const made = reflect ? layOut({ ...layer, mirror: { readable: false } }).filter((one) => one.twin) : layOut(layer);
    masks.set(key, made);
    return made;
  };
  const groups = new Map<number, Group[]>();
  const fadesOf = fadesIn(build);
  for (const placement of build.stickers) {
    if (placement.hidden || placement.opacity === 0) continue;
    const stencil = stencilOf(placement);
    // what is one picture of a group ends at layers that lie elsewhere, too
    const fades = fadesOf(placement);
    if (only?.layers.has(placement.id) === false) continue;
    for (const laid of layOut(placement)) {
      if (fades) laid.fades = fades;
      if (stencil) {
        const others = othersOf(stencil.layer, laid.twin);
        laid.cut = clippedBy(laid, others, stencil.inverted);
        if (laid.cut.area < LEAST) continue;
      }
      const here = groups.get(laid.warp.piece) ?? [];
      groups.set(laid.warp.piece, here);
      if (placement.blend === "knockout") for (const group of here) takeAway(group, laid.cut, fades?.at(-1)?.run);
      else add(here, laid, profile);
    }
  }
  const order = [...groups].sort(([a], [b]) => a - b).flatMap(([, list]) => list);
  groups.clear();
  const pieces: KeptPiece[] = [];
  for (const group of order) {
    if (group.cut.area >= LEAST) pieces.push(pieceOf(map, group.laid, group.cut, profile));
    // what it was made of is not needed any more
    group.laid = [];
  }
  return pieces;
}

/** What is taken away of groups: made where one meets it. */
type Taken = { box: Box; rings(): readonly Ring[] };
const once = (box: Box, make: () => readonly Ring[]): Taken => {
  let made: readonly Ring[] | null = null;
  return { box, rings: () => (made ??= make()) };
};

/** @param run of a faded group: what does not lie in it stays */
function takeAway(group: Group, region: Taken, run?: string): void {
  if (!meets(group.cut.box, region.box)) return;
  group.laid = group.laid.map((one) =>
    (run === undefined || isIn(one, run)) && meets(one.cut.box, region.box)
      ? { ...one, cut: less(one.cut, region.rings()) }
      : one,
  );
  if (run !== undefined) group.cut = joined(group.laid.map(({ cut }) => cut));
  // of one layer both are the same
  else group.cut = group.laid.length === 1 && group.laid[0] ? group.laid[0].cut : less(group.cut, region.rings());
}

function add(here: Group[], laid: Laid, profile: ShopProfile): void {
  const alike = (group: Group) =>
    group.laid[0]?.placement.finish === laid.placement.finish && group.laid[0].twin === laid.twin;
  const under = here.filter((group) => alike(group) && meets(group.cut.box, laid.cut.box));
  // mixed with what is printed below, never with the paint: they are one print, with the others of a faded group first
  const run = laid.fades?.[0]?.run;
  const sees = (group: Group) =>
    !isWhole(laid) && under.includes(group) && areaOf(common(group.cut.rings(), laid.cut.rings())) > LEAST;
  const withGroup = (group: Group) => run !== undefined && group.laid.some((one) => isIn(one, run)) && sees(group);
  const joins =
    here.findLast(withGroup) ??
    here.findLast(
      (group) =>
        (laid.kind === "wrap" &&
          group.laid[0]?.kind === "wrap" &&
          group.laid[0].placement.finish === laid.placement.finish) ||
        sees(group),
    );
  // of another film: nothing is seen of what it covers in its group
  const seamed = once(laid.cut.box, () => grown(laid.cut.rings(), -profile.seam));
  if (run !== undefined && isOpaque(laid)) for (const group of here) if (group !== joins) takeAway(group, seamed, run);
  if (joins) {
    joins.laid.push(laid);
    joins.cut = joined([joins.cut, laid.cut]);
    return;
  }
  if (profile.overlaps === "cut" && isWhole(laid)) for (const group of here) takeAway(group, seamed);
  here.push({ laid: [laid], cut: laid.cut });
}
