export {
  type Counted,
  isDrawn,
  onPage,
  pieceId,
  type Placed,
  SHEET_CHECK,
  SHEET_MARGIN,
  type SheetLayout,
  sheetLayout,
  TEMPLATE_LAYER,
} from "./arrange.ts";
export { readPrintMap, writePrintMap } from "./file.ts";
export { outlinesOf, type Ring, sizeOf } from "./outline.ts";
export { type FlatPoint, flatPoint, type SurfacePoint, surfacePoint } from "./place.ts";
export type { PrintMap, PrintPiece } from "./print-map.ts";
export { type Squares, squaresOf } from "./squares.ts";
export {
  amountOf,
  figuresOf,
  ownPlane,
  pointStretch,
  singular,
  type Stretch,
  stretchOf,
  type StretchFigures,
} from "./stretch.ts";
