export { DrawingRefused, type DrawnSticker, drawSticker, type StickerWish } from "./draw.ts";
export type { Drawer } from "./drawer.ts";
export { generationHandler } from "./generation.handler.ts";
export { openDrawer } from "./open.ts";
export { type Refusal, refusalOf } from "./refuse.ts";
