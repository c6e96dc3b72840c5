import { type BuildDocument, type Placement, stencilsOf } from "@carloom/build/film";
import type { PrintMap } from "@carloom/build/print-map";
import type { Art } from "../art/art.ts";
import { areaOf, boxOf, common, covered, grown, type Ring, without } from "../geometry/rings.ts";
import type { ShopProfile } from "../profile.ts";
import { cutterOf, type Laid, laidOf, pieceOf } from "./make.ts";
import type { Piece } from "./piece.ts";

/** mm²: what is left of a piece below this is no piece. */
const LEAST = 4;

const meets = (a: readonly Ring[], b: readonly Ring[]): boolean => {
  const [p, q] = [boxOf(a), boxOf(b)];
  return p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];
};
const isWhole = ({ placement: { opacity, blend }, art }: Laid) =>
  opacity === 1 && blend === undefined && art.items.every(({ alpha }) => alpha === 1);

/** Layers that are printed on one film, because one is seen through another or mixed with it. */
type Group = { laid: Laid[]; cut: Ring[] };

/** What clips a layer on the same film: everything of the other one, and of its reflection. */
function clippedBy(laid: Laid, others: readonly Laid[], inverted: boolean): Ring[] {
  const region = covered(others.filter((one) => one.warp.piece === laid.warp.piece).flatMap(({ cut }) => cut));
  return inverted ? without(laid.cut, region) : common(laid.cut, region);
}

/**
 * The pieces of film of a build, in the order of the car's panels and of its layers. Every visible layer is printed on each
 * panel that carries it; wraps of one panel are one piece, and so are layers of which one lets another through.
 * @param artOf null where there is nothing to print
 */
export function piecesOf(
  map: PrintMap,
  build: Pick<BuildDocument, "stickers">,
  artOf: (placement: Placement) => Art | null,
  profile: ShopProfile,
): Piece[] {
  const cutter = cutterOf(map);
  const stencilOf = stencilsOf(build.stickers);
  const masks = new Map<string, readonly Laid[]>();
  const layOut = (placement: Placement): Laid[] => {
    const art = artOf(placement);
    return art && art.items.length > 0 ? laidOf(map, cutter, placement, art, profile) : [];
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
  for (const placement of build.stickers) {
    if (placement.hidden || placement.opacity === 0) continue;
    const stencil = stencilOf(placement);
    for (const laid of layOut(placement)) {
      if (stencil) {
        const others = othersOf(stencil.layer, laid.twin);
        laid.cut = clippedBy(laid, others, stencil.inverted);
        if (areaOf(laid.cut) < LEAST) continue;
      }
      const here = groups.get(laid.warp.piece) ?? [];
      groups.set(laid.warp.piece, here);
      if (placement.blend === "knockout") for (const group of here) takeAway(group, laid.cut);
      else add(here, laid, profile);
    }
  }
  const order = [...groups].sort(([a], [b]) => a - b).flatMap(([, list]) => list);
  const pieces = order.flatMap(({ laid, cut }) => (areaOf(cut) < LEAST ? [] : [pieceOf(map, laid, cut, profile)]));
  return pieces.map((piece, i) => ({ ...piece, number: i + 1 }));
}

function takeAway(group: Group, region: readonly Ring[]): void {
  if (!meets(group.cut, region)) return;
  group.cut = without(group.cut, region);
  group.laid = group.laid.map((one) => ({ ...one, cut: without(one.cut, region) }));
}

function add(here: Group[], laid: Laid, profile: ShopProfile): void {
  const alike = (group: Group) =>
    group.laid[0]?.placement.finish === laid.placement.finish && group.laid[0].twin === laid.twin;
  const under = here.filter((group) => alike(group) && meets(group.cut, laid.cut));
  // mixed with what is printed below, never with the paint: they are one print
  const joins = here.findLast(
    (group) =>
      (laid.kind === "wrap" &&
        group.laid[0]?.kind === "wrap" &&
        group.laid[0].placement.finish === laid.placement.finish) ||
      (!isWhole(laid) && under.includes(group) && areaOf(common(group.cut, laid.cut)) > LEAST),
  );
  if (joins) {
    joins.laid.push(laid);
    joins.cut = covered([...joins.cut, ...laid.cut]);
    return;
  }
  if (profile.overlaps === "cut" && isWhole(laid))
    for (const group of here) takeAway(group, grown(laid.cut, -profile.seam));
  here.push({ laid: [laid], cut: laid.cut });
}
