import type { Picture } from "./canvas.ts";
import type { Palette } from "./palette.ts";
import { camo, fur, leopard } from "./patterns/camouflage.ts";
import { brushStroke, flames, tribal } from "./patterns/flames.ts";
import { dots } from "./patterns/halftone.ts";
import { splatter } from "./patterns/splatter.ts";
import { pinstripes, speed, stripes } from "./patterns/stripes.ts";
import { carbon, chequers, geometric, hexagons, waves } from "./patterns/tiles.ts";
import type { Draw } from "./patterns/kind.ts";
import type { Random } from "./random.ts";

export type PatternId =
  | "stripes"
  | "flames"
  | "tribal"
  | "splatter"
  | "halftone"
  | "carbon"
  | "camo"
  | "geometric"
  | "chequers"
  | "hexagons"
  | "pinstripes"
  | "speed"
  | "dots"
  | "waves"
  | "tiger"
  | "leopard"
  | "zebra"
  | "brush";

const DRAW: Record<PatternId, Draw> = {
  stripes,
  flames,
  tribal,
  splatter,
  halftone: dots,
  carbon,
  camo,
  geometric,
  chequers,
  hexagons,
  pinstripes,
  speed,
  dots,
  waves,
  tiger: fur("tiger"),
  leopard,
  zebra: fur("zebra"),
  brush: brushStroke,
};

/** Width in mm of each on a car. */
const WIDTH: Partial<Record<PatternId, number>> = {
  splatter: 420,
  carbon: 400,
  camo: 400,
  waves: 400,
  tiger: 400,
  leopard: 400,
  zebra: 400,
};

export const patternWidth = (id: PatternId): number => WIDTH[id] ?? 900;

export const drawPattern = (id: PatternId, palette: Palette, random: Random, index: number): Picture =>
  DRAW[id](palette, random, index);
