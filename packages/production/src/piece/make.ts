import { type Blend, isWide, type Placement, type PrintKind } from "@carloom/build/film";
import { outlinesOf, type PrintMap } from "@carloom/build/print-map";
import { type Art, isClearPaint } from "../art/art.ts";
import { type Affine, after, applied, moved } from "../geometry/affine.ts";
import {
  areaOf,
  boxOf,
  common,
  covered,
  grown,
  type Point,
  type Ring,
  simplified,
  without,
} from "../geometry/rings.ts";
import { type Warp, warpsOf } from "../geometry/warp.ts";
import type { ShopProfile } from "../profile.ts";
import type { Draw, Piece } from "./piece.ts";
import { cellsOf, dpiOf, onFilm, regionOfItem } from "./region.ts";

/** mm²: less of a sticker on a panel is no piece. */
const LEAST = 4;
/** Share of a sticker's art that a panel carries at the least. */
const SLIVER = 0.004;
/** Lines are kept this closely, mm. */
const LINE = 0.01;
/** mm of film that looks away from a sticker and is covered all the same: an edge that is rolled in. */
const HEM = 0.5;
/** Stands for the ink: its color is not printed. */
const WHITE = { kind: "solid", color: "#ffffff" } as const;
/** mm from the cut within which a region ends at it. */
const TOUCH = 0.2;
/** What is printed beyond the cut reaches so much under it. */
const UNDER = 0.1;

/** What one layer brings to one piece of film, before it is known what lies with it. In the film's own mm. */
export type Laid = {
  placement: Placement;
  twin: boolean;
  kind: PrintKind;
  warp: Warp;
  art: Art;
  cut: Ring[];
};

export type Cutter = { outline(piece: number): Ring[] };

export function cutterOf(map: PrintMap): Cutter {
  const rings = outlinesOf(map);
  const known = new Map<number, Ring[]>();
  return {
    outline(piece) {
      const before = known.get(piece);
      if (before) return before;
      const made = covered(
        (rings[piece] ?? []).map(({ points }) =>
          points.map((p): Point => [map.flat[p * 2] ?? 0, map.flat[p * 2 + 1] ?? 0]),
        ),
      );
      known.set(piece, made);
      return made;
    },
  };
}

/** Where a layer is printed: one for each piece of film that carries more than a sliver of it. */
export function laidOf(map: PrintMap, cutter: Cutter, placement: Placement, art: Art, profile: ShopProfile): Laid[] {
  const kind: PrintKind = isWide(placement) ? "wrap" : "sticker";
  const regions = covered(art.items.flatMap(regionOfItem));
  const whole = placement.size[0] * placement.size[1];
  return (placement.mirror ? [false, true] : [false]).flatMap((twin) =>
    warpsOf(map, placement, twin).flatMap((warp): Laid[] => {
      if (warp.area < whole * SLIVER && warp.area * 1e6 < 400) return [];
      const all = simplified(onFilm(regions, warp), LINE);
      const outline = cutter.outline(warp.piece);
      const edge = kind === "wrap" ? grown(outline, profile.tuck) : outline;
      const within = placement.whole && kind === "sticker" ? all : common(all, edge);
      const cut = without(within, grown(covered(warp.averted), kind === "wrap" ? -profile.tuck : -HEM));
      return areaOf(common(cut, outline)) < LEAST ? [] : [{ placement, twin, kind, warp, art, cut }];
    }),
  );
}

/** A piece of film of layers that are printed together, bottom first. @param cut in the film's own mm */
export function pieceOf(
  map: PrintMap,
  laid: readonly Laid[],
  cut: readonly Ring[],
  profile: ShopProfile,
): Omit<Piece, "number"> {
  const [first] = laid as [Laid];
  const { warp, kind } = first;
  const film = map.pieces[warp.piece];
  const panel = map.surface.panels[film?.panel ?? 0] ?? "";
  const mirrored = profile.insideGlass.includes(panel);
  const grainOnFilm: Point = film?.grain ?? [1, 0];
  // a wrap's grain runs along the roll; stickers stand as they are seen
  const quarter = kind === "wrap" && Math.abs(grainOnFilm[0]) > Math.abs(grainOnFilm[1]);
  const turn: Affine = after(
    quarter ? [0, 1, -1, 0, 0, 0] : [1, 0, 0, 1, 0, 0],
    mirrored ? [-1, 0, 0, 1, 0, 0] : moved(0, 0),
  );
  const turned = (rings: readonly Ring[], by: Affine): Ring[] =>
    covered(
      rings.map((ring) => ring.map((point) => applied(by, point))),
      "evenodd",
    );
  const bleedOnFilm = grown(cut, profile.bleed);
  const box = boxOf(turned(bleedOnFilm, turn));
  const place = after(moved(-box[0], -box[1]), turn);
  const draws: Draw[] = [];
  const under: Draw[] = [];
  const white: Draw[] = [];
  const whiteOf = (rings: readonly Ring[]) => turned(grown(covered(rings), -profile.choke), place);
  let [clear, dpi] = [false, null as number | null];
  for (const { art, placement, warp: own, cut: region } of laid) {
    for (const item of art.items) {
      const blend = item.blend ?? ((placement.blend ?? null) as Exclude<Blend, "knockout"> | null);
      const alpha = item.alpha * placement.opacity;
      if (alpha <= 0) continue;
      if (item.kind === "raster") {
        const at = dpiOf(item, own);
        dpi = dpi === null ? at : Math.min(dpi, at);
        clear ||= alpha < 1;
        draws.push({ kind: "raster", pixels: item.pixels, cells: cellsOf(item, own, place), alpha, blend });
        const rings = whiteOf(common(onFilm(regionOfItem(item), own), region));
        white.push({ kind: "area", rings, paint: WHITE, matrix: place, alpha, blend: null });
        continue;
      }
      const paint = placement.tint === null ? item.paint : ({ kind: "solid", color: placement.tint } as const);
      clear ||= alpha < 1 || isClearPaint(item.paint);
      const rings = common(
        simplified(onFilm(covered(item.rings, item.rule), own), LINE),
        laid.length > 1 ? region : bleedOnFilm,
      );
      if (rings.length === 0) continue;
      const matrix = after(place, item.at ? after(own.affine, item.at) : own.affine);
      draws.push({ kind: "area", rings: turned(rings, place), paint, matrix, alpha, blend });
      // what ends inside the cut has no bleed: nothing of it is seen where the knife runs
      if (areaOf(without(grown(rings, TOUCH), cut)) > TOUCH)
        under.push({ kind: "area", rings: turned(grown(rings, profile.bleed), place), paint, matrix, alpha, blend });
      const below = isClearPaint(paint) ? paint : WHITE;
      white.push({ kind: "area", rings: whiteOf(common(rings, cut)), paint: below, matrix, alpha, blend: null });
    }
  }
  const needsWhite = clear || profile.white.includes(first.placement.finish);
  const [, , uc, ud] = after(place, warp.affine);
  const unit = (x: number, y: number): Point => [x / (Math.hypot(x, y) || 1), y / (Math.hypot(x, y) || 1)];
  const [ga, gb, gc, gd] = turn;
  const placedCut = turned(cut, place);

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
    bleed: turned(bleedOnFilm, place),
    under,
    draws,
    white: needsWhite ? white.filter((draw) => draw.kind !== "area" || draw.rings.length > 0) : [],
    width: box[2] - box[0],
    height: box[3] - box[1],
    cutArea: areaOf(placedCut),
    cutBox: boxOf(placedCut),
    dpi,
    up: kind === "sticker" ? unit(uc, ud) : unit(gc, gd),
    grain: unit(ga * grainOnFilm[0] + gc * grainOnFilm[1], gb * grainOnFilm[0] + gd * grainOnFilm[1]),
    stretch: warp.stretch,
    place,
    flattened: [...new Set(laid.flatMap(({ art }) => art.flattened))],
  };
}

/** The part of what is printed beyond the cut that is seen there alone. */
export const bleedOnly = ({ bleed, cut }: Pick<Piece, "bleed" | "cut">): Ring[] => without(bleed, grown(cut, -UNDER));
