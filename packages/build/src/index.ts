export { type BuildChange, changesBetween, takeChanges } from "./changes.ts";
export {
  BLENDS,
  DOCUMENT_VERSION,
  FLOORS,
  LEAST_GROUP_OPACITY,
  MANIFEST_VERSION,
  MAX_DOCUMENT_BYTES,
  MAX_STICKERS,
  MAX_VINYL_BYTES,
  MAX_VINYL_PACKED,
  MOST_LINES,
  MOST_PARTS,
  MOST_PIECES,
  MOST_SKEW,
  MOST_VINYL_COLORS,
  MOST_VINYL_PARTS,
  PAINT_FINISHES,
  PART_VERSION,
  PROJECTIONS,
  STICKER_FINISHES,
  vinylObject,
} from "./constants.ts";
export {
  type Blend,
  BuildDocument,
  Groups,
  HexColor,
  Paint,
  PaintFinish,
  Placement,
  Plate,
  Stance,
  StickerArt,
  StickerFinish,
  TextArt,
  VinylArt,
} from "./document.ts";
export type { FileArt } from "./document.ts";
export { MOST_OUTLINES, OwnLetters } from "./own-letters.ts";
export { emptyBuild } from "./empty.ts";
export { finishOf, withSecondColor } from "./finish.ts";
export type { Finish, FinishLight, SecondColor } from "./finishes.ts";
export { conflicts, type Fitment, type FitmentReason, fitment, slotsFor, type Verdict } from "./fitment.ts";
export {
  AssetFile,
  BoltPattern,
  BrakeMount,
  HubMeasures,
  LocalizedText,
  Manifest,
  MountMeasures,
  Panel,
  PartMeasures,
  PartOption,
  Slot,
  Zone,
} from "./manifest.ts";
export { type Fade, fadesIn } from "./fades.ts";
export { lampLevel } from "./lamp-level.ts";
export { fadedAround, groupOpacity, lineageOf } from "./grouping.ts";
export {
  LEAST_PLATE,
  MOST_PLATE,
  PLATE_FORMS,
  type PlateFault,
  plateFace,
  plateFault,
  type PlateForm,
  plateText,
} from "./plate.ts";
export { composeFormer, type Former, throughFormer } from "./former.ts";
export { type ManifestReading, manifestFrom, parseManifest, readManifest } from "./read-manifest.ts";
export { readPart } from "./read-part.ts";
export { readSentManifest } from "./sent-manifest.ts";
export type { Reading } from "./versions/line.ts";
export { type PartReading, readSentPart } from "./sent-part.ts";
export { LEADERS, leaderOf, type Painted, paintOfZone, type Sold, samePaint, soldPaints } from "./paint.ts";
export {
  type BuildReading,
  buildToPreset,
  type Parsed,
  type PresetSetting,
  parseBuild,
  presetToBuild,
  type PresetInput,
  readBuild,
  readJson,
} from "./preset.ts";
export { readSurface, writeSurface } from "./printed/file.ts";
export {
  DEPTH_LIMIT,
  FACING_FADE,
  leanOf,
  limitedDepth,
  mirrorPose,
  printRotation,
  rotationOf,
} from "./printed/pose.ts";
export {
  coverageOfFace,
  formOf,
  isPrinted,
  madeOf,
  type PrintedFace,
  printedFace,
  type Projected,
  shareOf,
} from "./printed/printed.ts";
export { degreesOf, uprightAxes } from "./printed/upright.ts";
export { type Measured, type Stencil, stencilsOf } from "./printed/stencils-of.ts";
export type { PanelSurface } from "./printed/surface.ts";
export { type DrawnFill, type Drawing, drawingOf, shapeSvg } from "./shape/drawing.ts";
export { isWithin, type Region, regionOf, spansAt } from "./shape/flat.ts";
export type { Contour, Point } from "./shape/contour.ts";
export { contoursOf } from "./shape/outline.ts";
export { gradientAt, sampledStops } from "./shape/gradient.ts";
export type { Fill, GradientStop, Shape, ShapeArt } from "./shape/schema.ts";
export { sameJson } from "./same.ts";
export { SLOT_IDS, type SlotId, slotKind } from "./slot.ts";
export type { SlotKind } from "./slots.ts";
export { artColors, type Recolor, recolorArt, recoloredBy } from "./recolor.ts";
export { recolorSvg, svgColors } from "./vector.ts";
export {
  type ArtFacts,
  type Coverage,
  dpiAt,
  leastCapital,
  lettersIn,
  type PreflightCode,
  type InkShift,
  type PreflightLine,
  preflight,
  printWarnings,
  readingOf,
  thinnestRim,
} from "./preflight.ts";
export { dpiState, isWide, narrowestOf, PRINT_RULES, type PrintKind, type PrintRules } from "./print-rules.ts";
export type { PictureOrder } from "./picture.ts";
export type { ShownPage } from "./shown.ts";
export type { ProofPage, ProofPlace, ProofSheet } from "./proof.ts";
