export type { Art, Item, Paint, Pixels } from "./art/art.ts";
export { shapeArt } from "./art/shape.ts";
export { NotLines, svgArt } from "./art/svg.ts";
export { EM, type Face, textArt } from "./art/text.ts";
export { type FilmRun, type MadeFile, makeProduction, type Production, type ProductionInput } from "./make-files.ts";
export { componentsOf } from "./pdf/icc.ts";
export type { Piece } from "./piece/piece.ts";
export { type Marks, MARKS, PROFILE, type ShopProfile } from "./profile.ts";
export type { Lettering, Outlined, Words } from "./words.ts";
