import { type Fade, isWide, type Placement, type PrintKind } from "@carloom/build/film";
import { outlinesOf, type PrintMap } from "@carloom/build/print-map";
import type { Art, Item } from "../art/art.ts";
import {
  areaOf,
  around,
  boxOf,
  common,
  covered,
  fills,
  grown,
  kept,
  lasting,
  type Point,
  type Ring,
  simplified,
  within,
  without,
} from "../geometry/rings.ts";
import { Stowed } from "../geometry/stowed.ts";
import { type Warp, warpsOf } from "../geometry/warp.ts";
import type { ShopProfile } from "../profile.ts";
import { onFilm, regionOfItem } from "./region.ts";

/** mm²: less of a sticker on a panel is no piece. */
const LEAST = 4;
/** Share of a sticker's art that a panel carries at the least. */
const SLIVER = 0.004;
/** Lines are kept this closely on the film, mm, and before they are laid on it. */
const LINE = 0.01;
const FINE = 0.004;
/** mm of film that a sticker does not reach and that is covered all the same: an edge that is rolled in. */
const HEM = 0.5;
/** Round corners of what film is reached are followed this closely, mm. */
const ROUGH = 0.04;
/** mm around a layer within which its panel's edge is looked at. */
const AROUND = 2;

/** What one layer brings to one piece of film, before it is known what lies with it. In the film's own mm. */
export type Laid = {
  placement: Placement;
  twin: boolean;
  kind: PrintKind;
  warp: Warp;
  art: Art;
  /** Each of its areas as it lies on the film; null for pictures. */
  film: readonly (Stowed | null)[];
  /** All of its art, and what is cut of that: the same one where nothing is cut away. */
  all: Stowed;
  cut: Stowed;
  /** Faded groups around it, the outermost first. */
  fades?: readonly Fade[];
};

export type Cutter = { outline(piece: number): Ring[] };

export function cutterOf(map: PrintMap): Cutter {
  const rings = outlinesOf(map);
  const known = new Map<number, Ring[]>();
  return {
    outline(piece) {
      const before = known.get(piece);
      if (before) return before;
      const made = lasting(
        covered(
          (rings[piece] ?? []).map(({ points }) =>
            points.map((p): Point => [map.flat[p * 2] ?? 0, map.flat[p * 2 + 1] ?? 0]),
          ),
        ),
      );
      known.set(piece, made);
      return made;
    },
  };
}

/** Art before it is laid on film, once for all layers that show it: what each item covers, and all of them. */
type Flat = { items: readonly Ring[][]; all: Ring[] };
const flats = new Map<Art, Flat>();
/** Of a thousand different texts all together would be most of what is held. */
const MOST_FLATS = 48;

function flatOf(art: Art): Flat {
  const before = flats.get(art);
  if (before) {
    // what is shown again and again stays
    flats.delete(art);
    flats.set(art, before);
    return before;
  }
  const [oldest] = flats.keys();
  if (oldest && flats.size >= MOST_FLATS) flats.delete(oldest);
  const whole = art.items.map((item: Item) => regionOfItem(item));
  const fine = (rings: Ring[]) => simplified(rings, FINE);
  const items = whole.map(fine);
  const [first] = items;
  const made = { items, all: first && items.length === 1 ? first : fine(covered(whole.flat())) };
  flats.set(art, made);
  return made;
}

/**
 * Where a layer is printed: one for each piece of film that carries more than a sliver of it.
 * @param only a piece of the print map; absent: all of them
 */
export function laidOf(
  map: PrintMap,
  cutter: Cutter,
  placement: Placement,
  art: Art,
  profile: ShopProfile,
  only?: number,
): Laid[] {
  const kind: PrintKind = isWide(placement) ? "wrap" : "sticker";
  const size = placement.size[0] * placement.size[1];
  return (placement.mirror ? [false, true] : [false]).flatMap((twin) =>
    warpsOf(map, placement, twin, only).flatMap((warp): Laid[] => {
      if (warp.area < size * SLIVER && warp.area * 1e6 < 400) return [];
      const flat = flatOf(art);
      const lines = (rings: readonly Ring[]) => simplified(onFilm(rings, warp), LINE);
      const all = lines(flat.all);
      if (all.length === 0) return [];
      // a panel has thousands of corners, of which a sticker meets a few
      const box = around(boxOf(all), AROUND);
      const panel = cutter.outline(warp.piece);
      const outline = kind === "wrap" ? panel : within(panel, box);
      const isInside = kind === "sticker" && fills(outline, box);
      const near = grown(covered(warp.reached), kind === "wrap" ? profile.tuck : HEM, "round", ROUGH);
      const cutOf = () => {
        if (placement.whole && kind === "sticker") {
          const beside = without(outline, near);
          const left = without(all, beside);
          return areaOf(left) === areaOf(all) ? all : left;
        }
        if (isInside) return kept(all, near);
        return kept(kept(all, kind === "wrap" ? grown(panel, profile.tuck) : outline), near);
      };
      const cut = cutOf();
      const onPanel = isInside || (kind === "sticker" && !placement.whole) ? areaOf(cut) : areaOf(common(cut, outline));
      if (onPanel < LEAST) {
        warp.rest();
        return [];
      }
      const whole = new Stowed(all);
      const film = art.items.map((item, i) => {
        if (item.kind === "raster") return null;
        return art.items.length === 1 ? whole : new Stowed(lines(flat.items[i] ?? []));
      });
      // of all layers at once it would be most of what is held
      warp.rest();
      const stays = cut === all ? whole : new Stowed(cut);
      return [{ placement, twin, kind, warp: { ...warp, reached: [] }, art, film, all: whole, cut: stays }];
    }),
  );
}
