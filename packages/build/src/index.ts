export {
  BuildDocument,
  DOCUMENT_VERSION,
  emptyBuild,
  HexColor,
  MAX_DOCUMENT_BYTES,
  MAX_STICKERS,
  PAINT_FINISHES,
  Paint,
  PaintFinish,
  Placement,
  PROJECTIONS,
  Stance,
  STICKER_FINISHES,
  StickerArt,
  StickerFinish,
} from "./document.ts";
export { conflicts, type Fitment, type FitmentReason, fitment, slotsFor, type Verdict } from "./fitment.ts";
export {
  AssetFile,
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
export {
  buildToPreset,
  type Parsed,
  PresetSetting,
  parseBuild,
  presetToBuild,
  type PresetInput,
  readJson,
} from "./preset.ts";
