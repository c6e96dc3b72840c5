// Where things lie on flat sheets: apart from the index, as no first frame needs it.
export {
  createElevationSpace,
  type Elevation,
  type ElevationId,
  ELEVATIONS,
  elevationSheet,
  type ElevationSheet,
  EYE,
  onElevation,
} from "./elevations.ts";
export { hitAt, type SurfaceHit } from "./on-surface.ts";
export { createPanelSpace } from "./panel-space.ts";
export type { FlatSpace, Lying } from "./space.ts";
export { type FlatPorts, flatSurface, type SheetView, toScreen, toSheet } from "./flat-surface.ts";
export { type ArtRoom, artRooms } from "./art-rooms.ts";
export { drawRoom, inkBox, type Pixels, sheetBox, type SheetPixels } from "./draw-room.ts";
export { type CroppedRoom, croppedRoom, type PixelBox } from "./crop-room.ts";
