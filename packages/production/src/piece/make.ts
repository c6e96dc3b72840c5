import type { Blend } from "@carloom/build/film";
import { isNamedPanel } from "@carloom/build/print-profile";
import type { PrintMap } from "@carloom/build/print-map";
import { isClearPaint } from "../art/art.ts";
import { type Affine, after, moved } from "../geometry/affine.ts";
import {
  areaOf,
  around,
  type Box,
  boxOf,
  common,
  covered,
  fills,
  grown,
  kept,
  lasting,
  roughlyGrown,
  type Point,
  type Ring,
  within,
  without,
} from "../geometry/rings.ts";
import { narrowestOf } from "../geometry/narrowest.ts";
import { Stowed } from "../geometry/stowed.ts";
import { turned } from "../geometry/turned.ts";
import type { ShopProfile } from "../profile.ts";
import type { Laid } from "./lay.ts";
import type { KeptDraw, KeptPiece } from "./kept.ts";
import type { Filled } from "./piece.ts";
import { cellsOf, dpiOf, onFilm, regionOfItem } from "./region.ts";

/** Stands for the ink: its color is not printed. */
const WHITE = { kind: "solid", color: "#ffffff" } as const;
/** mm from the cut within which a region ends at it. */
const TOUCH = 0.2;
/** Lines beyond the cut are kept this closely, mm: what they are for is cut away. */
const BEYOND = 0.04;
/** What is printed beyond the cut reaches so much under it. */
const UNDER = 0.1;
/** mm around a part of a region that is cut by another one: what of that lies further away changes nothing. */
const BESIDE = 1;

/** An area that waits until its sheet is drawn. */
const filled = (rings: readonly Ring[], fields: Omit<Filled, "kind" | "rings">): KeptDraw => ({
  kind: "area",
  ...fields,
  rings: new Stowed(rings),
});

/** What of a large region matters to what lies in a box. */
const beside = (rings: readonly Ring[], box: Box) => within(rings, around(box, BESIDE));

/** A piece of film of layers that are printed together, bottom first. @param cut in the film's own mm */
export function pieceOf(map: PrintMap, laid: readonly Laid[], outline: Stowed, profile: ShopProfile): KeptPiece {
  const [first] = laid as [Laid];
  const cut = outline.rings();
  // nothing of it is cut away by a panel's edge or another layer
  const isUncut = laid.length === 1 && first.all === outline;
  const { warp, kind } = first;
  const film = map.pieces[warp.piece];
  const panel = map.surface.panels[film?.panel ?? 0] ?? "";
  const mirrored = isNamedPanel(profile.insideGlass, panel);
  const grainOnFilm: Point = film?.grain ?? [1, 0];
  // a wrap's grain runs along the roll; stickers stand as they are seen
  const quarter = kind === "wrap" && Math.abs(grainOnFilm[0]) > Math.abs(grainOnFilm[1]);
  const turn: Affine = after(
    quarter ? [0, 1, -1, 0, 0, 0] : [1, 0, 0, 1, 0, 0],
    mirrored ? [-1, 0, 0, 1, 0, 0] : moved(0, 0),
  );
  const bleedOnFilm = lasting(roughlyGrown(cut, profile.bleed, BEYOND));
  const box = boxOf(turned(bleedOnFilm, turn));
  const place = after(moved(-box[0], -box[1]), turn);
  const draws: KeptDraw[] = [];
  const under: KeptDraw[] = [];
  // how it lies is worked out where white is printed at all
  const white: (() => KeptDraw)[] = [];
  const whiteOf = (rings: readonly Ring[]) => turned(grown(covered(rings), -profile.choke), place);
  // what reaches this close to the cut ends at it
  let shrunk: Ring[] | null = null;
  const inner = () => (shrunk ??= lasting(roughlyGrown(cut, -TOUCH, BEYOND)));
  let [clear, dpi, thin] = [false, null as number | null, null as number | null];
  // what is seen through something of it, so that nothing may be printed twice
  let lets = false;
  for (const { art, placement, warp: own, cut: region, all, film: areas, fades } of laid) {
    const faded = fades && { fades };
    clear ||= fades !== undefined;
    const limit = laid.length === 1 ? bleedOnFilm : region === all ? null : lasting(region.rings());
    for (const [i, item] of art.items.entries()) {
      const blend = item.blend ?? ((placement.blend ?? null) as Exclude<Blend, "knockout"> | null);
      const alpha = item.alpha * placement.opacity;
      if (alpha <= 0) continue;
      if (item.kind === "raster") {
        const at = dpiOf(item, own);
        dpi = dpi === null ? at : Math.min(dpi, at);
        clear ||= alpha < 1;
        lets = true;
        draws.push({ kind: "raster", pixels: item.pixels, cells: cellsOf(item, own, place), alpha, blend, ...faded });
        white.push(() => {
          const rings = whiteOf(common(onFilm(regionOfItem(item), own), region.rings()));
          own.rest();
          return filled(rings, { paint: WHITE, matrix: place, alpha, blend: null, ...faded });
        });
        continue;
      }
      const paint = placement.tint === null ? item.paint : ({ kind: "solid", color: placement.tint } as const);
      clear ||= alpha < 1 || isClearPaint(item.paint);
      const onIt = areas[i]?.rings() ?? [];
      if (onIt.length === 0) continue;
      // as it is drawn: what a panel's edge leaves of it is cut, not printed
      thin = narrowestOf(onIt, thin ?? profile.leastStroke) ?? thin;
      const reach = boxOf(onIt);
      const rings = isUncut || limit === null || fills(limit, reach) ? onIt : kept(onIt, beside(limit, reach));
      if (rings.length === 0) continue;
      const matrix = after(place, item.at ? after(own.affine, item.at) : own.affine);
      const inked = { paint, matrix, alpha, blend, ...faded };
      lets ||= alpha < 1 || blend !== null || fades !== undefined || isClearPaint(paint);
      draws.push(filled(turned(rings, place), inked));
      // it is the whole piece: what is printed beyond it is known
      const isAll = isUncut && areas[i] === outline;
      // what ends inside the cut has no bleed: nothing of it is seen where the knife runs
      if (isAll || (!fills(inner(), reach) && areaOf(without(rings, beside(inner(), reach))) > TOUCH))
        under.push(filled(turned(isAll ? bleedOnFilm : roughlyGrown(rings, profile.bleed, BEYOND), place), inked));
      const below = isClearPaint(paint) ? paint : WHITE;
      white.push(() => filled(whiteOf(common(rings, cut)), { paint: below, matrix, alpha, blend: null, ...faded }));
    }
    own.rest();
  }
  const needsWhite = profile.white.includes(first.placement.finish) || (clear && profile.white.includes("clear"));
  const [, , uc, ud] = after(place, warp.affine);
  const unit = (x: number, y: number): Point => [x / (Math.hypot(x, y) || 1), y / (Math.hypot(x, y) || 1)];
  const [ga, gb, gc, gd] = turn;
  const placedCut = new Stowed(turned(cut, place));
  const placedBleed = new Stowed(turned(bleedOnFilm, place));
  const hole = () => grown(cut, -UNDER).map((ring) => [...ring].reverse());
  const beyond = lets && under.length > 0 ? new Stowed(turned([...bleedOnFilm, ...hole()], place)) : null;

  return {
    layers: [...new Set(laid.map(({ placement }) => placement.id))],
    twin: first.twin,
    kind,
    panel,
    filmPiece: warp.piece,
    finish: first.placement.finish,
    clear,
    mirrored,
    cut: placedCut,
    bleed: placedBleed,
    beyond,
    under,
    draws,
    white: needsWhite
      ? white.map((draw) => draw()).filter((draw) => draw.kind !== "area" || draw.rings.ends.length > 0)
      : [],
    width: box[2] - box[0],
    height: box[3] - box[1],
    cutArea: placedCut.area,
    cutBox: placedCut.box,
    dpi,
    // a wrap's knife follows the panel
    narrow: kind === "sticker" ? narrowestOf(cut, profile.leastCut) : null,
    thin,
    up: kind === "sticker" ? unit(uc, ud) : unit(gc, gd),
    grain: unit(ga * grainOnFilm[0] + gc * grainOnFilm[1], gb * grainOnFilm[0] + gd * grainOnFilm[1]),
    stretch: warp.stretch,
    place,
    flattened: [...new Set(laid.flatMap(({ art }) => art.flattened))],
  };
}
