export { createStage } from "./stage.ts";
export { textArtAspect } from "./livery/text-art.ts";
export {
  type ArtFile,
  type ArtFont,
  type BoxPose,
  type CameraPose,
  type CaptureOptions,
  type DragPatch,
  type Insets,
  type Pick,
  type PlacementOutline,
  type Quality,
  type Quat,
  type ScreenPoint,
  type Stage,
  type StageAssets,
  StageError,
  type StageErrorCode,
  type StageEvents,
  type StageOptions,
  type StageStats,
  type Vec3,
} from "./types.ts";
