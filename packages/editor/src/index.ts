export { reflected } from "./geometry/reflect.ts";
export { alignCommands } from "./commands/align-commands.ts";
export { type Command, type CommandContext, runCommand, type ValueCommand } from "./commands/command.ts";
export { editCommands } from "./commands/edit-commands.ts";
export { type FuzzyMatch, fuzzyMatch } from "./commands/fuzzy.ts";
export { layerCommands } from "./commands/layer-commands.ts";
export { maskCommands } from "./commands/mask-commands.ts";
export { nudgeCommands } from "./commands/nudge-commands.ts";
export { reframeSelected } from "./commands/reframe-selected.ts";
export { selectedStickers } from "./commands/selected.ts";
export { isSingleKey, type KeyPress, matchesShortcut } from "./commands/shortcut.ts";
export { stickerCommands } from "./commands/sticker-commands.ts";
export { leanTo, valueCommands } from "./commands/value-commands.ts";
export { createEditor, type Editor, type EditorState, type Mutation } from "./editor.ts";
export {
  aroundNormal,
  conjugate,
  multiply,
  normalize,
  normalOf,
  type Quat,
  rotate,
  type Vec3,
} from "./geometry/quat.ts";
export { degreesOf, uprightRotation, withDegrees } from "./geometry/upright.ts";
export { applyDiff, type Diff, diffDocuments, invertDiff } from "./history/diff.ts";
export {
  emptyHistory,
  type History,
  MAX_STEPS,
  redoStep,
  restoreHistory,
  type Step,
  type StepLabel,
  undoStep,
} from "./history/history.ts";
export { sameJson } from "@carloom/build";
export { cornersOf, faceOf, type Frame, frameOf, type Reframe, reframe } from "./mutate/frame.ts";
export { blendStickers, clipToShape, masksIn, maskStickers, withMasks } from "./mutate/masks.ts";
export { fadeGroup, groupThatIs, lineageOf, nested, tidied } from "./mutate/nesting.ts";
export { freeGroupName, groupsOf, membersOf, placeStickers, renameGroup, stepStickers } from "./mutate/groups.ts";
export {
  type CarBoxes,
  carried,
  type Landing,
  type Nearest,
  onBody,
  pasteStickers,
  rehomed,
} from "./mutate/paste.ts";
export { resetPaint, setPaint } from "./mutate/paint.ts";
export { mountPart } from "./mutate/parts.ts";
export { setOptional, setStance } from "./mutate/stance.ts";
export { copyAlong, type CopyPath, MOST_COPIES } from "./mutate/copies.ts";
export { mirroredStep, mirroring } from "./tools/symmetry.ts";
export {
  addSticker,
  duplicateStickers,
  moved,
  placementId,
  removeStickers,
  renameSticker,
  resized,
  type StickerPatch,
  updateStickers,
} from "./mutate/stickers.ts";
export { NOTHING_SELECTED, primaryOf, type Selection } from "./selection.ts";
export { pointsAround } from "./tools/around.ts";
export { framed, type FrameOutline, frameOutline } from "./tools/frame-drag.ts";
export { createEyedropTool, type EyedropTool } from "./tools/eyedrop-tool.ts";
export { createPlaceTool, type PlaceTool } from "./tools/place-tool.ts";
export type { Around, Measure } from "./tools/gaps.ts";
export { type Guide, PULLS, type Pulls } from "./tools/lines.ts";
export type { LiveDrag } from "./tools/live-drag.ts";
export { createSelectTool, type ScreenBox } from "./tools/select-tool.ts";
export { type Handle, type Hit, type PointerInput, type Pose, type Surface, type Tool } from "./tools/surface.ts";
export { type Snap } from "./tools/snap.ts";
export { laidAt } from "./tools/transform.ts";
