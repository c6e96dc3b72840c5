export {
  type Assembly,
  type AssemblySheet,
  type AssemblyStep,
  assemblyOf,
  CAR_SIDES,
  type CarSide,
  type Edge,
  type Measure,
  type Mounting,
  seenOn,
  type Wheel,
} from "./assembly/assembly.ts";
export type { Art, Item, Paint, Pixels } from "./art/art.ts";
export { shapeArt } from "./art/shape.ts";
export { NotLines, svgArt } from "./art/svg.ts";
export { EM, type Face, textArt } from "./art/text.ts";
export { vinylArt } from "./art/vinyl.ts";
export { type FilmRun, type MadeFile, makeProduction, type Production, type ProductionInput } from "./make-files.ts";
export { type Gamut, gamutOf, printedHex } from "./color/gamut.ts";
export { type Outside, outsideOf } from "./color/outside.ts";
export { type ProfileProblem, readProfile } from "./color/icc-file.ts";
export { componentsOf } from "./pdf/icc.ts";
export { fixed, list, PdfFile, ref, textString } from "./pdf/objects.ts";
export type { Piece } from "./piece/piece.ts";
export { sidePng } from "./preview/png.ts";
export { pieceDrawing, type ShownPictures } from "./preview/preview.ts";
export { PROFILE, type ShopProfile } from "./profile.ts";
export type { Lettering, Outlined, Words } from "./words.ts";
