export { type Command, type CommandContext, runCommand } from "./commands/command.ts";
export { editCommands } from "./commands/edit-commands.ts";
export { type KeyPress, matchesShortcut } from "./commands/shortcut.ts";
export { selectedStickers, stickerCommands } from "./commands/sticker-commands.ts";
export { createEditor, type Editor, type EditorState, type Mutation } from "./editor.ts";
export { type Quat, rotate, type Vec3 } from "./geometry/quat.ts";
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
export { sameJson } from "./history/same.ts";
export { resetPaint, setPaint } from "./mutate/paint.ts";
export { mountPart } from "./mutate/parts.ts";
export { setOptional, setStance } from "./mutate/stance.ts";
export {
  addSticker,
  duplicateStickers,
  moved,
  placementId,
  removeStickers,
  reorderSticker,
  resized,
  type StickerPatch,
  shiftSticker,
  updateStickers,
} from "./mutate/stickers.ts";
export { NOTHING_SELECTED, primaryOf, type Selection } from "./selection.ts";
export { createPlaceTool, type PlaceTool } from "./tools/place-tool.ts";
export { createSelectTool, type LiveDrag } from "./tools/select-tool.ts";
export { type Handle, type Hit, type PointerInput, type Pose, type Surface, type Tool } from "./tools/surface.ts";
export { reflected } from "./tools/transform.ts";
